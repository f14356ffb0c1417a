import { build } from './build.mjs';
import { fail, finish, run, say } from './processes.mjs';

/**
 * The long proofs, whose short forms run in `npm test`. The last figures stand in docs/audit.md.
 * @type {Record<string, { says: string, args: string[], audit?: string, of?: 'portal' | 'storybook' | 'packages' | 'bench' }>}
 */
const PARTS = {
  stories: {
    says: 'Every story with axe in every scheme, font size and language, and the long random walks',
    args: ['--project=storybook', '--reporter=default', '--reporter=./.storybook/run/audit-reporter.ts'],
  },
  reading: {
    says: 'Every story for readers at 320 px in every font size and with text spacing, and the ring of every Tab stop',
    args: ['--project=storybook', '--reporter=default', '--reporter=./.storybook/run/audit-reporter.ts'],
    audit: 'reading',
  },
  pictures: {
    says: 'Every widget on phone and desktop in light, dark and high contrast, beside its last pictures',
    args: [
      '--project=storybook',
      '--update=new',
      '--reporter=dot',
      '--reporter=./.storybook/pictures/reporter.ts',
    ],
    audit: 'pictures',
  },
  report: {
    says: 'Every story with every rule of axe and at 320 px, written down for auditors in packages/ui/accessibility-report/',
    args: ['--project=storybook', '--reporter=default', '--reporter=./.storybook/report/reporter.ts'],
    audit: 'report',
  },
  rules: {
    says: 'A million made-up numbers for each rule, beside libraries that others wrote',
    args: ['--project=domain', '--reporter=default', 'property'],
  },
  money: {
    says: 'Ten thousand random claims, their cuts and refunds',
    args: ['--project=grants', '--reporter=default', 'property'],
  },
  walk: {
    says: 'Ten thousand random steps over applications, contracts, claims and payments, legal and illegal',
    // Verbose: each world is told when it is over, and the file takes half an hour.
    args: ['--project=server', '--reporter=verbose', 'random-walk'],
  },
  server: {
    says: 'Long ways of the server on PostgreSQL: annex after annex, refused signatures, equal answers, a kill, a second server',
    args: ['--project=server-postgres', '--reporter=default', '.long.'],
  },
  sockets: {
    says: 'Five thousand idle sockets and messages to all of them: memory and time',
    args: ['bench/sockets.mjs'],
    of: 'bench',
  },
  crashes: {
    says: 'Every endpoint that writes, killed before its commit and after it, and five writers at random moments',
    args: ['--project=desktop, long', 'crash.spec', 'crash-random'],
    of: 'portal',
  },
  screens: {
    says: 'Every state of every screen at all widths in both sizes of letters, and what moves at a desk',
    args: ['--project=desktop, long', 'screens'],
    of: 'portal',
  },
  walks: {
    says: 'Every walk: those of the main lines on a desktop too, mechanisms that screens share, and branches',
    args: ['library/', 'uploads/', 'audit/', 'walks/'],
    of: 'portal',
  },
  hydration: {
    says: 'Every story rendered on a server and taken over in a browser',
    args: ['--project=hydration', '--reporter=default'],
  },
  tabs: {
    says: 'Twenty tabs killed while somebody types in the form',
    args: ['--project=desktop', 'lost-tab'],
    of: 'portal',
  },
  uploads: {
    says: 'A thousand uploads on a disk and as many over S3, whose connection or server dies in the middle',
    args: ['--project=desktop, long', 'crash-many-uploads', 'crash-uploads', 'crash-full-disk'],
    of: 'portal',
  },
  docs: {
    says: 'Every page and every story of the built Storybook',
    args: ['scripts/storybook-walk.mjs'],
    of: 'storybook',
  },
  browsers: {
    says: 'One story of each widget of the built Storybook in Firefox and WebKitGTK',
    args: ['scripts/browser-walk.mjs'],
    of: 'storybook',
  },
  clamav: {
    says: 'Uploads before a real ClamAV, with signatures of our own',
    args: ['--project=server', '--reporter=default'],
    audit: 'clamav',
  },
  package: {
    says: 'The packages that other offices install, packed, and their types in a strict host',
    args: ['--project=package', '--reporter=default'],
    of: 'packages',
  },
  hosts: {
    says: 'Pages of other offices that install the packages: built, used, compared',
    // Files that share a fixture would install it at once.
    args: ['--project=hosts', '--reporter=default', '--no-file-parallelism'],
    of: 'packages',
  },
};

const WALKS = { portal: walk, storybook: walkStorybook, packages: provePackages, bench: measure };

/**
 * @param {string[]} words the names of parts (all, if none), then filters for the files of their tests
 * @returns {Promise<number>} the exit code
 */
export async function audit(words) {
  const named = words.filter((word) => Object.hasOwn(PARTS, word));
  const filters = words.filter((word) => !Object.hasOwn(PARTS, word));
  if (filters.length > 0 && named.length === 0)
    fail(`No such part: ${filters[0]}. There are: ${Object.keys(PARTS).join(', ')}.`);

  let worst = 0;
  for (const [name, part] of Object.entries(PARTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    say(`${part.says} (${name}).`);
    const started = performance.now();
    const code = await (part.of
      ? WALKS[part.of]([...part.args, ...filters])
      : tests([...part.args, ...filters], part.audit));
    say(`${name}: ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
    worst = Math.max(worst, code);
  }
  return worst;
}

/** @param {string[]} args @param {string} [audit] what the stories are held against @returns {Promise<number>} */
function tests(args, audit = 'yes') {
  return finish({ bin: 'vitest', args: ['run', ...args], env: { AUDIT: audit } });
}

/** The built product in a real browser. @param {string[]} args @returns {Promise<number>} */
async function walk(args) {
  await build();
  return finish({ bin: 'playwright', args: ['test', ...args], cwd: 'apps/portal', env: { AUDIT: 'yes' } });
}

/** A benchmark in a longer form, which fails beyond its goals. @param {string[]} args @returns {Promise<number>} */
async function measure(args) {
  await build();
  return finish({ args, env: { AUDIT: 'yes', SOCKETS: '5000' } });
}

/** @param {string[]} args @returns {Promise<number>} */
async function walkStorybook(args) {
  await run('storybook', ['build', '--quiet']);
  return finish({ args });
}

/** The packed packages, as a host installs them. @param {string[]} args @returns {Promise<number>} */
async function provePackages(args) {
  await run('node', ['tools/packages/pack.mjs']);
  return tests(args);
}
