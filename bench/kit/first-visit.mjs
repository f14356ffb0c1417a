import { brotliCompressSync } from 'node:zlib';
import { throttled } from './browser.mjs';
import { pressAndPaint } from './press.mjs';
import { longestTask, watchTasks } from './tasks.mjs';

/** What a page loads by itself comes within this time after it is still, on a slow processor too. */
const LATE_MS = 1500;

/**
 * @typedef {object} Visit
 * @property {number} first kB of scripts and styles, brotli, that were loaded before the form stood in the page
 * @property {number} beside kB of fonts and of what else came by itself
 * @property {number} work milliseconds of the main thread until the form had been painted
 * @property {number} table milliseconds from the press to the painted rows
 * @property {number} longest milliseconds of the longest task while the table came
 */

/**
 * Opens a page with an empty cache and shows its table for the first time.
 * @param {import('playwright').Browser} browser @param {string} address @param {number} cpuRate @returns {Promise<Visit>}
 */
export async function firstVisit(browser, address, cpuRate) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const files = filesOf(page);
    await page.addInitScript(watchForm);
    const counters = await throttled(page, cpuRate);
    await page.goto(address, { waitUntil: 'commit' });
    const loaded = await page.evaluate(formPainted);
    const { task } = await counters.spent();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(LATE_MS);
    const bytes = await weigh(await files(), new Set(loaded));
    const { table, longest } = await firstTable(page);
    return { ...bytes, work: task, table, longest };
  } finally {
    await context.close();
  }
}

/** @typedef {{ url: string, type: string, body: Buffer }} LoadedFile @param {import('playwright').Page} page */
function filesOf(page) {
  /** @type {Promise<LoadedFile>[]} */
  const loading = [];
  page.on('response', (response) => {
    const [url, type] = [response.url(), response.request().resourceType()];
    if (type !== 'document') loading.push(response.body().then((body) => ({ url, type, body })));
  });
  return () => Promise.all(loading);
}

/** Runs in the page before its own scripts: what had been loaded when the form came, told after its painting. */
function watchForm() {
  const { promise, resolve } = /** @type {PromiseWithResolvers<string[]>} */ (Promise.withResolvers());
  Object.assign(globalThis, { formPainted: promise });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('form button[type="submit"]')) return;
    observer.disconnect();
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(loaded);
      port2.postMessage(undefined);
    });
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. @returns {Promise<string[]>} */
function formPainted() {
  return /** @type {{ formPainted: Promise<string[]> }} */ (Object(globalThis)).formPainted;
}

/** @param {readonly LoadedFile[]} files @param {ReadonlySet<string>} loaded */
function weigh(files, loaded) {
  let [first, beside] = [0, 0];
  for (const { url, type, body } of files) {
    // Fonts are compressed in themselves.
    const size = (type === 'font' ? body : brotliCompressSync(body)).length / 1000;
    if (type !== 'font' && loaded.has(url)) first += size;
    else beside += size;
  }
  return { first, beside };
}

/** @param {import('playwright').Page} page */
async function firstTable(page) {
  await page.evaluate(watchTasks);
  const table = await page.evaluate(pressAndPaint, {
    press: 'button',
    words: 'Pokaż zgłoszenia',
    shows: 'tbody td:not(:empty)',
  });
  return { table, longest: await page.evaluate(longestTask) };
}
