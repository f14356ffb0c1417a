import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { budgets, remarkOn } from './budgets.mjs';
import { chromium } from './chromium.mjs';
import {
  failuresOfPlaywright,
  failuresOfVitest,
  failuresOutside,
  listOfFailures,
  repeatedOfPlaywright,
  repeatedOfVitest,
} from './failures.mjs';
import { fail, finish, say } from './processes.mjs';
import { UNHANDLED_FILE } from './unhandled-errors.mjs';
import { measureLoop, workOfSteps } from './work.mjs';

/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {{ passed: number, failed: number, failures?: Failure[], repeated?: Failure[] }} Count */
/** @typedef {Map<string, Count & { seconds: number }>} Results */

const TSC = 'node_modules/@typescript/native/bin/tsc';
/** Beside other steps it has no second core: several checkers of one project do the same work twice. */
const ONE_CHECKER = '--singleThreaded';
/** So many steps run at once: one more than there are cores, as tests wait now and then for a frame, a timer or a database. */
const LANES = availableParallelism() + 1;
/** So many pages take the files of stories from one queue: the stories take as long as the two steps beside them. */
const PAGES_OF_STORIES = 2;
/** So many files run at once on PostgreSQL: with one, which is what the tool chooses on two cores, it ends long after all others. */
const FILES_ON_POSTGRES = 2;
/**
 * A browser hangs on the time that the machine leaves it, so what fails in one is run once more. What passes then has
 * passed, and the end of the run lists it with its failure, as the cause is to be found. What a change broke fails twice.
 */
const RETRIES_IN_BROWSER = 1;
const PROJECTS = [
  'packages/domain',
  'packages/grants',
  'packages/contract',
  'packages/ui',
  'apps/portal',
  'apps/server',
  '.',
];

/**
 * @typedef {object} Step
 * @property {string} says
 * @property {(log?: string) => Promise<Count>} run what it says goes to the file, or to the terminal
 * @property {boolean} [waits] until nothing runs beside it
 * @property {'portal' | 'library'} [half] which half of the product it proves; both without it
 */

/**
 * Every check and test: the cheap ones first, then the build, for which the walks wait, then the longest first, so that all
 * lanes have work up to the end. A step answers how many checks passed and failed.
 * @type {Record<string, Step>}
 */
export const STEPS = {
  types: { says: 'Checking types', run: types },
  lint: {
    says: 'Checking style, accessibility rules and formatting',
    run: (log) => check({ bin: 'biome', args: ['check', '.'], log }),
  },
  imports: { says: 'Checking who imports whom', run: imports },
  unused: { says: 'Looking for unused code', run: (log) => check({ bin: 'knip', args: [], log }) },
  architecture: {
    half: 'library',
    says: 'Testing the architecture',
    run: (log) => vitest(['tools'], { log }),
  },
  unit: {
    says: 'Testing rules and units',
    run: (log) => vitest(['domain', 'grants', 'contract', 'ui', 'portal'], { log }),
  },
  build: {
    half: 'portal',
    says: 'Building everything',
    run: (log) => check({ args: ['scripts/run.mjs', 'build'], log }),
  },
  stories: {
    half: 'library',
    says: 'Testing stories: interaction, accessibility, pictures',
    run: (log) => vitest(['storybook'], { log, workers: PAGES_OF_STORIES, retries: RETRIES_IN_BROWSER }),
  },
  server: {
    half: 'portal',
    says: 'Testing the server without a database and on the embedded one',
    run: (log) => vitest(['server'], { log }),
  },
  postgres: {
    half: 'portal',
    says: 'Testing the server on PostgreSQL',
    run: (log) => vitest(['server-postgres'], { log, workers: FILES_ON_POSTGRES }),
  },
  hydration: {
    half: 'library',
    says: 'Rendering every story on a server and taking it over in a browser',
    run: (log) => vitest(['hydration'], { log, retries: RETRIES_IN_BROWSER }),
  },
  hosts: {
    half: 'library',
    says: 'Packing the library and using it in the page of another office',
    run: hosts,
  },
  e2e: { half: 'portal', says: 'Walking through the portal in a real browser', run: playwright, waits: true },
};

/** The names that a run may be given beside those of steps. */
const HALVES = ['portal', 'library'];

/**
 * Runs the named steps or halves (`portal`, `library`), or all. The last line of the output is `N passed, N failed`.
 * @param {string[]} only @returns {Promise<number>} the exit code
 */
