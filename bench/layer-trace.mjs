// Where the work of opening and closing a layer goes: by trace, in milliseconds of the processor for one cycle, unslowed. A
// native dialog, the same with the motion of ours, bare Radix Dialog, ours, ours without motion, and ours with nothing made
// inert, which no product may do: it shows what the protection costs. Run: node bench/layer-trace.mjs
import { withBrowser } from './kit/browser.mjs';
import { layerCycles } from './kit/layer-cycles.mjs';
import { servePages } from './kit/pages.mjs';
import { inRounds } from './kit/rounds.mjs';
import { median, withFolder } from './kit/servers.mjs';
import { KIND_NAMES, tracedWork } from './kit/thread-trace.mjs';

const ROUNDS = 5;
const CYCLES = 6;
const LAYERS = [
  { name: 'dialog', button: 'Wycofaj' },
  { name: 'panel', button: 'Zmień' },
];

/** The way in and out of our dialog, for a native one, which leaves the top layer when it ends. */
const MOTION = `
  dialog, dialog::backdrop {
    opacity: 0;
    transition: opacity 200ms, translate 200ms, display 200ms allow-discrete, overlay 200ms allow-discrete;
  }
  dialog { translate: 0 8px; }
  dialog[open], dialog[open]::backdrop { opacity: 1; translate: none; }
  @starting-style { dialog[open], dialog[open]::backdrop { opacity: 0; translate: 0 8px; } }
`;

/** @typedef {import('playwright').Page} Page */

/** @type {readonly { says: string, page: string, prepare?: (page: Page) => Promise<unknown> }[]} */
const VARIANTS = [
  { says: 'native dialog', page: 'screen-floor' },
  {
    says: 'native dialog with our motion',
    page: 'screen-floor',
    prepare: (page) => page.addStyleTag({ content: MOTION }),
  },
  { says: 'bare Radix Dialog, no motion', page: 'screen-parts' },
  { says: 'ours', page: 'screen-ui' },
  {
    says: 'ours without motion',
    page: 'screen-ui',
    prepare: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  },
  { says: 'ours, nothing made inert', page: 'screen-ui', prepare: (page) => page.evaluate(makeNothingInert) },
];

await withFolder((folder) =>
  withBrowser(async (browser) => {
    const served = await servePages([...new Set(VARIANTS.map(({ page }) => page))], folder);
    try {
      const pages = await Promise.all(
        VARIANTS.map(async ({ page: name, prepare }) => {
          const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
          await page.goto(served.addressOf(name), { waitUntil: 'networkidle' });
          await prepare?.(page);
          return page;
        }),
      );
      for (const { name, button } of LAYERS) await compare(browser, pages, name, button);
    } finally {
      served.close();
    }
  }),
);

/** @param {import('playwright').Browser} browser @param {readonly Page[]} pages @param {string} name @param {string} button */
async function compare(browser, pages, name, button) {
  // Once before it counts: what is loaded and compiled at the first opening is not the cost of a cycle.
  for (const page of pages) await layerCycles(page, button, { times: 2, cpuRate: 1 });
  const works = await inRounds(ROUNDS, pages, (page) =>
    tracedWork(browser, page, async () => {
      await layerCycles(page, button, { times: CYCLES, cpuRate: 1 });
    }),
  );
  const rows = works.map((rounds) =>
    KIND_NAMES.map((kind) => median(rounds.map((work) => work[kind] / CYCLES))),
  );
  const totals = rows.map((row) => row.reduce((sum, ms) => sum + ms, 0));

  console.log(`\n${[name.padEnd(32), ...KIND_NAMES, 'together', 'ratio'].join('\t')}`);
  for (const [at, row] of rows.entries()) {
    const total = totals[at] ?? 0;
    const figures = [...row, total].map((ms) => ms.toFixed(1));
    console.log(
      [VARIANTS[at]?.says.padEnd(32), ...figures, `${(total / (totals[0] ?? 1)).toFixed(2)} F`].join('\t'),
    );
  }
}

/** Runs in the page. */
function makeNothingInert() {
  Object.defineProperty(HTMLElement.prototype, 'inert', { get: () => false, set: () => undefined });
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function set(name, value) {
    if (name !== 'inert') setAttribute.call(this, name, value);
  };
}
