import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packCommand } from './command.mjs';

const EXAMPLE = path.resolve('packages/ui/commands/migrate/testing/example');
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

it.each([[[]], [['migrate']], [['migrate', 'one', 'two']], [['migrate', 'one', '--all']]])(
  'explains migrate to %j',
  async (args) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toContain('Usage: npx @urzad/ui migrate <folder> [--dry] [--force]');
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

describe('migrate', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  const project = (name: string) => cpSync(path.join(EXAMPLE, 'before'), inFolder(name), { recursive: true });
  const textsOf = (place: string) =>
    Object.fromEntries(
      readdirSync(place).map((name) => [name, readFileSync(path.join(place, name), 'utf8')]),
    );

  it('writes the names of today, and says what it could not decide', async () => {
    project('moved');
    const { code, stdout } = await run('migrate', 'moved');

    expect(code).toBe(0);
    expect(textsOf(inFolder('moved'))).toEqual(textsOf(path.join(EXAMPLE, 'after')));
    expect(stdout).toBe(readFileSync(path.join(EXAMPLE, 'says.txt'), 'utf8'));
  });

  it('has nothing more to change when it is run again', async () => {
    cpSync(path.join(EXAMPLE, 'after'), inFolder('again'), { recursive: true });
    expect((await run('migrate', 'again')).stdout).toContain(', 0 changed, ');
    expect(textsOf(inFolder('again'))).toEqual(textsOf(path.join(EXAMPLE, 'after')));
  });

  it('writes nothing when it is asked what would change', async () => {
    project('dry');
    const { stdout } = await run('migrate', 'dry', '--dry');

    expect(stdout).toContain('Would change dry/page.tsx\n');
    expect(textsOf(inFolder('dry'))).toEqual(textsOf(path.join(EXAMPLE, 'before')));
  });

  it('refuses a folder with changes that are not committed, unless it is told to go on', async () => {
    project('work/src');
    git('init', '-q', 'work');
    const refused = await run('migrate', 'work/src');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^Nothing was changed: git has changes in this folder/);
    expect(textsOf(inFolder('work/src'))).toEqual(textsOf(path.join(EXAMPLE, 'before')));

    expect((await run('migrate', 'work/src', '--dry')).code).toBe(0);
    expect((await run('migrate', 'work/src', '--force')).code).toBe(0);
    expect(textsOf(inFolder('work/src'))).toEqual(textsOf(path.join(EXAMPLE, 'after')));
  });

  it('goes on where all is committed', async () => {
    project('clean/src');
    git('init', '-q', 'clean');
    git('-C', 'clean', 'add', '.');
    git('-C', 'clean', 'commit', '-qm', 'all');

    expect((await run('migrate', 'clean/src')).code).toBe(0);
  });

  it('leaves alone what is nobody’s source', async () => {
    const other = inFolder('skipped/node_modules/other');
    mkdirSync(other, { recursive: true });
    writeFileSync(path.join(other, 'a.css'), 'a { color: var(--accent) }');
    expect((await run('migrate', 'skipped')).stdout).toBe('0 files read, 0 changed, 0 places to look at.\n');
  });

  it('leaves a file alone whose letters it would lose', async () => {
    // “ś” in windows-1250 is no UTF-8.
    const bytes = Buffer.concat([
      Buffer.from('a { color: var(--accent) } /* '),
      Buffer.from([0x9c]),
      Buffer.from(' */'),
    ]);
    mkdirSync(inFolder('old'));
    writeFileSync(inFolder('old/a.css'), bytes);

    expect((await run('migrate', 'old')).stdout).toContain(
      'old/a.css:1: left as it is: its text is not UTF-8.',
    );
    expect(readFileSync(inFolder('old/a.css')).equals(bytes)).toBe(true);
  });

  it('says that there is no such folder', async () => {
    const { code, stderr } = await run('migrate', 'nowhere');
    expect(code).toBe(1);
    expect(stderr).toBe('Nothing was changed: nowhere is no folder.\n');
  });
});
