import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

it('every gate is named in docs/gates.md, and every named one is there', () => {
  const page = readFileSync(path.join(root, 'docs/gates.md'), 'utf8');
  const named = [...page.matchAll(/`(tools\/[^`*]+\.(?:test|proof)\.ts)`/g)].map(([, file]) => file);
  const files = readdirSync(path.join(root, 'tools'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|proof)\.ts$/.test(file))
    .map((file) => `tools/${file}`);

  expect(files.length).toBeGreaterThan(40);
  expect(named.toSorted()).toEqual(files.toSorted());
});
