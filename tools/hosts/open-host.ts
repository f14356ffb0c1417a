import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type Page, chromium as playwright } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_ARGS, chromium } from '../../scripts/chromium.mjs';
import { FACT_MS } from '../../scripts/limits.mjs';
import { fixture, installFixture } from '../packages/fixture.mjs';

const prepared = new Set<string>();

interface Prepared {
  fixture: string;
  builds: readonly (readonly [string, ...string[]])[];
  /** Pages that are written into it, by file. */
  pages?: Readonly<Record<string, string>>;
}

/** Installs and builds the fixture of a host, once in a run. */
export function prepare({ fixture: name, builds, pages = {} }: Prepared): void {
  if (prepared.has(name)) return;
  installFixture(name);
  for (const [page, text] of Object.entries(pages)) {
    const file = path.join(fixture(name), page);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const command of builds) runIn(fixture(name), command);
  prepared.add(name);
}

/** Runs a tool that a project has installed, as it is run for production. */
export function runIn(folder: string, [tool, ...args]: readonly [string, ...string[]]): void {
  const { status, stdout, stderr } = spawnSync(tool, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [path.join(folder, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
      // Vitest calls it `test`, with which React is built for development.
      NODE_ENV: 'production',
    },
  });
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')} in ${folder}: ${stdout}${stderr}`);
}

export async function openBrowser(): Promise<Browser> {
  return playwright.launch({ ...(await chromium()), args: CHROMIUM_ARGS, timeout: FACT_MS });
}

export interface Visit {
  browser: Browser;
  /** The folder that is served. */
  folder: string;
  /** The page in it. @default '/' */
  address?: string;
  headers?: Record<string, string> | undefined;
  viewport: { width: number; height: number };
}

/** Serves a page and opens it; the lines are what it says in the console, where a broken policy stands too. */
export async function visit<Result>(
  { browser, folder, address = '/', headers = {}, viewport }: Visit,
  task: (page: Page, lines: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const server = await preview({
    root: folder,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { port: 0, headers },
  });
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'pl-PL' });
  page.setDefaultTimeout(FACT_MS);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(error.message));
  try {
    await page.goto(new URL(address, server.resolvedUrls?.local[0]).href);
    return await task(page, lines);
  } finally {
    await page.close();
    await server.close();
  }
}
