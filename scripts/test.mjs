import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { budgets, failFarOver, remarkOn } from './budgets.mjs';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { failuresOfPlaywright, failuresOfVitest, listOfFailures } from './failures.mjs';
import { fail, finish, say } from './processes.mjs';

/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {{ passed: number, failed: number, failures?: Failure[] }} Count */
/** @typedef {Map<string, Count & { seconds: number }>} Results */

const TSC = 'node_modules/@typescript/native/bin/tsc';
/** The longest file of stories: a step of its own, so that both cores have work up to the end. */
const MATRIX = 'packages/ui/src/forms/every-field/every-field-matrix.stories.tsx';
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
 * @property {(log?: string) => Promise<Count>} run
 * @property {boolean} [isBeside] it uses one core, as the stories do: it runs beside what follows, up to the next step that
 *   waits
 * @property {boolean} [waits] until nothing runs beside it
 */

/**
 * Every check and test, cheapest first. A step answers how many checks passed and failed.
 * @type {Record<string, Step>}
 */
export const STEPS = {
  types: { says: 'Checking types', run: types },
  lint: {
    says: 'Checking style, accessibility rules and formatting',
    run: () => check('biome', ['check', '.']),
  },
  imports: { says: 'Checking who imports whom', run: imports },
  unused: { says: 'Looking for unused code', run: () => check('knip', []) },
  architecture: { says: 'Testing the architecture', run: () => vitest(['tools']) },
  unit: {
    says: 'Testing rules and units',
    run: () => vitest(['domain', 'grants', 'contract', 'ui', 'portal']),
  },
  server: {
    says: 'Testing the server on the embedded database',
    run: (log) => vitest(['server'], { log }),
    isBeside: true,
  },
  postgres: {
    says: 'Testing the server on PostgreSQL',
    run: (log) => vitest(['server-postgres'], { log }),
    isBeside: true,
  },
  hydration: {
    says: 'Rendering every story on a server and taking it over in a browser',
    run: (log) => vitest(['hydration'], { log }),
    isBeside: true,
  },
  fields: {
    says: 'Testing every type of field at every place of a form',
    run: (log) => vitest(['storybook'], { log, only: MATRIX }),
    isBeside: true,
  },
  stories: {
    says: 'Testing stories: interaction, accessibility, pictures',
    run: () => vitest(['storybook'], { env: { STORIES_WITHOUT: MATRIX } }),
  },
  build: {
    says: 'Building everything',
    run: () => build().then(() => ({ passed: 1, failed: 0 })),
    waits: true,
  },
  e2e: { says: 'Walking through the portal in a real browser', run: playwright },
};

/**
 * Runs the named steps, or all. The last line of the output is `N passed, N failed`.
 * @param {string[]} only @returns {Promise<number>} the exit code
 */
export async function test(only = []) {
  const unknown = only.filter((name) => !Object.hasOwn(STEPS, name));
  if (unknown.length > 0)
    fail(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}.`);
  await findBrowser();

  const steps = Object.entries(STEPS).filter(([name]) => only.length === 0 || only.includes(name));
  const besides = steps.filter(([, step]) => step.isBeside);
  /** @type {Results} */
  const results = new Map();
  /** @type {Promise<void> | undefined} */
  let beside;
  for (const [name, step] of steps) {
    if (step.isBeside) {
      beside ??= runBeside(besides, results);
      continue;
    }
    if (step.waits) await beside;
    say(`${step.says} (${name}).`);
    results.set(name, await timed(step));
  }
  await beside;

  const names = steps.map(([name]) => name);
  if (only.length === 0) failFarOver(results, budgets());
  return summarise(names, results);
}

/** What they say is shown when they have ended: two that speak at once cannot be read. @param {[string, Step][]} steps @param {Results} results */
async function runBeside(steps, results) {
  for (const [name, step] of steps) {
    const log = path.join(mkdtempSync(path.join(tmpdir(), 'urzad-')), `${name}.log`);
    say(`${step.says} beside what follows (${name}).`);
    results.set(name, await timed(step, log));
    say(`${step.says}: what it said (${name}).`);
    console.log(readFileSync(log, 'utf8'));
  }
}

/** @param {Step} step @param {string} [log] @returns {Promise<Count & { seconds: number }>} */
async function timed(step, log) {
  const started = performance.now();
  const count = await step.run(log);
  return { ...count, seconds: (performance.now() - started) / 1000 };
}

/** @param {string[]} names @param {Results} results @returns {number} the exit code */
function summarise(names, results) {
  const total = { passed: 0, failed: 0 };
  const budgetOf = budgets();
  console.log('');
  const failures = names.flatMap((name) => results.get(name)?.failures ?? []);
  if (failures.length > 0) console.log(`${listOfFailures(failures)}\n`);
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
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

async function findBrowser() {
  const { executablePath } = await chromium();
  if (!existsSync(executablePath)) {
    fail(`No browser at ${executablePath}. Unset CHROMIUM to use the pinned one, or point it at a Chromium.`);
  }
}

async function types() {
  const count = { passed: 0, failed: 0 };
  for (const project of PROJECTS) {
    const code = await finish({ args: [TSC, '-p', project] });
    count[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return count;
}

function imports() {
  return check('depcruise', [
    '--config',
    'tools/dependency-cruiser.config.mjs',
    'packages',
    'apps',
    '--output-type',
    'err',
  ]);
}

/** @param {string} bin @param {string[]} args @returns {Promise<Count>} */
async function check(bin, args) {
  const code = await finish({ bin, args });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {string[]} projects
 * @param {{ log?: string | undefined, env?: Record<string, string>, only?: string }} [options] `only` is the one file to run
 * @returns {Promise<Count>}
 */
async function vitest(projects, { only, ...options } = {}) {
  const file = reportFile();
  const code = await finish({
    ...options,
    bin: 'vitest',
    args: [
      'run',
      ...(only === undefined ? [] : [only]),
      ...projects.map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { success, numPassedTests, numFailedTests } = report;
  // An error outside any test (a broken import, a hook, an unhandled rejection) fails the run without failing a test; and
  // the hooks of the PostgreSQL server let a failed run end with 0.
  const isRight = code === 0 && success;
  return {
    passed: numPassedTests,
    failed: isRight ? numFailedTests : Math.max(1, numFailedTests),
    failures: failuresOfVitest(report),
  };
}

/** @returns {Promise<Count>} */
async function playwright() {
  const file = reportFile();
  const code = await finish({
    bin: 'playwright',
    args: ['test', '--reporter=list,json'],
    cwd: 'apps/portal',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    failed: code === 0 ? 0 : Math.max(1, unexpected + flaky),
    failures: failuresOfPlaywright(report),
  };
}

function reportFile() {
  return path.join(mkdtempSync(path.join(tmpdir(), 'urzad-')), 'report.json');
}
