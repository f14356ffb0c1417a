import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixture, installFixture } from './fixture.mjs';

const HOST = fixture('vite-bare');
const TOOLS = path.join(HOST, 'node_modules/.bin');

beforeAll(() => installFixture('vite-bare'), 120_000);

describe('a strict host', () => {
  it.each([
    ['bundler', '--skipLibCheck'],
    ['bundler', '--skipLibCheck=false'],
    ['nodenext', '--skipLibCheck'],
    ['nodenext', '--skipLibCheck=false'],
  ])('finds no fault in our types (%s, %s)', (resolution, skip) => {
    const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
    const [flag = '', value = 'true'] = skip.split('=');
    const { status, stdout } = spawnSync(
      path.join(TOOLS, 'tsc'),
      ['--pretty', 'false', '--module', module, '--moduleResolution', resolution, flag, value],
      { cwd: HOST, encoding: 'utf8' },
    );

    const faults = stdout.split('\n').filter((line) => /\berror TS\d+/.test(line));
    // Packages that others wrote are theirs to mend.
    expect(faults.filter((line) => !/^node_modules\/(?!@urzad\/)/.test(line))).toEqual([]);
    // It ends with 2 where it found faults and with 1 where it did not come to look for any.
    expect(status).toBe(faults.length > 0 ? 2 : 0);
  });
});
