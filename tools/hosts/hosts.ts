import path from 'node:path';
import { POLICY } from '../../.storybook/recipes/csp/policy';

/** A page of a host: the folder that is served, below that of the fixture, and its address there. */
export interface Place {
  folder: string;
  address: string;
  headers?: Record<string, string>;
}

export interface Host {
  name: string;
  /** Its folder in `fixtures`; hosts of one fixture are built once. */
  fixture: string;
  /** Commands of the fixture's own tools, run in its folder. */
  builds: readonly (readonly [string, ...string[]])[];
  /** The eight widgets, and below them elements of the host's own. */
  office: Place;
  /** The host's own elements as they are without us. */
  without?: Place;
  /** A PDF, whose worker the bundler has to find. */
  document?: Place;
}

/**
 * As strict as a policy for widgets can be: no style, script or image of another origin or written into the page.
 * @param trustedTypes the names of policies that the page may make
 */
const strictly = (trustedTypes: string) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join('; '),
});

/** What our pages tell an office to send. */
export const RECIPE = { 'Content-Security-Policy': POLICY };

/** What others are compared with: it has no style sheet of its own. */
export const BARE: Host = {
  name: 'Vite',
  fixture: 'vite-bare',
  builds: [
    ['vite', 'build'],
    ['vite', 'build', 'without'],
    ['vite', 'build', 'document'],
  ],
  office: built('.'),
  without: built('without'),
  document: built('document'),
};

/** Those that `npm test` proves: one install, one build. */
export const EVERY_RUN: readonly Host[] = [
  BARE,
  {
    name: 'Vite under a strict policy with Trusted Types',
    fixture: 'vite-bare',
    builds: BARE.builds,
    office: { ...built('.'), headers: strictly("'none'") },
    without: { ...built('without'), headers: strictly("'none'") },
    document: { ...built('document'), headers: strictly('urzad-pdf') },
  },
];

const BOOTSTRAP = {
  fixture: 'vite-bootstrap',
  builds: [
    ['vite', 'build', 'before'],
    ['vite', 'build', 'after'],
    ['vite', 'build', 'without'],
  ],
  without: built('without'),
} as const;

export const OTHERS: readonly Host[] = [
  {
    name: 'Vite under the policy that the recipe gives',
    fixture: 'vite-bare',
    builds: BARE.builds,
    office: { ...built('.'), headers: RECIPE },
    document: { ...built('document'), headers: RECIPE },
  },
  {
    name: 'Tailwind 4',
    fixture: 'vite-tailwind',
    builds: [
      ['vite', 'build'],
      ['vite', 'build', '--config', 'vite.config.ts', 'without'],
    ],
    office: built('.'),
    without: built('without'),
  },
  { name: 'Bootstrap 5 before our styles', ...BOOTSTRAP, office: built('before') },
  { name: 'Bootstrap 5 after our styles', ...BOOTSTRAP, office: built('after') },
  {
    name: 'the lowest React that is promised',
    fixture: 'vite-lowest',
    builds: [
      ['vite', 'build'],
      ['vite', 'build', 'without'],
    ],
    office: built('.'),
    without: built('without'),
  },
  {
    name: 'webpack under a strict policy with Trusted Types',
    fixture: 'webpack',
    builds: [['webpack']],
    office: page('/page.html', strictly('webpack')),
    without: page('/without.html', strictly('webpack')),
    document: page('/document.html', strictly('webpack urzad-pdf')),
  },
  {
    name: 'esbuild under a strict policy with Trusted Types',
    fixture: 'esbuild',
    builds: [['npm', 'run', 'build']],
    office: page('/page.html', strictly("'none'")),
    without: page('/without.html', strictly("'none'")),
    document: page('/document.html', strictly('urzad-pdf')),
  },
];

/** What Vite made of a page. */
function built(folder: string): Place {
  return { folder: path.join(folder, 'dist'), address: '/' };
}

/** A page that names the files of a bundler. */
function page(address: string, headers: Record<string, string>): Place {
  return { folder: '.', address, headers };
}