export async function test(only = []) {
  const known = [...HALVES, ...Object.keys(STEPS)];
  const unknown = only.filter((name) => !known.includes(name));
  if (unknown.length > 0) fail(`No such step: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  await findBrowser();

  const steps = Object.entries(STEPS).filter((step) => only.length === 0 || isAsked(step, only));
  /** @type {Results} */
  const results = new Map();
  await runInLanes(
    steps.filter(([, step]) => !step.waits),
    results,
  );
  for (const [name, step] of steps.filter(([, { waits }]) => waits)) {
    // There is nothing to walk through.
    if (results.get('build')?.failed) break;
    await runAlone([name, step], results);
  }

  const names = steps.map(([name]) => name);
  return summarise(names, results);
}

/** @param {[string, Step]} step @param {string[]} only */
function isAsked([name, { half }], only) {
  return only.includes(name) || HALVES.some((asked) => only.includes(asked) && (half ?? asked) === asked);
}

/** Each lane takes the next step when its last one has ended. @param {[string, Step][]} steps @param {Results} results */
async function runInLanes(steps, results) {
  const [only, ...others] = steps;
  if (only && others.length === 0) return runAlone(only, results);

  const queue = [...steps];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await runBeside(next, results);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** @param {[string, Step]} step @param {Results} results */
async function runAlone([name, step], results) {
  say(`${step.says} (${name}).`);
  results.set(name, await timed(step));
}

/** What it says is shown when it has ended: two that speak at once cannot be read. @param {[string, Step]} step @param {Results} results */
async function runBeside([name, step], results) {
  const log = path.join(mkdtempSync(path.join(tmpdir(), 'urzad-')), `${name}.log`);
  writeFileSync(log, '');
  say(`${step.says} beside others (${name}).`);
  results.set(name, await timed(step, log));
  say(`${step.says}: what it said (${name}).`);
  console.log(readFileSync(log, 'utf8'));
}

/** @param {Step} step @param {string} [log] @returns {Promise<Count & { seconds: number }>} */
async function timed(step, log) {
  const started = performance.now();
  const count = await step.run(log);
  const seconds = (performance.now() - started) / 1000;
  measureLoop();
  return { ...count, seconds };
}

/** @param {string[]} names @param {Results} results @returns {number} the exit code */
function summarise(names, results) {
  const total = { passed: 0, failed: 0 };
  const budgetOf = budgets();
  console.log('');
  const failures = names.flatMap((name) => results.get(name)?.failures ?? []);
  if (failures.length > 0) console.log(`${listOfFailures(failures)}\n`);
  const repeated = names.flatMap((name) => results.get(name)?.repeated ?? []);
  if (repeated.length > 0) console.log(`Passed only when repeated:\n${listOfFailures(repeated, '⚠')}\n`);
  for (const name of names) {
    const { passed = 0, failed = 1, seconds = 0 } = results.get(name) ?? {};
    total.passed += passed;
    total.failed += failed;
    const mark = failed === 0 ? '✔' : '✖';
    const budget = budgetOf.get(name) ?? 0;
    const time = `${seconds.toFixed(0).padStart(4)} s of ${String(budget).padStart(3)} s`;
    console.log(
      `${mark} ${name.padEnd(13)} ${time}  ${passed} passed, ${failed} failed${remarkOn(seconds, budget)}`,
    );
  }
  console.log(`\n${workOfSteps()}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

async function findBrowser() {
  const { executablePath } = await chromium();
  if (!existsSync(executablePath)) {
    fail(`No browser at ${executablePath}. Unset CHROMIUM to use the pinned one, or point it at a Chromium.`);
  }
}

/** @param {string} [log] @returns {Promise<Count>} */
async function types(log) {
  const count = { passed: 0, failed: 0 };
  for (const project of PROJECTS) {
    const code = await finish({ args: [TSC, '-p', project, ONE_CHECKER], log });
    count[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return count;
}

/** @param {string} [log] */
function imports(log) {
  const config = 'tools/dependency-cruiser.config.mjs';
  const args = ['--config', config, 'packages', 'apps', '--output-type', 'err'];
  return check({ bin: 'depcruise', args, log });
}

/** @param {import('./processes.mjs').Job} job @returns {Promise<Count>} */
async function check(job) {
  const code = await finish(job);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {string[]} projects
 * @param {{ log?: string | undefined, workers?: number, retries?: number, files?: string[] }} [options] `workers`: how many
 *   files run at once, if not what the tool chooses; `files`: parts of their names, if not all run
 * @returns {Promise<Count>}
 */
async function vitest(projects, { log, workers, retries = 0, files = [] } = {}) {
  const file = reportFile();
  const unhandled = reportFile();
  const code = await finish({
    log,
    bin: 'vitest',
    env: { [UNHANDLED_FILE]: unhandled },
    args: [
      'run',
      ...files,
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
      `--retry=${retries}`,
      ...projects.map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      '--reporter=./scripts/unhandled-errors.mjs',
    ],
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const errors = existsSync(unhandled) ? JSON.parse(readFileSync(unhandled, 'utf8')) : [];
  const { success, numPassedTests, numFailedTests } = report;
  // An error outside any test (a broken import, a hook, an unhandled rejection) fails the run without failing a test; and
  // the hooks of the PostgreSQL server let a failed run end with 0.
  const isRight = code === 0 && success;
  return {
    passed: numPassedTests,
    failed: isRight ? numFailedTests : Math.max(1, numFailedTests),
    failures: [...failuresOfVitest(report), ...failuresOutside(errors)],
    repeated: repeatedOfVitest(report),
  };
}

/** @param {string} [log] @returns {Promise<Count>} */
async function hosts(log) {
  const packed = await check({ args: ['tools/packages/pack.mjs'], log });
  if (packed.failed) return packed;

  const files = ['hosts/bare', 'packages/api'];
  return vitest(['hosts', 'package'], { log, files, retries: RETRIES_IN_BROWSER });
}

/** @returns {Promise<Count>} */
async function playwright() {
  const file = reportFile();
  const code = await finish({
    bin: 'playwright',
    args: ['test', '--reporter=list,json', `--retries=${RETRIES_IN_BROWSER}`],
    cwd: 'apps/portal',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: code === 0 ? 0 : Math.max(1, unexpected),
    failures: failuresOfPlaywright(report),
    repeated: repeatedOfPlaywright(report),
  };
}

function reportFile() {
  return path.join(mkdtempSync(path.join(tmpdir(), 'urzad-')), 'report.json');
}
