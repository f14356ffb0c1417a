// JavaScript and CSS that the home page and the sign-in form load, and the main thread's work until they are still, as
// ratios to a bare React page built in the same run. Run: npm run build && node bench/page-load.mjs
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { throttled, withBrowser } from './kit/browser.mjs';
import { servePages } from './kit/pages.mjs';
import { median, startProduct, withFolder } from './kit/servers.mjs';

const VISITS = 5;
const CPU_RATE = 4;

await withFolder((folder) =>
  withBrowser(async (browser) => {
    const bare = await servePages(['bare-react'], path.join(folder, 'bare'));
    const product = await startProduct(path.join(folder, 'data'));
    try {
      const pages = {
        bare: bare.addressOf('bare-react'),
        home: `${product.address}/`,
        'sign-in': `${product.address}/login`,
      };
      /** @type {Record<string, Awaited<ReturnType<typeof visit>>[]>} */
      const visits = {};
      for (let round = 0; round < VISITS; round += 1) {
        for (const [name, url] of Object.entries(pages)) {
          visits[name] = [...(visits[name] ?? []), await visit(browser, url)];
        }
      }
      report(visits);
    } finally {
      await product.stop();
      bare.close();
    }
  }),
);

/** One visit with an empty cache. @param {import('playwright').Browser} browser @param {string} url */
async function visit(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const counters = await throttled(page, CPU_RATE);
  /** @type {Promise<Buffer>[]} */
  const bodies = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) bodies.push(response.body());
  });
  await page.goto(url);
  // A slow processor is silent for longer than "networkidle" waits, between two parts of a page.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const { task } = await counters.spent();
  const loaded = await Promise.all(bodies);
  await context.close();

  const sum = (/** @type {(body: Buffer) => Buffer} */ squeeze) =>
    loaded.reduce((total, body) => total + squeeze(body).length, 0);
  return { brotli: sum((body) => brotliCompressSync(body)), gzip: sum((body) => gzipSync(body)), task };
}

/** @param {Record<string, Awaited<ReturnType<typeof visit>>[]>} visits */
function report(visits) {
  const middle = (/** @type {string} */ name, /** @type {'brotli' | 'gzip' | 'task'} */ key) =>
    median((visits[name] ?? []).map((one) => one[key]));
  for (const name of Object.keys(visits)) {
    const [brotli, gzip, task] = [middle(name, 'brotli'), middle(name, 'gzip'), middle(name, 'task')];
    const ratios = `${(brotli / middle('bare', 'brotli')).toFixed(2)} F bytes, ${(task / middle('bare', 'task')).toFixed(2)} F work`;
    console.log(
      `${name.padEnd(8)} JS+CSS ${(brotli / 1000).toFixed(1)} kB brotli, ${(gzip / 1000).toFixed(1)} kB gzip, main thread ${task.toFixed(0)} ms (${CPU_RATE}x slower processor): ${ratios}`,
    );
  }
}
