import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLASSES, classToday, isClassGone } from './classes';
import { migrate } from './migrate';
import before from './names-of-0-6-1.json';
import { migrated, TODAY } from './testing/migrated';

const STYLES = new URL('../../src/foundations/styles/', import.meta.url);
const PRESET = { path: 'tailwind.config.js', text: "const preset = require('@urzad/ui/tailwind-preset');\n" };

describe('imports', () => {
  it.each([
    ["import { HomeScene } from '@urzad/ui';", "import { HomeScene } from '@urzad/ui/programme';"],
    [
      'import { Button as B, type HomeSceneProps as P } from "@urzad/ui";',
      'import { Button as B } from "@urzad/ui";\nimport { type HomeSceneProps as P } from "@urzad/ui/programme";',
    ],
    [
      "import type { ErrorPlace } from '@urzad/ui';",
      "import type { ErrorContext as ErrorPlace } from '@urzad/ui';",
    ],
    [
      "export { HomeScene as Scene } from '@urzad/ui';",
      "export { HomeScene as Scene } from '@urzad/ui/programme';",
    ],
    ["import { HomeScene } from './own';", "import { HomeScene } from './own';"],
    ["import { Button } from '@urzad/ui';", "import { Button } from '@urzad/ui';"],
    ["import '@urzad/ui/styles.css';", "import '@urzad/ui/styles.css';"],
    ["import { somethingNew } from '@urzad/ui';", "import { somethingNew } from '@urzad/ui';"],
  ])('%s', (written, today) => {
    expect(migrated('a.tsx', `${written}\n`)).toEqual({ text: `${today}\n`, says: [] });
  });

  it('says where a name, an entry or a way to a name is gone', () => {
    const { text, says } = migrated(
      'a.ts',
      [
        "import * as ui from '@urzad/ui';",
        "import { FormField } from '@urzad/ui';",
        "import { isPesel, refundFor } from '@urzad/domain';",
        "import { aChild } from '@urzad/domain/testing';",
      ].join('\n'),
    );
    expect(text).toContain("import { isPesel, refundFor } from '@urzad/domain';");
    expect(says).toEqual([
      '1: Names that have moved are not followed through `*`: import them from their entries.',
      expect.stringMatching(/^2: `FormField` is no longer in `@urzad\/ui`\. .*formOf/),
      expect.stringMatching(/^3: `refundFor` is no longer in `@urzad\/domain`\. .*the law of one grant/),
      expect.stringMatching(/^4: `@urzad\/domain\/testing` is gone\./),
    ]);
  });

  it('says where a prop means something else, and not of a component of the host', () => {
    const element = '<ReviewList items={[]} onVerdictChange={() => 0} />;';
    expect(migrated('a.tsx', `import { ReviewList } from '@urzad/ui';\n${element}`).says).toEqual([
      expect.stringMatching(/^2: `onVerdictChange` gets the ids/),
    ]);
    expect(migrated('a.tsx', `import { ReviewList } from './own';\n${element}`).says).toEqual([]);
  });

  it('leaves a file that cannot be read as it is, and says so', () => {
    expect(migrated('a.ts', "import { HomeScene } from '@urzad/ui';\nconst a = {;")).toEqual({
      text: "import { HomeScene } from '@urzad/ui';\nconst a = {;",
      says: ['1: This file has a fault of syntax and was left as it is.'],
    });
  });

  it.each(['a.js', 'a.jsx', 'a.mjs', 'a.cjs', 'a.ts', 'a.mts', 'a.tsx'])('reads %s', (path) => {
    const written = "const a = 'var(--accent)';";
    expect(migrated(path, written).text).toBe("const a = 'var(--urzad-accent)';");
  });

  it('reads what only TypeScript has', () => {
    const written = "@Page() class A { a = <string>'var(--accent)'; }\nexport = A;";
    expect(migrated('a.ts', written).text).toBe(written.replace('--accent', '--urzad-accent'));
  });
});

