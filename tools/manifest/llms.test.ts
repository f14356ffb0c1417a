import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unpublishedIn } from '../packages/named';
import { llmsFiles } from './llms';
import { type Manifest, manifest } from './manifest';

const README = `# @urzad/ui

Widgets for
offices.

## Use

See [the recipe](../../docs/recipe.md) and [Node](https://nodejs.org).
`;

const MANIFEST: Manifest = {
  format: 1,
  name: '@urzad/ui',
  version: '1.2.3',
  entries: [
    { name: '@urzad/ui', peers: [] },
    { name: '@urzad/ui/pdf-view', peers: ['pdfjs-dist'] },
  ],
  components: [
    {
      name: 'PdfView',
      import: "import { PdfView } from '@urzad/ui/pdf-view';",
      description: 'Shows a document.',
      room: 'files',
      polish: 'podgląd',
      props: [
        { name: 'source', type: 'string', required: true, description: 'Its address.' },
        { name: 'zoom', type: 'number', required: false, default: '1', description: 'How large.' },
      ],
      accessibility: { keys: [['Page Down', 'the next page']], roles: 'document', reads: '„Strona 1”' },
      examples: [{ name: 'Default', code: '<PdfView source="a.pdf" />' }],
    },
    {
      name: 'Part',
      import: "import { Part } from '@urzad/ui';",
      description: 'A part.',
      room: 'actions',
      props: [],
      examples: [{ name: 'Part', code: '<Part />' }],
    },
  ],
  patterns: [{ name: 'Patterns/Form with errors Default', code: '<Form />' }],
  others: [
    { name: 'useDay', import: "import { useDay } from '@urzad/ui';", description: 'The day of the office.' },
  ],
};

const [index, full] = llmsFiles(MANIFEST, README);

it('the index names what there is, room by room, and leads to the rest', () => {
  expect(index?.name).toBe('llms.txt');
  expect(index?.text).toBe(`# @urzad/ui

> Widgets for offices.

Version 1.2.3. Import components from the entry that their line names.

## Documentation

- [README](../README.md): how to install it, styles, tokens, themes
- [llms-full.txt](llms-full.txt): the README and every component with its props, keys and examples in one file
- [components.json](components.json): the same for programs
- [CHANGELOG](../CHANGELOG.md): what has changed for users

## Entries

- \`@urzad/ui\`
- \`@urzad/ui/pdf-view\`: also install \`pdfjs-dist\`

## Components: actions

- [Part](llms-full.txt#part), \`@urzad/ui\`: A part.

## Components: files

- [PdfView](llms-full.txt#pdfview) (podgląd), \`@urzad/ui/pdf-view\`: Shows a document.

## Patterns and whole screens

- [Patterns/Form with errors Default](llms-full.txt#patternsform-with-errors-default)

## Hooks, functions and values

- \`import { useDay } from '@urzad/ui';\` The day of the office.
`);
});

it('the whole has the README without links to files, and a chapter for each component', () => {
  expect(full?.name).toBe('llms-full.txt');
  expect(full?.text).toBe(`# @urzad/ui

> Widgets for offices.

## Use

See the recipe and [Node](https://nodejs.org).

## Part

\`import { Part } from '@urzad/ui';\`

A part.

\`\`\`tsx
<Part />
\`\`\`

## PdfView

\`import { PdfView } from '@urzad/ui/pdf-view';\`

Shows a document.

Polish: podgląd.

- \`source\`: \`string\`, required. Its address.
- \`zoom\`: \`number\`, default \`1\`. How large.

- Key Page Down: the next page
- Roles and names: document
- A screen reader says: „Strona 1”

\`\`\`tsx
<PdfView source="a.pdf" />
\`\`\`

## Patterns/Form with errors Default

\`\`\`tsx
<Form />
\`\`\`
`);
});

it('names every component of the library', () => {
  const made = manifest();
  const files = llmsFiles(made, readFileSync('packages/ui/README.md', 'utf8'));
  const [, every] = files;
  const chapters = new Set(every?.text.match(/^## \w+$/gm));

  expect(made.components.filter(({ name }) => !chapters.has(`## ${name}`))).toEqual([]);
  expect(every?.text).not.toMatch(/\]\((?!https?:)/);
  expect(files.flatMap(({ text }) => unpublishedIn(text))).toEqual([]);
});
