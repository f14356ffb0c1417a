// What the look of our widgets costs by itself, which no code of theirs can spare: the screen and the long table beside the
// same elements with the same styles, but without a widget. Milliseconds of the processor, unslowed.
// Run: node bench/look.mjs
import { throttled, withBrowser } from './kit/browser.mjs';
import { formPainted, watchForm } from './kit/first-visit.mjs';
import { servePages } from './kit/pages.mjs';
import { pressAndPaint } from './kit/press.mjs';
import { inRounds } from './kit/rounds.mjs';
import { median, withFolder } from './kit/servers.mjs';
import { KIND_NAMES, tracedWork } from './kit/thread-trace.mjs';

const VISITS = 13;
const MOUNTS = 15;
const WARM_UPS = 8;
const ROWS = 10_000;
const MOUNT = { press: '[data-mount]' };
const PUT = { press: '#put' };

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** An element as the page by React alone draws it: its name, attributes and what is in it. */
/** @typedef {string | { tag: string, props: Record<string, string | boolean>, within: Drawn[] }} Drawn */

await withFolder((folder) =>
  withBrowser(async (browser) => {
    const pages = ['screen-floor', 'screen-look', 'screen-ui', 'table-tanstack', 'table-ui'];
    const served = await servePages(pages, folder);
    try {
      await compareScreens(browser, served.addressOf);
      await compareTables(browser, served.addressOf);
    } finally {
      served.close();
    }
  }),
);

/** @param {Browser} browser @param {(name: string) => string} addressOf */
async function compareScreens(browser, addressOf) {
  const drawn = await drawnBy(browser, addressOf('screen-ui'));
  const names = ['screen-floor', 'screen-look', 'screen-ui'];
  const all = await inRounds(VISITS, names, (name) => visit(browser, addressOf(name), drawn));
  const [floor = 0, look = 0, ours = 0] = all.map((visits) => median(visits));
  const ratio = (/** @type {number} */ one) => `${one.toFixed(1)} ms, ${(one / floor).toFixed(2)} F`;
  console.log(
    `screen until it is painted: floor ${floor.toFixed(1)} ms; our elements by React alone ${ratio(look)}; ours ${ratio(ours)}`,
  );
}

/** @param {Browser} browser @param {string} address @returns {Promise<Drawn[]>} */
async function drawnBy(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  await page.waitForSelector('form button[type="submit"]');
  const drawn = await page.evaluate(readElements);
  await page.close();
  return drawn;
}

/** Runs in the page. @returns {Drawn[]} */
function readElements() {
  const within = (/** @type {Element} */ element) => [...element.childNodes].flatMap(read);
  /** @param {Node} node @returns {Drawn[]} */
  const read = (node) => {
    if (!(node instanceof Element)) return [node.textContent ?? ''];
    const props = Object.fromEntries(
      [...node.attributes]
        // React sets them by other names, and they cost nothing here.
        .filter(({ name }) => !['style', 'value', 'checked'].includes(name))
        .map(({ name, value }) => [
          { class: 'className', for: 'htmlFor' }[name] ?? name,
          /^(required|disabled|multiple|hidden|novalidate|inert)$/.test(name) ? true : value,
        ]),
    );
    return [{ tag: node.localName, props, within: within(node) }];
  };
  const root = document.getElementById('root');
  return root ? within(root) : [];
}

/** @param {Browser} browser @param {string} address @param {Drawn[]} drawn @returns {Promise<number>} */
async function visit(browser, address, drawn) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchForm);
    await page.addInitScript((given) => Object.assign(globalThis, { drawn: given }), drawn);
    const counters = await throttled(page, 1);
    await page.goto(address, { waitUntil: 'commit' });
    await page.evaluate(formPainted);
    return (await counters.spent()).task;
  } finally {
    await context.close();
  }
}

/** @param {Browser} browser @param {(name: string) => string} addressOf */
async function compareTables(browser, addressOf) {
  const open = async (/** @type {string} */ name) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${addressOf(name)}#${ROWS}`, { waitUntil: 'networkidle' });
    return page;
  };
  const subjects = [
    { says: 'TanStack', page: await open('table-tanstack'), press: MOUNT },
    { says: 'our elements as HTML', page: await asHtml(await open('table-ui')), press: PUT },
    { says: 'ours', page: await open('table-ui'), press: MOUNT },
  ];
  for (const { page, press } of subjects)
    for (let time = 0; time < WARM_UPS; time += 1) await page.evaluate(pressAndPaint, press);

  const all = await inRounds(MOUNTS, subjects, async ({ page, press }) => {
    await page.bringToFront();
    const work = await tracedWork(
      browser,
      page,
      async () => void (await page.evaluate(pressAndPaint, press)),
    );
    await page.evaluate(pressAndPaint, press);
    return work;
  });
  const sums = all.map((works) =>
    median(works.map((work) => KIND_NAMES.reduce((sum, kind) => sum + work[kind], 0))),
  );
  for (const [at, { says }] of subjects.entries()) {
    const kinds = KIND_NAMES.map(
      (kind) => `${kind} ${median((all[at] ?? []).map((one) => one[kind])).toFixed(1)}`,
    );
    const [sum = 0, floor = 1] = [sums[at], sums[0]];
    console.log(
      `mount of ${ROWS} rows, ${says}: ${kinds.join(', ')}; together ${sum.toFixed(1)} ms, ${(sum / floor).toFixed(2)}`,
    );
  }
}

/** The page puts in what the table had drawn, and takes it out at the next press. @param {Page} page */
async function asHtml(page) {
  await page.evaluate(pressAndPaint, MOUNT);
  await page.evaluate(() => {
    const html = document.querySelector('main')?.lastElementChild?.outerHTML ?? '';
    const [button, place] = [document.createElement('button'), document.createElement('div')];
    button.id = 'put';
    button.onclick = () => {
      place.innerHTML = place.hasChildNodes() ? '' : html;
    };
    document.querySelector('main')?.append(button, place);
  });
  await page.evaluate(pressAndPaint, MOUNT);
  return page;
}
