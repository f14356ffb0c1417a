import { execFileSync } from 'node:child_process';

/** The oldest Node that `engines` of our packages promise. */
export const OLDEST_NODE = '20.19.0';

/** Runs a module of JavaScript by it, in a folder. @returns what it says */
export function inOldestNode(folder: string, script: string): string {
  const args = ['-y', `node@${OLDEST_NODE}`, '--input-type=module', '-e', script];
  return execFileSync('npx', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Installs as an office that refuses what its Node is too old for: npm itself runs by the oldest Node. */
export function installStrictly(folder: string, wanted: readonly string[]): string {
  return inOldestNode(
    folder,
    // npx tells what it starts where npm lies.
    `import { execFileSync } from 'node:child_process';
    const args = ['install', '--engine-strict', '--no-fund', '--no-audit', '--loglevel=error', ...${JSON.stringify(wanted)}];
    execFileSync(process.execPath, [process.env.npm_execpath, ...args], { stdio: 'inherit' });
    console.log(process.version);`,
  );
}
