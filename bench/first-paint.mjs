// When the home page shows its largest part, and how long its scripts then keep it from answering, on slow 4G and a processor
// four times slower. The floor is the same page drawn by the browser alone: the server renders no address with a query.
// Run: npm run build && node bench/first-paint.mjs
import path from 'node:path';
import { throttled, withBrowser } from './kit/browser.mjs';
import { inRounds } from './kit/rounds.mjs';
import { median, startProduct, withFolder } from './kit/servers.mjs';

const VISITS = 5;
const CPU_RATE = 4;
/** "Slow 4G" of the tools of browsers: 150 ms there and back, 1.6 Mbit/s. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Work beyond this keeps a press waiting (Total Blocking Time). */
const UNNOTICED_MS = 50;
const STILL_MS = 1500;

await withFolder((folder) =>
  withBrowser(async (browser) => {
    const product = await startProduct(path.join(folder, 'data'));
    try {
      const paths = ['/?', '/'];
      // The first visit makes the server load what it renders with.
      await visit(browser, `${product.address}/`);
      const [drawn = [], rendered = []] = await inRounds(VISITS, paths, (asked) =>
        visit(browser, product.address + asked),
      );
      report('drawn by the browser', drawn);
      report('arrives as HTML', rendered);
      const ratio = median(rendered.map(({ paint }) => paint)) / median(drawn.map(({ paint }) => paint));
      console.log(`largest contentful paint: ${ratio.toFixed(2)} of the page drawn by the browser`);
    } finally {
      await product.stop();
    }
  }),
);

/** @typedef {{ paint: number, blocked: number, shift: number }} Visit */

/** One visit with an empty cache. @param {import('playwright').Browser} browser @param {string} url @returns {Promise<Visit>} */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', SLOW_4G);
    await throttled(page, CPU_RATE);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(STILL_MS);
    const { paint, tasks, shift } = await page.evaluate(watched);
    return { paint, shift, blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - UNNOTICED_MS), 0) };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts: keeps what the browser tells of painting, long tasks and shifts. */
function watch() {
  const seen = { paint: 0, tasks: /** @type {number[]} */ ([]), shift: 0 };
  Object.assign(globalThis, { seen });
  const take = (/** @type {PerformanceEntry} */ entry) => {
    if (entry.entryType === 'largest-contentful-paint') seen.paint = entry.startTime;
    else if (entry.entryType === 'longtask') seen.tasks.push(entry.duration);
    else seen.shift += 'value' in entry ? Number(entry.value) : 0;
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true });
}

/** Runs in the page. @returns {{ paint: number, tasks: number[], shift: number }} */
function watched() {
  return Object(globalThis).seen;
}

/** @param {string} name @param {readonly Visit[]} visits */
function report(name, visits) {
  const middle = (/** @type {keyof Visit} */ key) => median(visits.map((one) => one[key]));
  console.log(
    `${name.padEnd(21)} largest contentful paint ${middle('paint').toFixed(0)} ms, total blocking time ${middle('blocked').toFixed(0)} ms, layout shift ${middle('shift').toFixed(4)}`,
  );
}
