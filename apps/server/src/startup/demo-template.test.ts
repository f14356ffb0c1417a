import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { copyTemplate, findTemplate, keepTemplate } from './demo-template';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

let folder: string;
let template: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'urzad-demo-'));
  folders.push(folder);
  dataDir = path.join(folder, 'data');
  template = path.join(folder, 'templates/this-build');
  const made = path.join(folder, 'made');
  await write(path.join(made, 'database/base/1'), 'rows');
  await write(path.join(made, 'files/stored/a'), 'document');
  await write(path.join(made, 'keys/office-seal.pem'), 'seal');
  await write(path.join(made, 'keys/secret'), 'secret of who made it');
  await write(path.join(folder, 'templates/older-build/database/base/1'), 'old rows');
  await keepTemplate(made, template);
});

async function write(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
const read = (name: string) => readFile(path.join(dataDir, name), 'utf8');
const find = (over: Partial<Parameters<typeof findTemplate>[0]> = {}) => {
  const absent = { databaseUrl: undefined, filesPlace: undefined, sealFile: undefined };
  const place = { isDemo: true, dataDir, ...absent, demoNow: '' };
  return findTemplate({ ...place, ...over }, () => template);
};

it('begins a new demo with what the build made, under a secret of its own', async () => {
  await write(path.join(dataDir, 'keys/secret'), 'own secret');
  await write(path.join(dataDir, 'database.new/base/1'), 'half of a copy that was killed');
  await copyTemplate(find() ?? '', dataDir);

  expect(await read('database/base/1')).toBe('rows');
  expect(await read('files/stored/a')).toBe('document');
  expect(await read('keys/office-seal.pem')).toBe('seal');
  expect(await read('keys/secret')).toBe('own secret');
});

it.each([
  ['an office that is no demo', { isDemo: false }],
  ['a database elsewhere', { databaseUrl: 'postgres://localhost/urzad' }],
  ['a seal of the office', { sealFile: 'seal.p12' }],
])('leaves %s alone', (_name, over) => {
  expect(find(over)).toBeUndefined();
});

it.each(['database/base/1', 'clock.json'])('leaves a demo that has begun alone: it has %s', async (name) => {
  await write(path.join(dataDir, name), '');
  expect(find()).toBeUndefined();
});

it('keeps the template of one build only', async () => {
  await expect(readFile(path.join(folder, 'templates/older-build/database/base/1'))).rejects.toThrow(
    'ENOENT',
  );
});
