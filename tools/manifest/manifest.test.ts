import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { exportsOfEntries, PROGRAM, SAMPLES } from '../library/ui-program';
import { asOneLine, manifest } from './manifest';
import { NOTES_OF_PARTS, OWN_NOTES } from './notes-of-parts';
import { shownStories } from './shown-stories';

const MADE = manifest();
const component = (name: string) => MADE.components.find((one) => one.name === name);

describe('the manifest of components', () => {
  it('tells of a button how it is imported, called, used and heard', () => {
    const button = component('Button');

    expect(button).toMatchObject({
      import: "import { Button } from '@urzad/ui';",
      room: 'actions',
      storybook: 'Actions/Button',
      polish: 'przycisk, guzik',
      use: { when: expect.stringMatching(/^For an action on this page/) },
      accessibility: { keys: [['Enter, Space', 'press it']], roles: expect.stringMatching(/^button, or/) },
    });
    expect(button?.props.find(({ name }) => name === 'size')).toEqual({
      name: 'size',
      type: '"sm" | "md" | "lg"',
      required: false,
      default: "'md'",
      description: 'Heights 36, 44 and 56 px.',
    });
    expect(button?.examples).toContainEqual({
      name: 'Disabled',
      code: `import { Button } from '@urzad/ui';

<Button onClick={() => undefined} disabled>Złóż zgłoszenie</Button>`,
    });
  });

  it('shows of each the default first, in its shortest form', () => {
    expect(component('DataTable')?.examples[0]?.name).toBe('Default');
    for (const { name, examples, storybook } of MADE.components) {
      if (!storybook) continue;
      const short = examples.filter(({ code }) => code.split('\n').length <= 40);
      expect([0, examples.length], name).toContain(short.length);
    }
  });

  it('has every exported component, once', () => {
    const exported = exportsOfEntries().filter(isComponent);

    expect(exported.length).toBeGreaterThan(150);
    expect(MADE.components.map(({ name }) => name)).toEqual([...new Set(exported.map(nameOf))].sort());
  });

  it('says of each what its comment says', () => {
    const checker = PROGRAM.getTypeChecker();
    for (const symbol of exportsOfEntries().filter(isComponent)) {
      const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
      expect(component(symbol.name)?.description, symbol.name).toBe(asOneLine(comment));
    }
  });

  it('has an example of each', () => {
    const without = MADE.components.filter(({ examples }) => examples.length === 0);

    // Only Next can run it; `fixtures/next` does.
    expect(without.map(({ name }) => name)).toEqual(['NextLink']);
  });

  it('shows only samples that the tests compile', () => {
    const compiled = new Set(SAMPLES.map(({ code }) => code));
    const shown = [...MADE.components.flatMap(({ examples }) => examples), ...MADE.patterns];

    expect(shown.filter(({ code }) => !compiled.has(code))).toEqual([]);
  });

  it('has patterns and whole screens, and nothing that is shown as wrong', () => {
    const names = MADE.patterns.map(({ name }) => name);
    const shown = MADE.components.flatMap(({ examples }) => examples.map(({ name }) => name));

    expect(names).toContain('Patterns/Form with errors Default');
    expect(names.length).toBeGreaterThan(5);
    expect([...names, ...shown].filter((name) => name.startsWith('Guidance/'))).toEqual([]);
  });

  it('imports nothing that hosts do not get', () => {
    const imported = [...MADE.components, ...MADE.others].map((one) => /'(.+)'/.exec(one.import)?.[1] ?? '');

    expect(
      [...new Set(imported)].filter((entry) => !MADE.entries.some(({ name }) => name === entry)),
    ).toEqual([]);
  });

  it('says of an entry what a host has to have for it', () => {
    const peers = (name: string) => MADE.entries.find((entry) => entry.name === name)?.peers;

    expect(peers('@urzad/ui')).toEqual([]);
    expect(peers('@urzad/ui/next')).toEqual(['next']);
  });

  it('names no page and no class that a host does not have', () => {
    const said = JSON.stringify(MADE);

    expect(said.match(/.{20}(?:Spec|Order|Process|Guide|Security) §.{20}/g)).toBeNull();
    expect(said.match(/.{20}\(decision \d+/g)).toBeNull();
    expect(said.match(/.{20}[" ]u:.{20}/g)).toBeNull();
  });

  it('tells keys, roles and words of every component', () => {
    const without = MADE.components.filter(({ accessibility }) => !accessibility);

    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('borrows notes of other stories only for components that have none of their own', () => {
    const described = new Set(
      shownStories().flatMap(({ component: of, accessibility }) => (of && accessibility ? [of] : [])),
    );

    expect(
      [...Object.keys(NOTES_OF_PARTS), ...Object.keys(OWN_NOTES)].filter(
        (name) => described.has(name) || !component(name),
      ),
    ).toEqual([]);
  });

  it('has hooks and values with their sentences, and no types', () => {
    const other = (name: string) => MADE.others.find((one) => one.name === name);

    expect(other('useLocale')?.description).toMatch(/^The language of the interface: /);
    expect(other('tokenVar')?.import).toBe("import { tokenVar } from '@urzad/ui/tokens';");
    expect(other('ButtonProps')).toBeUndefined();
    expect(MADE.others.filter(({ description }) => !description)).toEqual([]);
  });
});

it('leaves out where a comment has it from', () => {
  expect(asOneLine('A sheet (Spec §2): over the\npage (decision 0047).')).toBe('A sheet: over the page.');
});

it('joins the lines of a comment, and leaves its paragraphs and lists', () => {
  expect(asOneLine('One that\ngoes on.\n\nAnother:\n- first\n- second')).toBe(
    'One that goes on.\n\nAnother:\n- first\n- second',
  );
});

function isComponent({ flags, name }: ts.Symbol): boolean {
  return Boolean(flags & ts.SymbolFlags.Function) && /^[A-Z]/.test(name);
}

function nameOf({ name }: ts.Symbol): string {
  return name;
}
