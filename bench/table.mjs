// What the data table costs: sorting 1,000 rows as a ratio to a plain React table with every row in the page (F; how it
// first comes, screen.mjs measures), mounting 10,000 rows and scrolling 10,000 and 100,000 as a ratio to the two TanStack libraries alone.
// Run: node bench/table.mjs
import { throttled, withBrowser } from './kit/browser.mjs';
import { servePages } from './kit/pages.mjs';
import { pressAndPaint } from './kit/press.mjs';
import { inRounds } from './kit/rounds.mjs';
import { median, withFolder } from './kit/servers.mjs';

const CPU_RATE = 4;
const ROUNDS = 3;
const TIMES = 5;
const SCROLL_PX_A_SECOND = 3000;
const SCROLL_MS = 3000;
const MOUNT = { press: '[data-mount]' };
const SORT = { press: '[data-column="amount"] button' };
const PAGES = /** @type {const} */ (['table-floor', 'table-tanstack', 'table-ui']);

/** @typedef {import('playwright').Page} Page */
/** @typedef {(typeof PAGES)[number]} PageName */

await withFolder((folder) =>
  withBrowser(async (browser) => {
    const served = await servePages([...PAGES], folder);
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      /** @param {PageName} name @param {number} rows */
      const open = async (name, rows) => {
        const page = await context.newPage();
        await page.goto(`${served.addressOf(name)}#${rows}`, { waitUntil: 'networkidle' });
        await throttled(page, CPU_RATE);
        return page;
      };
      await compareWithFloor(open);
      await compareWithTanStack(open, 10_000);
      await compareWithTanStack(open, 100_000);
    } finally {
      served.close();
    }
  }),
);

/** @param {(name: PageName, rows: number) => Promise<Page>} open */
async function compareWithFloor(open) {
  const floor = await open('table-floor', 1000);
  const ours = await open('table-ui', 1000);
  const [bare = [], mine = []] = await afterWarmUp([floor, ours], sorts);
  sayRatio('sort 1,000 rows', [median(bare), median(mine)], 'F', 0.15);
  await Promise.all([floor.close(), ours.close()]);
}

/** @param {(name: PageName, rows: number) => Promise<Page>} open @param {number} rows */
async function compareWithTanStack(open, rows) {
  const alone = await open('table-tanstack', rows);
  const ours = await open('table-ui', rows);
  const size = rows.toLocaleString('en');
  const [bare = [], mine = []] = await afterWarmUp([alone, ours], mounts);
  sayRatio(`mount ${size} rows`, [median(bare), median(mine)], 'TanStack', 1.2);

  for (const page of [alone, ours]) await page.evaluate(pressAndPaint, MOUNT);
  const [rolled, scrolled] = await afterWarmUp([alone, ours], scrolls);
  const [bareFps, fps] = [rolled, scrolled].map((runs) => median((runs ?? []).map((run) => run.fps)));
  const worst = median((scrolled ?? []).map((run) => run.worst));
  console.log(
    `scroll ${size} rows: TanStack ${bareFps?.toFixed(1)} fps, ours ${fps?.toFixed(1)} fps: ${((fps ?? 0) / (bareFps ?? 1)).toFixed(2)} (wanted: 0.97 or more); worst frame ${worst.toFixed(0)} ms (wanted: 50 or less)`,
  );
  await Promise.all([alone.close(), ours.close()]);
}

/** @template Result @param {Page[]} pages @param {(page: Page) => Promise<Result>} measure */
async function afterWarmUp(pages, measure) {
  const measureInFront = async (/** @type {Page} */ page) => measure(await inFront(page));
  // Once before it counts: what is compiled at the first time is not the cost of the table.
  for (const page of pages) await measureInFront(page);
  return inRounds(ROUNDS, pages, measureInFront);
}

/** A page behind another draws nothing. @param {Page} page */
async function inFront(page) {
  await page.bringToFront();
  return page;
}

/** @param {Page} page @returns {Promise<number>} */
async function sorts(page) {
  const times = [];
  for (let time = 0; time < TIMES; time += 1) {
    await page.evaluate(pressAndPaint, MOUNT);
    times.push(await page.evaluate(pressAndPaint, SORT));
    await page.evaluate(pressAndPaint, MOUNT);
  }
  return median(times);
}

/** @param {Page} page @returns {Promise<number>} */
async function mounts(page) {
  const times = [];
  for (let time = 0; time < TIMES; time += 1) {
    times.push(await page.evaluate(pressAndPaint, MOUNT));
    await page.evaluate(pressAndPaint, MOUNT);
  }
  return median(times);
}

/** @typedef {{ fps: number, worst: number }} Scrolled @param {Page} page @returns {Promise<Scrolled>} */
function scrolls(page) {
  return page.evaluate(scroll, { speed: SCROLL_PX_A_SECOND, duration: SCROLL_MS });
}

/** Runs in the page. @param {{ speed: number, duration: number }} how @returns {Promise<Scrolled>} */
function scroll({ speed, duration }) {
  const frame = document.querySelector('[data-scroll], .u\\:data-frame');
  if (!frame) throw new Error('Nothing to scroll.');
  frame.scrollTop = 0;
  return new Promise((resolve) => {
    /** @type {number[]} */
    const times = [];
    requestAnimationFrame(function step(now) {
      times.push(now);
      const gone = now - (times[0] ?? now);
      frame.scrollTop = (speed * gone) / 1000;
      if (gone < duration) requestAnimationFrame(step);
      else resolve({ fps: ((times.length - 1) / gone) * 1000, worst: longestStep(times) });
    });
  });

  /** @param {number[]} times */
  function longestStep(times) {
    return times.reduce(
      (longest, now, at) => Math.max(longest, at === 0 ? 0 : now - (times[at - 1] ?? now)),
      0,
    );
  }
}

/** @param {string} name @param {number[]} times @param {string} of @param {number} wanted */
function sayRatio(name, [bare = 0, mine = 0], of, wanted) {
  console.log(
    `${name}: ${of} ${bare.toFixed(0)} ms, ours ${mine.toFixed(0)} ms: ${(mine / bare).toFixed(2)} (wanted: ${wanted} or less, ${CPU_RATE}x slower processor)`,
  );
}
