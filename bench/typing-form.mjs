// What a key costs in a form of 50 fields of the library, as a ratio to a key in a form of one: script, and how often the
// other fields were drawn, before anything was judged and after a refused sending. Run: node bench/typing-form.mjs
import { throttled, withBrowser } from './kit/browser.mjs';
import { servePages } from './kit/pages.mjs';
import { median, withFolder } from './kit/servers.mjs';
import { NAME } from './kit/typed.mjs';

const CPU_RATE = 4;
const MANY = 50;
const ROUNDS = 9;
/** The judgement of fifty answers is worth a little. */
const WANTED = { silent: 1.25, refused: 1.5 };

await withFolder((folder) =>
  withBrowser(async (browser) => {
    const pages = await servePages(['form-fields'], folder);
    try {
      const address = pages.addressOf('form-fields');
      for (const when of /** @type {const} */ (['silent', 'refused'])) {
        const one = await openForm(browser, `${address}#1`, when);
        const many = await openForm(browser, `${address}#${MANY}`, when);
        /** @type {Record<'one' | 'many', Awaited<ReturnType<typeof type>>[]>} */
        const rounds = { one: [], many: [] };
        // Once before it counts, when all is compiled.
        for (const page of [one, many]) await type(page);
        for (let round = 0; round < ROUNDS; round += 1) {
          rounds.one.push(await type(one));
          rounds.many.push(await type(many));
        }
        report(when, rounds);
      }
    } finally {
      pages.close();
    }
  }),
);

/** @param {import('playwright').Browser} browser @param {string} address @param {'silent' | 'refused'} when */
async function openForm(browser, address, when) {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  if (when === 'refused') {
    await page.getByRole('button', { name: 'Wyślij' }).click();
    await page.getByRole('alert').waitFor();
  }
  return page;
}

/** Types into the first field. @param {import('playwright').Page} page */
async function type(page) {
  const field = page.getByRole('textbox', { name: 'Pole 1', exact: true });
  await page.bringToFront();
  // The first letter is typed before: it may take an error away, which is no cost of a key.
  await field.fill('Ś');
  const counters = await throttled(page, CPU_RATE);
  const drawnBefore = await othersDrawn(page);
  const before = await counters.spent();
  // By the keyboard, as the field has the focus: to look it up by its name asks for the names of all fields in the page.
  await page.keyboard.type(NAME, { delay: 40 });
  const after = await counters.spent();

  return {
    script: (after.script - before.script) / NAME.length,
    others: (await othersDrawn(page)) - drawnBefore,
  };
}

/** @param {import('playwright').Page} page @returns {Promise<number>} */
function othersDrawn(page) {
  return page.evaluate(() => {
    const { field_0: _own, ...others } = /** @type {{ drawn: Record<string, number> }} */ (Object(globalThis))
      .drawn;
    return Object.values(others).reduce((sum, times) => sum + times, 0);
  });
}

/** @param {'silent' | 'refused'} when @param {Record<'one' | 'many', Awaited<ReturnType<typeof type>>[]>} rounds */
function report(when, { one, many }) {
  const scriptOf = (/** @type {typeof one} */ measured) => median(measured.map(({ script }) => script));
  const others = many.reduce((sum, round) => sum + round.others, 0);
  const ratio = scriptOf(many) / scriptOf(one);

  console.log(
    `${when.padEnd(8)} script a key: one field ${scriptOf(one).toFixed(2)} ms, ${MANY} fields ${scriptOf(many).toFixed(2)} ms (${CPU_RATE}x slower processor), ratio ${ratio.toFixed(2)} (wanted: ${WANTED[when]} or less)`,
  );
  console.log(`${when.padEnd(8)} other fields drawn in ${ROUNDS * NAME.length} keys: ${others} (wanted: 0)`);
}
