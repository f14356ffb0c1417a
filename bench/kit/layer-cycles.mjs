import { throttled } from './browser.mjs';
import { pressAndPaint } from './press.mjs';
import { median } from './servers.mjs';
import { longestTask, watchTasks } from './tasks.mjs';

/** Longer than the slowest opening and closing (Spec §4: 500 ms); the floor waits as long. */
const STILL_MS = 700;
const CLOSE = { press: '[role="dialog"] button, dialog[open] button', words: 'Anuluj' };

/**
 * @typedef {object} Cycle
 * @property {number} open milliseconds from the press to the next painted frame
 * @property {number} close the same
 * @property {number} work milliseconds of the main thread for one opening and closing
 * @property {number} longest milliseconds of the longest task
 */

/**
 * Opens and closes a layer again and again.
 * @param {import('playwright').Page} page @param {string} button the words that open it
 * @param {{ times: number, cpuRate: number }} how @returns {Promise<Cycle>}
 */
export async function layerCycles(page, button, { times, cpuRate }) {
  await page.bringToFront();
  const counters = await throttled(page, cpuRate);
  await page.evaluate(watchTasks);
  /** @type {Record<'open' | 'close', number[]>} */
  const paints = { open: [], close: [] };
  const before = await counters.spent();
  for (let at = 0; at < times; at += 1) {
    paints.open.push(await page.evaluate(pressAndPaint, { press: 'main button', words: button }));
    await page.waitForTimeout(STILL_MS);
    paints.close.push(await page.evaluate(pressAndPaint, CLOSE));
    await page.waitForTimeout(STILL_MS);
  }
  const after = await counters.spent();

  return {
    open: median(paints.open),
    close: median(paints.close),
    work: (after.task - before.task) / times,
    longest: await page.evaluate(longestTask),
  };
}

/** What the page holds when nothing of it can be thrown away. @param {import('playwright').Page} page */
export async function held(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { nodes, listeners: jsEventListeners };
}
