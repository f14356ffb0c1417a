// `node tools/packages/fixture.mjs lock vite-bare` writes the lockfile of a fixture, without a name every one that is kept.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A package that changes with every build has no digest. */
const OURS = /^node_modules\/@urzad\//;

/** The name of a package for one system ends with it. */
const SYSTEM =
  /-(?:(android|darwin|freebsd|linux|win32)-)?(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64)(?:-\w+)?$/;

/** The names of all fixtures. */
export const FIXTURES = readdirSync('fixtures')
  .filter((name) => existsSync(path.join('fixtures', name, 'package.json')))
  .sort();

/** Those whose lockfile is kept: the one that every test run installs, and the largest. The others get today's versions. */
export const LOCKED = FIXTURES.filter((name) => existsSync(path.join('fixtures', name, 'package-lock.json')));

/** @param {string} name @returns {string} its folder */
export function fixture(name) {
  return path.resolve('fixtures', name);
}

/**
 * Installs what a fixture needs, by its lockfile if it has one, and our packages as they were packed last, and lays the page
 * beside it that all fixtures show.
 * @param {string} name
 */
export function installFixture(name) {
  if (LOCKED.includes(name)) npm(name, 'ci');
  else {
    // npm would keep our packages of the last time, as their version is the same.
    rmSync(path.join(fixture(name), 'node_modules'), { recursive: true, force: true });
    npm(name, 'install', '--no-package-lock');
  }
  const office = path.join(fixture(name), 'office');
  rmSync(office, { recursive: true, force: true });
  cpSync(fixture('office'), office, { recursive: true });
}

/** @param {string} name */
function lockFixture(name) {
  // npm does not ask a packed file again what it depends on.
  changeLock(name, (packages) =>
    Object.fromEntries(Object.entries(packages).filter(([folder]) => !OURS.test(folder))),
  );
  npm(name, 'install', '--package-lock-only');
  changeLock(name, (packages) => {
    for (const [folder, entry] of Object.entries(packages)) if (OURS.test(folder)) delete entry.integrity;
    return withEverySystem(packages);
  });
}

/** @param {string} name @param {(packages: Record<string, Locked>) => Record<string, Locked>} change */
function changeLock(name, change) {
  const file = path.join(fixture(name), 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  lock.packages = change(lock.packages);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

/**
 * A mirror may lack packages for other systems. npm leaves them out then, and refuses the lockfile for it.
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optionalDependencies?: Record<string, string> }} Locked
 * @param {Record<string, Locked>} packages @returns {Record<string, Locked>}
 */
function withEverySystem(packages) {
  const lacking = Object.values(packages).flatMap(({ dev, optionalDependencies = {} }) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name, version]) => SYSTEM.test(name) && /^\d/.test(version) && !packages[`node_modules/${name}`],
      )
      .map(([name, version]) => {
        const [, os, cpu] = SYSTEM.exec(name) ?? [];
        const entry = { version, ...(dev && { dev }), optional: true, ...(os && { os: [os] }), cpu: [cpu] };
        return /** @type {const} */ ([`node_modules/${name}`, entry]);
      }),
  );
  const all = Object.entries({ ...packages, ...Object.fromEntries(lacking) });
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @param {string} name @param {string[]} args */
function npm(name, ...args) {
  execFileSync('npm', [...args, '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: fixture(name),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const [, script, command, name] = process.argv;
if (script === import.meta.filename && command === 'lock')
  for (const one of name ? [name] : LOCKED) lockFixture(one);
