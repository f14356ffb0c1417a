import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { type Browser, chromium as playwright } from 'playwright';
import * as vite from 'vite';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { CHROMIUM_ARGS, chromium } from '../../scripts/chromium.mjs';
import { FACT_MS } from '../../scripts/limits.mjs';
import { type EmptyHost, emptyHost } from './empty-host';
import { PUBLISHED, tarballOf } from './published.mjs';

const PAGE = `
import '@urzad/ui/styles.css';
import { UrzadProvider } from '@urzad/ui';
import { PdfView } from '@urzad/ui/pdf-view';
import { createRoot } from 'react-dom/client';

const source = async () => new Uint8Array(await (await fetch('/umowa.pdf')).arrayBuffer());

createRoot(document.querySelector('main')).render(
  <UrzadProvider locale="pl" today="2026-11-23">
    <PdfView name="Umowa uczestnictwa" source={source} />
  </UrzadProvider>,
);
`;

const html = (script: string, head = '') =>
  `<!doctype html><html lang="pl"><head><title>Umowa</title><link rel="icon" href="data:,">${head}</head>
<body><main></main><script type="module" src="${script}"></script></body></html>`;

let host: EmptyHost;
let browser: Browser;

beforeAll(async () => {
  host = emptyHost(...PUBLISHED.map((folder) => tarballOf(folder)));
  const umowa = readFileSync('packages/ui/src/files/pdf-view/samples/umowa-uczestnictwa.pdf');
  host.write({
    'index.html': html('/page.tsx'),
    'page.tsx': PAGE,
    'public/umowa.pdf': umowa,
    'esbuild/index.html': html('/page.js', '<link rel="stylesheet" href="/page.css">'),
    'esbuild/umowa.pdf': umowa,
  });
  browser = await playwright.launch({ ...(await chromium()), args: CHROMIUM_ARGS, timeout: FACT_MS });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  host.remove();
});

it('Vite finds the worker of PDF.js while it serves the sources of a host', async () => {
  const server = await vite.createServer({ ...ofHost(), server: { port: 0 } });
  onTestFinished(() => server.close());
  await server.listen();

  await expectDocument(server.resolvedUrls?.local[0]);
});

it('Vite finds it in a build', async () => {
  await vite.build(ofHost());
  const server = await vite.preview({ ...ofHost(), preview: { port: 0 } });
  onTestFinished(() => server.close());

  await expectDocument(server.resolvedUrls?.local[0]);
});

it('esbuild finds it when it is named among the entry points', async () => {
  const context = await esbuild.context({
    absWorkingDir: host.folder,
    entryPoints: ['page.tsx', { in: '@urzad/ui/pdf-worker.js', out: 'pdf-worker' }],
    outdir: 'esbuild',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    logLevel: 'error',
  });
  onTestFinished(() => context.dispose());
  const { port } = await context.serve({ servedir: path.join(host.folder, 'esbuild'), port: 0 });

  await expectDocument(`http://127.0.0.1:${port}/`);
});

function ofHost(): vite.InlineConfig {
  return { configFile: false, root: host.folder, logLevel: 'error', mode: 'production' };
}

/** The text of a page can be read, a worker has read it, and the console complains of nothing. */
async function expectDocument(address: string | undefined): Promise<void> {
  const page = await browser.newPage({ locale: 'pl-PL' });
  page.setDefaultTimeout(FACT_MS);
  onTestFinished(() => page.close());
  const lines: string[] = [];
  page.on('console', (line) => {
    // A server of sources says in others what it does.
    if (['error', 'warning'].includes(line.type())) lines.push(line.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  const worker = page.waitForEvent('worker');
  await page.goto(address ?? '');

  await page.getByRole('heading', { name: 'Umowa uczestnictwa' }).waitFor();
  expect((await worker).url()).toContain('pdf-worker');
  expect(lines).toEqual([]);
}
