import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packCommand } from './command.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'urzad-command-'));
let command = '';
beforeAll(async () => {
  command = await packCommand(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
const inFolder = (name: string) => path.join(folder, name);
const BRAND = { name: 'Urząd Miasta', accent: '#00606b' };

it.each([[[]], [['theme']], [['theme', 'brand.txt']], [['brand.json']]])(
  'explains theme to %j',
  async (args) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toContain('Usage: npx @urzad/ui theme brand.json');
  },
);

it('runs by the link that a package manager makes', async () => {
  const link = inFolder('ui');
  symlinkSync(command, link);
  writeFileSync(inFolder('linked.json'), JSON.stringify(BRAND));
  const { stdout } = await promisify(execFile)(process.execPath, [link, 'theme', 'linked.json'], {
    cwd: folder,
  });
  expect(stdout).toContain('Wrote linked.css.');
});

describe('theme', () => {
  it('writes the theme beside the brand', async () => {
    writeFileSync(inFolder('brand.json'), JSON.stringify(BRAND));
    const { stdout } = await run('theme', 'brand.json');
    expect(stdout).toBe('Wrote brand.css. Every pair of colours has the contrast that it needs.\n');
    expect(readFileSync(inFolder('brand.css'), 'utf8')).toContain('#00606b');
  });

  it('writes nothing when it refuses, and ends with 1', async () => {
    writeFileSync(inFolder('pale.json'), JSON.stringify({ ...BRAND, accent: '#ffd500' }));
    const { code, stderr } = await run('theme', 'pale.json');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^No theme was written\. pale\.json has to change:\n- .*on accent.*needs/);
    expect(() => readFileSync(inFolder('pale.css'))).toThrow('ENOENT');
  });

  it.each([
    ['none.json', 'no such file'],
    ['folder.json', 'EISDIR'],
  ])('says in one sentence why it cannot read %s', async (file, reason) => {
    mkdirSync(inFolder('folder.json'), { recursive: true });
    const { code, stderr } = await run('theme', file);
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^No theme was written: .*${reason}.*\\n$`));
  });
});
