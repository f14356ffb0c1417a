import { describe, expect, it } from 'vitest';
import { migrate } from './migrate';
import { migrated, TODAY } from './testing/migrated';

const OWN = /is also set by your project/;

describe('a property that the host sets itself stays', () => {
  it.each([
    ['a.scss', '// dark\n.host {\n  --accent: red; // ours\n}\n'],
    ['a.sass', '.host\n  --accent: red\n'],
    ['a.less', '.host { --accent: @red; }'],
    ['a.pcss', '.host { --accent: red; }'],
    ['a.vue', '<template><p>…</p></template>\n<style scoped>\np { --accent: red }\n</style>\n'],
    ['a.svelte', '<p style="--accent: red">…</p>'],
    ['a.astro', '<style>p { --accent: red }</style>'],
    ['a.mdx', '# Page\n\n<style>{`:root { --accent: red }`}</style>\n'],
    ['a.html', '<p style="--accent: red">…</p>'],
    ['a.ts', 'const Card = styled.div`\n  --accent: \u0024{({ red }) => red};\n  color: var(--accent);\n`;'],
    ['a.js', "card.style.cssText = '--accent: red';"],
    ['broken.js', 'const card = css`--accent: red`; }'],
  ])('%s', (path, text) => {
    const { text: sheet, says } = migrated('b.css', 'a { color: var(--accent) }', { path, text });
    expect(sheet).toBe('a { color: var(--accent) }');
    expect(says).toEqual([expect.stringMatching(OWN)]);
  });

  it.each([
    ['a.scss', '// --accent: red;\n/* --accent: red; */'],
    ['a.ts', '// --accent: red;\nconst shade = is ? --accent : accent;'],
  ])('and is not set by a comment or a subtraction (%s)', (path, text) => {
    expect(migrated('b.css', 'a { color: var(--accent) }', { path, text }).says).toEqual([]);
  });
});

describe('Sass and Less', () => {
  it('change as style sheets do', () => {
    const sheet = (name: string) =>
      `@use "host";\n// var(--accent)\n.host { color: var(--${name}); &:hover { background: url(https://a.pl/--accent) } }\n`;
    for (const path of ['a.scss', 'a.less'])
      expect(migrated(path, sheet('accent'))).toEqual({ text: sheet('urzad-accent'), says: [] });
  });

  it('keep modifiers of a block and variables, which only look like properties', () => {
    const sheet =
      '.host { &--text { x: y } }\n#{$block}--accent { x: $--accent; y: @--accent }\n%--text { x: y }';
    expect(migrated('a.scss', sheet)).toEqual({ text: sheet, says: [] });
  });
});

describe('a file of several languages', () => {
  it('stays as it is, and what may be ours is told', () => {
    const page = `import { Button } from '@urzad/ui';
import '@urzad/ui/styles.css';

<p className="bg-surface" style={{ color: 'var(--accent)' }}>…</p>
`;
    const preset = { path: 'tailwind.config.js', text: "require('@urzad/ui/tailwind-preset');" };
    expect(migrated('a.mdx', page, preset)).toEqual({
      text: page,
      says: [
        expect.stringMatching(/^1: Files of the kind `\.mdx` are not changed: .* comes from `@urzad\/ui`/),
        expect.stringMatching(/^4: .*write `--urzad-accent`/),
        expect.stringMatching(/^4: .*`bg-surface` is `bg-urzad-surface` today/),
      ],
    });
  });
});

describe('a file that cannot be read ends no run', () => {
  const sheet = { path: 'z.css', text: 'a { color: var(--accent) }' };
  const changed = [{ path: 'z.css', text: 'a { color: var(--urzad-accent) }' }];

  it.each([
    ['has a fault of syntax', 'const a = {;'],
    ['is nested too deep', `const a = ${'('.repeat(100_000)}1${')'.repeat(100_000)};`],
  ])('%s', (fault, text) => {
    expect(migrate([{ path: 'a.ts', text }, sheet], TODAY)).toEqual({
      changed,
      remarks: [{ path: 'a.ts', line: 1, says: `This file ${fault} and was left as it is.` }],
    });
  });

  it('a fault of our own with one file is told of that file', () => {
    const faulty = new Proxy({}, { get: () => expect.fail('no list of names') });
    const script = { path: 'a.ts', text: "import { Button } from '@urzad/ui';" };
    expect(migrate([script, sheet], faulty)).toEqual({
      changed,
      remarks: [
        {
          path: 'a.ts',
          line: 1,
          says: 'This file could not be read (no list of names) and was left as it is.',
        },
      ],
    });
  });

  it('a file of JSON called a script, an empty one and one with a mark of byte order', () => {
    expect(migrated('a.js', '{ "a": 1 }').says).toEqual([
      '1: This file has a fault of syntax and was left as it is.',
    ]);
    expect(migrated('a.js', '')).toEqual({ text: '', says: [] });
    expect(migrated('a.js', "\uFEFFx('var(--accent)');").text).toBe("\uFEFFx('var(--urzad-accent)');");
  });

  it('a chain of 20,000 calls is read to its last', () => {
    const chain = (name: string) => `rules${".add('x')".repeat(20_000)}.add('var(--${name})');`;
    const { text, says } = migrated('a.ts', chain('accent'));
    expect(says).toEqual([]);
    expect(text === chain('urzad-accent')).toBe(true);
  });

  it('a picture of twenty million letters in a style sheet', () => {
    const picture = (name: string) =>
      `a { background: url("data:${'x'.repeat(20_000_000)}"); color: var(--${name}) }`;
    const made = migrated('a.css', picture('accent'));
    expect(made.says).toEqual([]);
    expect(made.text === picture('urzad-accent')).toBe(true);
  });
});
