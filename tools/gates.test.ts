import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/gates.md'), 'utf8');

/** Gates that stand beside what they walk through. */
const ELSEWHERE = [
  ...filesOf('.storybook/hydration').filter((file) => /\.test\.tsx?$/.test(file)),
  ...filesOf('scripts').filter((file) => file.endsWith('-walk.mjs')),
  'apps/portal/e2e/host-styles.spec.ts',
];

it('every gate is named in docs/gates.md, and every named one is there', () => {
  const named = [...page.matchAll(/`(tools\/[^`*]+\.(?:test|proof)\.ts)`/g)].map(([, file]) => file);
  const files = filesOf('tools').filter((file) => /\.(test|proof)\.ts$/.test(file));

  expect(files.length).toBeGreaterThan(40);
  expect(named.toSorted()).toEqual(files.toSorted());
});

it('gates elsewhere are named too, and every file that is named is there', () => {
  const named = [...page.matchAll(/`([\w.-]+\/[^`*]+\.\w+)`/g)].map(([, file = '']) => file);

  expect(ELSEWHERE.length).toBeGreaterThan(3);
  expect(ELSEWHERE.filter((file) => !named.includes(file))).toEqual([]);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

function filesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  );
}
