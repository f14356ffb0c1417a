// What a key costs in step 1 of the recruitment form, draft saving included, as a ratio to plain HTML inputs: time from
// the key to the next frame, and script. Run: npm run build && node bench/typing.mjs
import { withBrowser } from './kit/browser.mjs';
import { DEMO_PASSWORD, median, startProduct, withFolder } from './kit/servers.mjs';
import { typeName } from './kit/typed.mjs';

const CPU_RATE = 4;
// Her draft is in the demo data.
const WHO = 'sliwka.testowa@example.com';
const ROUNDS = 9;
const INPUTS = 24;

await withFolder((folder) =>
  withBrowser(async (browser) => {
    const product = await startProduct(folder);
    const context = await browser.newContext({ baseURL: product.address, locale: 'pl-PL' });
    try {
      const plain = await context.newPage();
      await plain.setContent(
        Array.from({ length: INPUTS }, (_, at) => `<label>Pole ${at}<input name="f${at}"></label>`).join(''),
      );
      const form = await context.newPage();
      await openForm(form);
      const fields = {
        plain: plain.getByLabel('Pole 1', { exact: true }),
        form: form.getByRole('textbox', { name: 'Nazwisko rodowe' }),
      };
      /** @type {Record<keyof typeof fields, import('./kit/typed.mjs').Typed[]>} */
      const rounds = { plain: [], form: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.plain.push(await typeName(plain, fields.plain, CPU_RATE));
        rounds.form.push(await typeName(form, fields.form, CPU_RATE));
      }
      report(rounds);
    } finally {
      await context.close();
      await product.stop();
    }
  }),
);

/** To step 1 of a draft, by the screens. @param {import('playwright').Page} page */
async function openForm(page) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(WHO);
  await page.getByLabel(/^Hasło/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/cofundingregistrations/new?step=1');
  await page.getByRole('textbox', { name: 'Nazwisko rodowe' }).waitFor();
}

/** @param {Record<'plain' | 'form', import('./kit/typed.mjs').Typed[]>} rounds */
function report({ plain, form }) {
  const of = (/** @type {typeof plain} */ measured, /** @type {'paint' | 'script'} */ key) =>
    median(measured.map((one) => one[key]));
  for (const [name, measured] of Object.entries({ plain, form })) {
    console.log(
      `${name.padEnd(6)} key to paint ${of(measured, 'paint').toFixed(1)} ms, script a key ${of(measured, 'script').toFixed(2)} ms (${CPU_RATE}x slower processor)`,
    );
  }
  const ratio = (/** @type {'paint' | 'script'} */ key) => (of(form, key) / of(plain, key)).toFixed(2);
  console.log(`ratio  key to paint ${ratio('paint')} (wanted: 1.15 or less), script ${ratio('script')}`);
}
