// What `npm start`, `npm test` and their neighbours do on a machine that has only git and Node.
// Plain JavaScript without dependencies: it runs before anything is installed.
import { acceptPictures } from './accept-pictures.mjs';
import { audit } from './audit.mjs';
import { build } from './build.mjs';
import { chromatic } from './chromatic.mjs';
import { demoReset } from './demo-reset.mjs';
import { install } from './install.mjs';
import { fail, finish, run, say, serve } from './processes.mjs';
import { test } from './test.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(
    `Node ${process.versions.node} is too old: this project needs Node 20.19 or newer. Install it and try again.`,
  );
}

const commands = {
  start,
  test: everyTest,
  dev,
  build: buildAll,
  'build-packages': buildPackages,
  check,
  storybook,
  'storybook-build': storybookBuild,
  'accept-pictures': acceptPictures,
  chromatic: everyPicture,
  bench,
  audit: everyAudit,
  exec,
  'demo-reset': demoReset,
};
const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name)
  ? commands[/** @type {keyof typeof commands} */ (name)]
  : undefined;
if (!command) fail(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}.`);
else await command(rest);

/** Builds everything and serves portal and API on one port, with demo data unless DEMO says otherwise. */
async function start() {
  await install();
  await build();
  const code = await serve([
    { args: ['apps/server/dist/main.js'], env: { DEMO: process.env.DEMO ?? 'yes' } },
  ]);
  process.exit(code);
}

/** @param {string[]} only names of steps, for one who repairs a single one */
async function everyTest(only) {
  await install();
  const code = await test(only);
  // A slow reader of a pipe still waits for the last lines.
  process.stdout.write('', () => process.exit(code));
}

/** @param {string[]} words parts and filters */
async function everyAudit(words) {
  await install();
  process.exit(await audit(words));
}

/** @param {string[]} words options of Chromatic */
async function everyPicture(words) {
  await install();
  await chromatic(words);
}

/** The server restarts and the portal reloads when a file changes. The portal's address is printed by Vite. */
async function dev() {
  await install();
  await run('vite', ['build', '--ssr'], { cwd: 'apps/server' });
  const code = await serve([
    { bin: 'vite', args: ['build', '--ssr', '--watch'], cwd: 'apps/server' },
    {
      args: ['--watch-path=apps/server/dist', 'apps/server/dist/main.js'],
      env: { DEMO: process.env.DEMO ?? 'yes' },
    },
    { bin: 'vite', args: [], cwd: 'apps/portal' },
  ]);
  process.exit(code);
}

async function buildAll() {
  await install();
  await build();
}

/** `dist` of what other offices install, and its tarballs, which the fixtures install. */
async function buildPackages() {
  await install();
  process.exit(await finish({ args: ['tools/packages/pack.mjs'] }));
}

async function check() {
  await install();
  process.exit(await test(['types', 'lint', 'imports', 'unused', 'architecture']));
}

async function storybook() {
  await install();
  process.exit(await serve([{ bin: 'storybook', args: ['dev', '--port', '6006', '--no-open'] }]));
}

/** The component library as a folder of plain files, `storybook-static`, for any server. */
async function storybookBuild() {
  await install();
  await run('storybook', ['build']);
}

/**
 * Figures about the built product, each beside its floor; the last ones stand in docs/benchmarks.md.
 * @param {string[]} only names of benchmarks
 */
async function bench(only) {
  await install();
  await build();
  const all = [
    'first-paint',
    'size',
    'screen',
    'table',
    'list-endpoint',
    'uploads',
    'synced-writes',
    'sign-ins',
    'verdicts',
    'ranking',
    'payment-list',
    'long-lists',
    'log',
    'reports',
    'sockets',
  ];
  for (const name of only.length > 0 ? only : all) {
    say(`bench/${name}.mjs`);
    const code = await finish({ args: [`bench/${name}.mjs`] });
    if (code !== 0) process.exit(code);
  }
}

/**
 * Runs one tool of the workspace with the project's own Node, e.g. `node scripts/run.mjs exec vitest run`.
 * @param {string[]} words
 */
async function exec([bin = '', ...args]) {
  await install();
  process.exit(await serve([bin.endsWith('.mjs') ? { args: [bin, ...args] } : { bin, args }]));
}
