import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { finish } from '../scripts/processes.mjs';

describe('finish', () => {
  it('knows a tool that succeeded', async () => {
    expect(await finish({ args: ['-e', ''] })).toBe(0);
  });

  it('knows a tool that failed', async () => {
    expect(await finish({ args: ['-e', 'process.exitCode = 3'] })).toBe(3);
  });

  it('counts a tool that the system ended as failed', async () => {
    expect(await finish({ args: ['-e', 'process.kill(process.pid, "SIGKILL")'] })).not.toBe(0);
  });
});

describe('Ctrl-C', () => {
  const JOB = `{ args: ['-e', 'console.log("begun"); setInterval(() => {}, 1000)'] }`;

  it.each([
    [
      'a tool ends the script, and nothing that would follow begins',
      `await finish(${JOB}); console.log('on')`,
      130,
    ],
    ['a server ends it well', `process.exit(await serve([${JOB}]))`, 0],
  ])('during %s', async (_, script, code) => {
    const source = `import { finish, serve } from './scripts/processes.mjs'; ${script}`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    onTestFinished(() => endGroup(child.pid));
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      if (said === 'begun\n') child.kill('SIGINT');
    });

    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(said).toBe('begun\n');
  });
});

/** Ends what a script left behind, for which Vitest would wait without end. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing was left behind.
  }
}