describe('custom properties', () => {
  it.each([
    ['a { color: var(--accent) }', 'a { color: var(--urzad-accent) }'],
    ['a { color: var( --accent , red) }', 'a { color: var( --urzad-accent , red) }'],
    ['a { color: var(--accent-of-mine) }', 'a { color: var(--accent-of-mine) }'],
    ['a { color: var(--my--accent) }', 'a { color: var(--my--accent) }'],
    ['a { color: var(--urzad-accent) }', 'a { color: var(--urzad-accent) }'],
    ['/* --accent */ a { content: "var(--accent)" }', '/* --accent */ a { content: "var(--accent)" }'],
  ])('in a style sheet: %s', (written, today) => {
    expect(migrated('a.css', written)).toEqual({ text: today, says: [] });
  });

  it('stay where the project sets them, in every file, with the place', () => {
    const sheet = { path: 'a.css', text: '\n:root { --accent: red }\n' };
    const { text, says } = migrated('b.tsx', "const a = 'var(--accent) var(--radius-md)';", sheet);

    expect(text).toBe("const a = 'var(--accent) var(--urzad-radius-md)';");
    expect(says).toEqual([
      '1: `--accent` is also set by your project (a.css:2): write `--urzad-accent` where that of ours is meant.',
    ]);
  });

  it('of a script: those of styles change, a word for a command does not', () => {
    const { text, says } = migrated(
      'a.ts',
      "style.setProperty('--accent', 'red'); run('git', '--text'); const at = count - --text; `var(--avatar-\u0024{n})`;",
    );
    expect(text).toBe(
      "style.setProperty('--urzad-accent', 'red'); run('git', '--text'); const at = count - --text; `var(--urzad-avatar-\u0024{n})`;",
    );
    expect(says).toEqual([
      '1: `--text` was a custom property of ours: write `--urzad-text` if it is meant here.',
    ]);
  });

  it('that styles no longer have are told', () => {
    expect(migrated('a.css', 'a { transition-delay: var(--dur-toast) }')).toEqual({
      text: 'a { transition-delay: var(--dur-toast) }',
      says: ['1: `--dur-toast` was a token of ours, and style sheets no longer have it.'],
    });
  });

  it('are those that we still have, but for the ones that are known to be gone', () => {
    const tokens = readFileSync(new URL('tokens.css', STYLES), 'utf8');
    expect(before.properties.filter((name) => !tokens.includes(`--urzad-${name}:`))).toEqual(
      before.propertiesGone,
    );
  });
});

describe('classes of the preset', () => {
  it.each([
    ['bg-surface', 'bg-urzad-surface'],
    ['text-ink', 'text-urzad-text'],
    ['text-sm', 'text-urzad-sm'],
    ['border-line-strong', 'border-urzad-border-strong'],
    ['border-t-line', 'border-t-urzad-border'],
    ['hover:bg-accent/50', 'hover:bg-urzad-accent/50'],
    ['tablet:hover:p-4', 'min-[768px]:hover:p-4'],
    ['max-desktop:!bg-on-error', 'max-[1025px]:!bg-urzad-on-error'],
    ['data-[open=true]:rounded-t-md!', 'data-[open=true]:rounded-t-urzad-md!'],
    ['group-hover/card:z-modal', 'group-hover/card:z-urzad-modal'],
    ['max-w-form', 'max-w-urzad-form-max'],
    ['font-semibold', 'font-urzad-semibold'],
    ...[
      'p-4',
      '-mt-2',
      'flex',
      'border-2',
      'rounded-none',
      'bg-[url(a:b)]',
      'bg-urzad-surface',
      'surface',
      'a:b:c',
      'my-bg-surface',
    ].map((name) => [name, name]),
  ])('%s', (written, today) => {
    expect(classToday(written)).toBe(today);
  });

  it('change where the preset is used', () => {
    const page = (surface: string, ink: string, small: string) =>
      `<p className="${surface} host">{cx("${ink}", a && \`p-4 \${b} ${small}\`)} bg-surface</p>;`;
    expect(migrated('a.tsx', page('bg-surface', 'text-ink', 'text-sm'), PRESET).text).toBe(
      page('bg-urzad-surface', 'text-urzad-text', 'text-urzad-sm'),
    );
  });

  it('stay where it is not used: they are those of the host', () => {
    const text = '<p className="bg-surface" />;';
    expect(migrated('a.tsx', text)).toEqual({ text, says: [] });
    expect(migrated('a.css', 'a { @apply bg-surface }').text).toBe('a { @apply bg-surface }');
  });

  it('that nothing takes the place of are told', () => {
    expect(isClassGone('hover:grid-cols-review')).toBe(true);
    expect(migrated('a.tsx', '<p className="transition-tint" />;', PRESET).says).toEqual([
      '1: `transition-tint` was a class of our preset, and nothing takes its place.',
    ]);
  });

  it('the preset itself is told of where it is named by a call', () => {
    expect(migrate([PRESET], TODAY).remarks).toEqual([
      {
        path: PRESET.path,
        line: 1,
        says: expect.stringMatching(/^Import `@urzad\/ui\/tailwind\.css` before/),
      },
    ]);
  });

  it('become names that tailwind.css has', () => {
    const sheet = readFileSync(new URL('tailwind.css', STYLES), 'utf8');
    const today = new Set([...CLASSES.values()].flatMap((names) => Object.values(names)));
    expect([...today].filter((name) => !sheet.includes(`-urzad-${name}:`))).toEqual([]);
  });
});

describe('a page', () => {
  it('changes in its styles and attributes only', () => {
    const page = (name: string) =>
      `<style>a{color:var(--${name})}</style><!-- var(--text) --><p style='color: var(--${name})'>var(--text)</p>`;
    expect(migrated('a.html', page('text'))).toEqual({ text: page('urzad-text'), says: [] });
  });

  it('says the line in the page', () => {
    const page = '<html>\n<style>\n.rich-text { color: red }\n</style>\n';
    expect(migrated('a.html', page).says).toEqual([
      '3: `.rich-text` was a class of our widgets: write `.u\\:rich-text` if the rule is for them.',
    ]);
  });
});
