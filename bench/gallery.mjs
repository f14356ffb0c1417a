// What a gallery of 500 pictures in columns costs: its mount, until the first frame and until all pictures are there, and
// its scrolling, as ratios to plain CSS columns with the same pictures; and whether anything jumps. Both draw all 500 in
// their first frame.
// Run: node bench/gallery.mjs
import { throttled, withBrowser } from './kit/browser.mjs';
import { servePages } from './kit/pages.mjs';
import { pressAndPaint } from './kit/press.mjs';
import { inRounds } from './kit/rounds.mjs';
import { median, withFolder } from './kit/servers.mjs';

const PICTURES = 500;
const CPU_RATE = 4;
const RUNS = 5;
const TIMES = 5;
const SCROLL = { speed: 3000, duration: 3000 };
const MOUNT = { press: '[data-mount]' };
const WHOLE = { ...MOUNT, shows: `li:nth-child(${PICTURES})` };
const PAGES = /** @type {const} */ (['gallery-floor', 'gallery-ui']);

/**
 * @typedef {import('playwright').Page} Page @typedef {{ fps: number, shift: number }} Scrolled
 * @typedef {{ first: number, whole: number }} Mounted milliseconds from the press
 */

await withFolder((folder) =>
  withBrowser(async (browser) => {
    const served = await servePages([...PAGES], folder);
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const open = async (/** @type {string} */ name) => {
        const page = await context.newPage();
        await page.goto(`${served.addressOf(name)}#${PICTURES}`, { waitUntil: 'networkidle' });
        await throttled(page, CPU_RATE);
        return page;
      };
      const pages = [await open(PAGES[0]), await open(PAGES[1])];
      // Once before it counts: what is compiled at the first time is not the cost of the gallery.
      for (const page of pages) await mounts(page);
      const [bare = [], mine = []] = await inRounds(RUNS, pages, mounts);
      for (const page of pages) await page.evaluate(pressAndPaint, WHOLE);
      const [rolled = [], scrolled = []] = await inRounds(RUNS, pages, scrolls);
      report({ bare, mine, rolled, scrolled });
    } finally {
      served.close();
    }
  }),
);

/** A page behind another draws nothing. @param {Page} page @returns {Promise<Mounted>} */
async function mounts(page) {
  await page.bringToFront();
  /** @type {number[]} */
  const first = [];
  /** @type {number[]} */
  const whole = [];
  for (let time = 0; time < TIMES; time += 1) {
    for (const [times, until] of /** @type {const} */ ([
      [first, MOUNT],
      [whole, WHOLE],
    ])) {
      times.push(await page.evaluate(pressAndPaint, until));
      await page.evaluate(pressAndPaint, MOUNT);
    }
  }
  return { first: median(first), whole: median(whole) };
}

/** @param {Page} page @returns {Promise<Scrolled>} */
async function scrolls(page) {
  await page.bringToFront();
  return page.evaluate(scroll, SCROLL);
}

/** Runs in the page. @param {typeof SCROLL} how @returns {Promise<Scrolled>} */
function scroll({ speed, duration }) {
  let shift = 0;
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0;
  });
  // `buffered`: the shifts of the mount count too.
  watch.observe({ type: 'layout-shift', buffered: true });
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    let frames = -1;
    let began = 0;
    requestAnimationFrame(function step(now) {
      began ||= now;
      frames += 1;
      const gone = now - began;
      window.scrollTo(0, (speed * gone) / 1000);
      if (gone < duration) return requestAnimationFrame(step);
      watch.disconnect();
      return resolve({ fps: (frames / gone) * 1000, shift });
    });
  });
}

/** @param {{ bare: Mounted[], mine: Mounted[], rolled: Scrolled[], scrolled: Scrolled[] }} measured */
function report({ bare, mine, rolled, scrolled }) {
  const [floorFps, fps] = [rolled, scrolled].map((runs) => median(runs.map((run) => run.fps)));
  const shift = Math.max(...scrolled.map((run) => run.shift));
  for (const [until, says] of /** @type {const} */ ([
    ['first', 'until its first frame'],
    ['whole', `until all ${PICTURES} are there`],
  ])) {
    const [floor, ours] = [bare, mine].map((runs) => median(runs.map((run) => run[until])));
    console.log(
      `mount ${says}: F ${floor?.toFixed(0)} ms, ours ${ours?.toFixed(0)} ms: ${((ours ?? 0) / (floor ?? 1)).toFixed(2)} (wanted: 1.3 or less, ${CPU_RATE}x slower processor)`,
    );
  }
  console.log(
    `scroll: F ${floorFps?.toFixed(1)} fps, ours ${fps?.toFixed(1)} fps: ${((fps ?? 0) / (floorFps ?? 1)).toFixed(2)} (wanted: 0.97 or more); layout shift ${shift} (wanted: 0)`,
  );
}
