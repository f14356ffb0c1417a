// What a dialog and a side panel cost on a screen with a form of 24 fields and a table of 1,000 rows, as a ratio to the
// same screen in React and native HTML: opening and closing to the next paint, the main thread's work a cycle, the longest task, what fifty
// cycles leave behind. Run: node bench/screen.mjs
import { loadavg } from 'node:os';
import { throttled, withBrowser } from './kit/browser.mjs';
import { servePages } from './kit/pages.mjs';
import { median, withFolder } from './kit/servers.mjs';

const CPU_RATE = 4;
const ROUNDS = 3;
const CYCLES = 20;
const LEAK_CYCLES = 50;
/** Longer than the slowest opening and closing (Spec §4: 500 ms); the floor waits as long. */
const STILL_MS = 700;
/** @type {Record<string, number>} the goals of the ratios */
const WANTED = {
  'dialog open to paint': 1.8,
  'dialog close to paint': 1.5,
  'dialog work a cycle': 1.6,
  'panel open to paint': 1.8,
  'panel close to paint': 1.5,
  'panel work a cycle': 1.8,
};

/** @typedef {{ openPaint: number, closePaint: number, work: number, longest: number }} Cycle */

console.log(
  `load average ${loadavg()[0]?.toFixed(1)}: above 2 the times say little, the ratios and the work still do`,
);
await withFolder((folder) =>
  withBrowser(async (browser) => {
    const pages = await servePages(['screen-floor', 'screen-ui'], folder);
    try {
      const floor = await openScreen(browser, pages.addressOf('screen-floor'));
      const ours = await openScreen(browser, pages.addressOf('screen-ui'));
      for (const which of ['dialog', 'panel']) {
        /** @type {Record<'floor' | 'ours', Cycle[]>} */
        const rounds = { floor: [], ours: [] };
        // Once before it counts: what is loaded and compiled at the first opening is not the cost of a cycle.
        for (const screen of [floor, ours]) await cycles(screen, which, 3);
        for (let round = 0; round < ROUNDS; round += 1) {
          rounds.floor.push(await cycles(floor, which, CYCLES));
          rounds.ours.push(await cycles(ours, which, CYCLES));
        }
        report(which, rounds);
        await reportLeft(which, ours);
      }
    } finally {
      pages.close();
    }
  }),
);

/** @param {import('playwright').Browser} browser @param {string} address */
async function openScreen(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

/** @param {import('playwright').Page} page @param {string} which @param {number} times @returns {Promise<Cycle>} */
async function cycles(page, which, times) {
  await page.bringToFront();
  const counters = await throttled(page, CPU_RATE);
  const before = await counters.spent();
  const measured = await page.evaluate(openAndClose, { which, times, still: STILL_MS });
  const after = await counters.spent();

  return {
    openPaint: median(measured.opened),
    closePaint: median(measured.closed),
    work: (after.task - before.task) / times,
    longest: measured.longest,
  };
}

/** Runs in the page. @param {{ which: string, times: number, still: number }} what */
async function openAndClose({ which, times, still }) {
  const opened = [];
  const closed = [];
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });

  for (let at = 0; at < times; at += 1) {
    opened.push(await untilPainted(`[data-open="${which}"]`));
    await new Promise((resolve) => setTimeout(resolve, still));
    closed.push(await untilPainted('[role="dialog"] [data-close], dialog[open] [data-close]'));
    await new Promise((resolve) => setTimeout(resolve, still));
  }
  observer.disconnect();
  return { opened, closed, longest };

  /** Milliseconds from a press to the end of the frame that shows what it did. @param {string} selector */
  function untilPainted(selector) {
    const button = /** @type {HTMLElement | null} */ (document.querySelector(selector));
    if (!button) throw new Error(`Nothing to press at ${selector}.`);
    const { promise, resolve } = /** @type {PromiseWithResolvers<number>} */ (Promise.withResolvers());
    const pressed = performance.now();
    button.focus();
    button.click();
    requestAnimationFrame(() => {
      // The message comes after the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - pressed);
      port2.postMessage(undefined);
    });
    return promise;
  }
}

/** @param {string} which @param {Record<'floor' | 'ours', Cycle[]>} rounds */
function report(which, { floor, ours }) {
  const rows = /** @type {const} */ ([
    ['open to paint', 'openPaint'],
    ['close to paint', 'closePaint'],
    ['work a cycle', 'work'],
  ]);
  for (const [says, key] of rows) {
    const name = `${which} ${says}`;
    const [bare, mine] = [floor, ours].map((cycle) => median(cycle.map((one) => one[key])));
    const ratio = ((mine ?? 0) / (bare ?? 1)).toFixed(2);
    console.log(
      `${name.padEnd(22)} floor ${bare?.toFixed(1)} ms, ours ${mine?.toFixed(1)} ms: ${ratio} F (wanted: ${WANTED[name]} or less)`,
    );
  }
  const longest = Math.max(...ours.map((one) => one.longest));
  console.log(
    `${which} longest task ${longest.toFixed(0)} ms (${CPU_RATE}x slower processor, wanted: 100 or less)`,
  );
}

/** @param {string} which @param {import('playwright').Page} page */
async function reportLeft(which, page) {
  const before = await held(page);
  await page.evaluate(openAndClose, { which, times: LEAK_CYCLES, still: STILL_MS });
  const after = await held(page);
  console.log(
    `${which} ${LEAK_CYCLES} cycles leave ${after.nodes - before.nodes} nodes and ${after.listeners - before.listeners} listeners (wanted: 0)`,
  );
}

/** @param {import('playwright').Page} page */
async function held(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { nodes, listeners: jsEventListeners };
}
