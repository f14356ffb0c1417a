import type { Component, Manifest } from './manifest';

/** A file for language models, which stands beside the manifest. */
interface TextFile {
  name: string;
  text: string;
}

/**
 * The manifest as text in the form of llmstxt.org: an index that names every component, and one file with all that an
 * author needs to use them.
 */
export function llmsFiles(manifest: Manifest, readme: string): TextFile[] {
  const [title = '', summary = '', ...guide] = paragraphsOf(readme);
  const head = [title, `> ${summary.replaceAll('\n', ' ')}`];
  const rooms = [...new Set(manifest.components.map(({ room }) => room))].sort();
  const ofRoom = (room: string) => manifest.components.filter((component) => component.room === room);

  const index = [
    ...head,
    `Version ${manifest.version}. Import components from the entry that their line names.`,
    '## Documentation',
    [
      '- [README](../README.md): how to install it, styles, tokens, themes',
      '- [llms-full.txt](llms-full.txt): the README and every component with its props, keys and examples in one file',
      '- [components.json](components.json): the same for programs',
      '- [CHANGELOG](../CHANGELOG.md): what has changed for users',
    ].join('\n'),
    '## Entries',
    manifest.entries.map(entryOf).join('\n'),
    ...rooms.flatMap((room) => [`## Components: ${room}`, ofRoom(room).map(lineOf).join('\n')]),
    '## Patterns and whole screens',
    manifest.patterns.map(({ name }) => `- [${name}](llms-full.txt#${anchorOf(name)})`).join('\n'),
    '## Hooks, functions and values',
    manifest.others.map((other) => `- \`${other.import}\` ${other.description}`).join('\n'),
  ];
  const full = [
    ...head,
    ...guide,
    ...rooms.flatMap((room) => ofRoom(room).map(chapterOf)),
    ...manifest.patterns.map(patternOf),
  ];

  return [
    { name: 'llms.txt', text: `${index.join('\n\n')}\n` },
    { name: 'llms-full.txt', text: `${full.join('\n\n')}\n` },
  ];
}

/** Without links to files beside the README, which a reader of this text alone does not have. */
function paragraphsOf(readme: string): string[] {
  return readme
    .replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')
    .trim()
    .split('\n\n');
}

function entryOf({ name, peers }: Manifest['entries'][number]): string {
  const also = peers.length > 0 ? `: also install ${peers.map((peer) => `\`${peer}\``).join(', ')}` : '';
  return `- \`${name}\`${also}`;
}

function lineOf({ name, import: line, description, polish }: Component): string {
  const entry = /'(.+)'/.exec(line)?.[1];
  const words = polish ? ` (${polish})` : '';
  return `- [${name}](llms-full.txt#${anchorOf(name)})${words}, \`${entry}\`: ${description}`;
}

/** As Markdown is shown: `## Patterns/Form with errors` is `patternsform-with-errors`. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const patternOf = ({ name, code }: Manifest['patterns'][number]) =>
  `## ${name}\n\n\`\`\`tsx\n${code}\n\`\`\``;

function chapterOf(component: Component): string {
  const { name, description, polish, accessibility, examples } = component;
  const [first] = examples;
  const parts = [
    `## ${name}`,
    `\`${component.import}\``,
    description,
    polish && `Polish: ${polish}.`,
    component.props.length > 0 && component.props.map(propLine).join('\n'),
    accessibility && accessibilityOf(accessibility),
    first && `\`\`\`tsx\n${first.code}\n\`\`\``,
  ];
  return parts.filter(Boolean).join('\n\n');
}

function propLine({ name, type, required, default: value, description }: Component['props'][number]): string {
  const whether = required ? ', required' : '';
  const instead = value === undefined ? '' : `, default \`${value}\``;
  return `- \`${name}\`: \`${type}\`${whether}${instead}. ${description}`;
}

function accessibilityOf({ keys, roles, reads }: NonNullable<Component['accessibility']>): string {
  return [
    ...keys.map(([key, does]) => `- Key ${key}: ${does}`),
    `- Roles and names: ${roles}`,
    `- A screen reader says: ${reads}`,
  ].join('\n');
}
