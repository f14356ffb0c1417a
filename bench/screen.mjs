// What a screen of an office costs, written with this library, as ratios to the same in React and native HTML (F): a form
// of 24 fields with dialog, side panel, menu, tooltip, toast and a table of 1,000 rows that comes on a press. Dialog,
// panel and table also beside the bare parts that they stand on. Run: node bench/screen.mjs
import { loadavg } from 'node:os';
import { withBrowser } from './kit/browser.mjs';
import { firstVisit } from './kit/first-visit.mjs';
import { held, layerCycles } from './kit/layer-cycles.mjs';
import { servePages } from './kit/pages.mjs';
import { inRounds } from './kit/rounds.mjs';
import { median, withFolder } from './kit/servers.mjs';
import { typeName } from './kit/typed.mjs';

const CPU_RATE = 4;
const VISITS = 7;
const TYPINGS = 5;
const ROUNDS = 3;
const CYCLES = 10;
const LEAK_CYCLES = 50;
const PAGES = /** @type {const} */ (['screen-floor', 'screen-parts', 'screen-ui']);
/** No press may cause a longer task; on a busy machine the others show what of it is the machine's. */
const LONGEST = { wantedMs: 100, hasParts: true };
const LAYERS = [
  { name: 'dialog', button: 'Wycofaj', wanted: { open: 1.8, close: 1.5, work: 1.6 } },
  { name: 'panel', button: 'Zmień', wanted: { open: 1.8, close: 1.5, work: 1.8 } },
];

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */

console.log(
  `load average ${loadavg()[0]?.toFixed(1)}: above 2 the times say little, the ratios and the work still do`,
);
await withFolder((folder) =>
  withBrowser(async (browser) => {
    const served = await servePages([...PAGES], folder);
    const addresses = PAGES.map((name) => served.addressOf(name));
    try {
      await compareVisits(browser, addresses);
      const pages = await Promise.all(addresses.map((address) => openScreen(browser, address)));
      await compareTyping(pages);
      for (const layer of LAYERS) await compareLayer(pages, layer);
    } finally {
      served.close();
    }
  }),
);

/** @param {Browser} browser @param {readonly string[]} addresses */
async function compareVisits(browser, addresses) {
  const [floor = [], parts = [], ours = []] = await inRounds(VISITS, addresses, (address) =>
    firstVisit(browser, address, CPU_RATE),
  );
  const of = (/** @type {'first' | 'beside' | 'work' | 'table' | 'longest'} */ key) =>
    [floor, parts, ours].map((visits) => median(visits.map((visit) => visit[key])));

  say('scripts and styles before it answers', 'kB', of('first'), { wanted: 1.9 });
  say('fonts and what else comes by itself', 'kB', of('beside'), {});
  say('work until the form is painted', 'ms', of('work'), { wanted: 1.6 });
  say('first showing of the table', 'ms', of('table'), { wanted: 0.2, hasParts: true });
  say('table longest task', 'ms', of('longest'), LONGEST);
}

/** @param {readonly Page[]} pages */
async function compareTyping(pages) {
  const [floor = [], parts = [], ours = []] = await inRounds(TYPINGS, pages, (page) =>
    typeName(page, page.getByRole('textbox', { name: 'Nazwisko', exact: true }), CPU_RATE),
  );
  const of = (/** @type {'paint' | 'script'} */ key) =>
    [floor, parts, ours].map((typed) => median(typed.map((one) => one[key])));

  say('key to paint', 'ms', of('paint'), { wanted: 1.15 });
  say('script a key', 'ms', of('script'), {});
}

/** @param {readonly Page[]} pages @param {typeof LAYERS[number]} layer */
async function compareLayer(pages, { name, button, wanted }) {
  // Once before it counts: what is loaded and compiled at the first opening is not the cost of a cycle.
  for (const page of pages) await layerCycles(page, button, { times: 2, cpuRate: CPU_RATE });
  const [floor = [], parts = [], ours = []] = await inRounds(ROUNDS, pages, (page) =>
    layerCycles(page, button, { times: CYCLES, cpuRate: CPU_RATE }),
  );
  const of = (/** @type {'open' | 'close' | 'work' | 'longest'} */ key) =>
    [floor, parts, ours].map((cycles) => median(cycles.map((cycle) => cycle[key])));

  say(`${name} open to paint`, 'ms', of('open'), { wanted: wanted.open, hasParts: true });
  say(`${name} close to paint`, 'ms', of('close'), { wanted: wanted.close, hasParts: true });
  say(`${name} work a cycle`, 'ms', of('work'), { wanted: wanted.work, hasParts: true });
  say(`${name} longest task`, 'ms', of('longest'), LONGEST);

  const mine = pages.at(-1);
  if (mine) await sayLeft(name, mine, button);
}

/** @param {string} name @param {Page} page @param {string} button */
async function sayLeft(name, page, button) {
  const before = await held(page);
  await layerCycles(page, button, { times: LEAK_CYCLES, cpuRate: 1 });
  const after = await held(page);
  console.log(
    `${name} ${LEAK_CYCLES} cycles leave ${after.nodes - before.nodes} nodes and ${after.listeners - before.listeners} listeners (wanted: 0)`,
  );
}

/** @param {Browser} browser @param {string} address */
async function openScreen(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

/**
 * @param {string} what @param {'kB' | 'ms'} unit @param {readonly number[]} figures of floor, bare parts and ours
 * @param {{ wanted?: number, wantedMs?: number, hasParts?: boolean }} how
 */
function say(what, unit, [floor = 0, parts = 0, ours = 0], { wanted, wantedMs, hasParts }) {
  const beside = hasParts ? `, bare parts ${parts.toFixed(1)} ${unit}` : '';
  const ratio = floor > 0 ? `: ${(ours / floor).toFixed(2)} F` : '';
  const goal = wantedMs === undefined ? wanted : `${wantedMs} ms`;
  console.log(
    `${what.padEnd(38)} floor ${floor.toFixed(1)} ${unit}${beside}, ours ${ours.toFixed(1)} ${unit}${ratio}${goal === undefined ? '' : ` (wanted: ${goal} or less)`}`,
  );
}
