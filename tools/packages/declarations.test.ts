import { expect, it } from 'vitest';
import { withExtensions } from './declarations.mjs';

it('completes what a declaration names beside it, wherever it does', () => {
  const source = `import { type ReactNode } from 'react';
import { Icon } from '../icon/icon';
export type { Locale } from "../locale";
/** As in \`import { a } from './left-alone'\`. */
export declare const queue: import('./toast-queue').Queue;
export declare const text = "./left-alone";
`;
  expect(withExtensions(source, (name) => `${name}.js`)).toEqual({
    text: `import { type ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
export type { Locale } from '../locale.js';
/** As in \`import { a } from './left-alone'\`. */
export declare const queue: import('./toast-queue.js').Queue;
export declare const text = "./left-alone";
`,
    needs: ['../icon/icon.js', '../locale.js', './toast-queue.js'],
  });
});

it('drops style sheets, which the built modules do not import', () => {
  const source = "import type { Row } from './row';\nimport './table.css';\nexport declare const row: Row;\n";

  expect(withExtensions(source, (name) => `${name}/index.js`).text).toBe(
    "import type { Row } from './row/index.js';\nexport declare const row: Row;\n",
  );
});
