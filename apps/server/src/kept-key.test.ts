import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOnce } from './kept-key';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'urzad-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes the file of a key for this account alone, and leaves one that is there', () => {
  const file = path.join(folder, 'keys/secret');
  createOnce(file, 'first');
  createOnce(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readdirSync(path.dirname(file))).toEqual(['secret']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('leaves nothing where the key could not be written whole', () => {
  // No file has a name that long.
  expect(() => createOnce(path.join(folder, 'x'.repeat(230)), 'key')).toThrow('ENAMETOOLONG');
  expect(readdirSync(folder)).toEqual([]);
});
