import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { fail, finish, say } from './processes.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const TSC = 'node_modules/@typescript/native/bin/tsc';
const PROJECTS = ['packages/domain', 'packages/contract', 'packages/ui', 'apps/portal', 'apps/server', '.'];

/**
 * Every check and test, cheapest first. A step answers how many checks passed and failed.
 * @type {Record<string, { says: string, run: () => Promise<Count> }>}
 */
const STEPS = {
  types: { says: 'Checking types', run: types },
  lint: {
    says: 'Checking style, accessibility rules and formatting',
    run: () => check('biome', ['check', '.']),
  },
  imports: { says: 'Checking who imports whom', run: imports },
  unused: { says: 'Looking for unused code', run: () => check('knip', []) },
  architecture: { says: 'Testing the architecture', run: () => vitest(['tools']) },
  unit: { says: 'Testing rules and units', run: () => vitest(['domain', 'contract', 'ui', 'portal']) },
  server: { says: 'Testing the server on the embedded database', run: () => vitest(['server']) },
  postgres: { says: 'Testing the server on PostgreSQL', run: () => vitest(['server-postgres']) },
  stories: {
    says: 'Testing stories: interaction, accessibility, pictures',
    run: () => vitest(['storybook']),
  },
  hydration: {
    says: 'Rendering every story on a server and taking it over in a browser',
    run: () => vitest(['hydration']),
  },
  build: { says: 'Building everything', run: () => build().then(() => ({ passed: 1, failed: 0 })) },
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

  const total = { passed: 0, failed: 0 };
  const lines = [];
  for (const [name, step] of Object.entries(STEPS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    say(`${step.says} (${name}).`);
    const started = performance.now();
    const { passed, failed } = await step.run();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    lines.push(
      `${failed === 0 ? '✔' : '✖'} ${name.padEnd(13)} ${seconds.padStart(4)} s  ${passed} passed, ${failed} failed`,
    );
  }

  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
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

/** @param {string[]} projects @returns {Promise<Count>} */
async function vitest(projects) {
  const file = reportFile();
  const code = await finish({
    bin: 'vitest',
    args: [
      'run',
      ...projects.map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  // An error outside any test (a broken import, an unhandled rejection) fails the run without failing a test.
  return { passed: numPassedTests, failed: code === 0 ? numFailedTests : Math.max(1, numFailedTests) };
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
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(file, 'utf8')).stats;
  return { passed: expected, failed: code === 0 ? 0 : Math.max(1, unexpected + flaky) };
}

function reportFile() {
  return path.join(mkdtempSync(path.join(tmpdir(), 'urzad-')), 'report.json');
}
