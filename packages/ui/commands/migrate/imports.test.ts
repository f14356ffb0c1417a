import { describe, expect, it } from 'vitest';
import { migrated } from './testing/migrated';

const FOLLOWED_BY_HAND =
  'Names of `@urzad/ui` that have moved are not followed here: name the entries that have them today.';

describe('an import keeps', () => {
  it.each([
    [
      'its comments, one of a name that has moved too',
      `import {
  // the main one
  Button, // presses
  HomeScene, // the picture
  /* a type */ type HomeSceneProps,
  RichEditor,
} from '@urzad/ui'; // widgets
done();
`,
      `import {
  // the main one
  Button, // presses
  // the picture
  /* a type */
} from '@urzad/ui'; // widgets
import { HomeScene, type HomeSceneProps } from '@urzad/ui/programme';
import { RichEditor } from '@urzad/ui/rich-editor';
done();
`,
    ],
    [
      'its lines where every name is in one other entry',
      `import {\n  HomeScene, // the picture\n  HomeSceneProps as P\n} from "@urzad/ui"\ndone()\n`,
      `import {\n  HomeScene, // the picture\n  HomeSceneProps as P\n} from "@urzad/ui/programme"\ndone()\n`,
    ],
    [
      'the ends of its lines',
      "import {\r\n  Button,\r\n  HomeScene\r\n} from '@urzad/ui';\r\ndone();\r\n",
      "import {\r\n  Button\r\n} from '@urzad/ui';\r\nimport { HomeScene } from '@urzad/ui/programme';\r\ndone();\r\n",
    ],
    [
      'to be without semicolons and last commas',
      "import { HomeScene, Button, RichEditor } from '@urzad/ui'\ndone()\n",
      "import { Button } from '@urzad/ui'\nimport { HomeScene } from '@urzad/ui/programme'\nimport { RichEditor } from '@urzad/ui/rich-editor'\ndone()\n",
    ],
    [
      'a comma in a comment',
      "import { Button /* and, */, HomeScene /* with a } */, } from '@urzad/ui';\n",
      "import { Button /* and, */,  /* with a } */ } from '@urzad/ui';\nimport { HomeScene } from '@urzad/ui/programme';\n",
    ],
    [
      'a name of its own beside one that is called otherwise',
      "export { ErrorPlace, ErrorPlace as Place, Button } from '@urzad/ui';\n",
      "export { ErrorContext as ErrorPlace, ErrorContext as Place, Button } from '@urzad/ui';\n",
    ],
    [
      'its place in `declare module`',
      "declare module 'office' {\n  import { Button, HomeScene } from '@urzad/ui';\n  export const scene: typeof HomeScene;\n}\n",
      "declare module 'office' {\n  import { Button } from '@urzad/ui';\n  import { HomeScene } from '@urzad/ui/programme';\n  export const scene: typeof HomeScene;\n}\n",
    ],
    [
      'the name `default` that a module of the project gives it',
      "export { HomeScene as default } from '@urzad/ui';\n",
      "export { HomeScene as default } from '@urzad/ui/programme';\n",
    ],
  ])('%s', (_what, written, today) => {
    expect(migrated('a.tsx', written)).toEqual({ text: today, says: [] });
    expect(migrated('a.tsx', today), 'a second time').toEqual({ text: today, says: [] });
  });

  it('the ends of lines of a style sheet', () => {
    const sheet =
      '@import "tailwindcss";\r\n@config "@urzad/ui/tailwind-preset";\r\na { color: var(--text) }\r\n';
    expect(migrated('a.css', sheet).text).toBe(
      '@import "@urzad/ui/tailwind.css";\r\n@import "tailwindcss";\r\na { color: var(--urzad-text) }\r\n',
    );
  });
});

describe('what a call loads', () => {
  it.each([
    [
      "const { HomeScene: Scene, HomeSceneProps } = await import('@urzad/ui');",
      "const { HomeScene: Scene, HomeSceneProps } = await import('@urzad/ui/programme');",
    ],
    [
      'const { RichEditor } = require("@urzad/ui");',
      'const { RichEditor } = require("@urzad/ui/rich-editor");',
    ],
    ["const { Button } = await import('@urzad/ui');", "const { Button } = await import('@urzad/ui');"],
    ["load('@urzad/other', '@urzad/ui/styles.css');", "load('@urzad/other', '@urzad/ui/styles.css');"],
  ])('is followed where one entry has it all: %s', (written, today) => {
    expect(migrated('a.ts', written)).toEqual({ text: today, says: [] });
  });

  it.each([
    "const { Button, HomeScene } = await import('@urzad/ui');",
    "const { ErrorPlace } = await import('@urzad/ui');",
    "const { Button, ...rest } = require('@urzad/ui');",
    "const ui = require('@urzad/ui');",
    "lazy(() => import('@urzad/ui').then(({ HomeScene }) => ({ default: HomeScene })));",
    "vi.mock('@urzad/ui', () => ({ HomeScene: () => null }));",
    "jest.requireActual('@urzad/ui');",
    "type Props = import('@urzad/ui').HomeSceneProps;",
    "import ui = require('@urzad/ui');",
    "declare module '@urzad/ui' { interface Own {} }",
  ])('is told otherwise: %s', (written) => {
    expect(migrated('a.ts', written)).toEqual({ text: written, says: [`1: ${FOLLOWED_BY_HAND}`] });
  });

  it('is told of the name that is gone', () => {
    expect(migrated('a.ts', "const { FormField } = await import('@urzad/ui');").says).toEqual([
      expect.stringMatching(/^1: `FormField` is no longer in `@urzad\/ui`\./),
    ]);
  });
});

it.each(["export * from '@urzad/ui';", "export * from '@urzad/domain';"])('%s is told', (written) => {
  expect(migrated('a.ts', written)).toEqual({
    text: written,
    says: [expect.stringMatching(/^1: `export \*` of `@urzad\/\w+` no longer has the names that have moved/)],
  });
});

it('`export * as ui` is told', () => {
  expect(migrated('a.ts', "export * as ui from '@urzad/ui';").says).toEqual([
    '1: Names that have moved are not followed through `*`: import them from their entries.',
  ]);
});

it.each([
  "import ui, { HomeScene } from '@urzad/ui';",
  "import { default as ui } from '@urzad/ui';",
  "export { default } from '@urzad/ui';",
])('a default export, which no entry has, is told: %s', (written) => {
  expect(migrated('a.ts', written)).toEqual({
    text: written,
    says: ['1: `@urzad/ui` has no default export: import its names.'],
  });
});
