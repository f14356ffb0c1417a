import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import config from '../../../vite.config';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export type BuiltPage = ReadonlyMap<string, string | Uint8Array>;

/** A page of `e2e/pages`, built as the portal is, for an address with this path. */
export async function buildPage(folder: string, base: string): Promise<BuiltPage> {
  const { output } = (await build({
    ...config,
    configFile: false,
    root: path.join(import.meta.dirname, '../../pages', folder),
    base,
    logLevel: 'error',
    build: { ...config.build, write: false, sourcemap: false },
  })) as Rolldown.RolldownOutput; // of one build, without a watcher

  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

/** Answers for the files of the page below the address, with these headers. */
export async function servePage(
  page: Page,
  address: string,
  files: BuiltPage,
  headers: Record<string, string> = {},
): Promise<void> {
  const base = `${new URL(address).pathname}/`;
  await page.route(`${address}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(base.length);
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    await route.fulfill({
      headers: { ...headers, 'Content-Type': TYPES[path.extname(name)] ?? '' },
      body: Buffer.from(body),
    });
  });
}
