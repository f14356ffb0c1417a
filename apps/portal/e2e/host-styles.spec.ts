import type { Page } from '@playwright/test';
import { compileStyles } from '../../../packages/ui/build/compile-styles.mjs';
import { sheetsOf } from '../../../packages/ui/build/sheets.mjs';
import { type Look, looksOf } from '../../../tools/hosts/looks.mjs';
import { expect, test } from './kit/fixtures';
import { type BuiltPage, buildPage, servePage } from './kit/served-page';

const ADDRESS = 'http://host.test/host';

/** What style sheets for whole pages say of elements, as Bootstrap 5 and older ones do: in no layer. */
const HOST = `
  html { font-size: 62.5%; }
  body { margin: 0; color: rgb(33 37 41); font: 500 2rem/2 Georgia, serif; text-align: center; letter-spacing: 2px; }
  *, ::before, ::after { box-sizing: content-box; }
  h1, h2, h3 { margin: 0 0 8px; font-weight: 500; line-height: 1.2; color: teal; }
  p, ul, ol, dl { margin: 0 0 16px; padding-left: 32px; }
  dt { font-weight: 700; } dd { margin: 0 0 8px 40px; }
  a { color: rgb(13 110 253); text-decoration: underline; } a:hover { color: red; }
  label { display: inline-block; margin-bottom: 5px; font-weight: bold; }
  legend { float: left; width: 100%; font-size: 24px; } fieldset { min-width: 0; border: 2px solid red; padding: 9px; }
  table { caption-side: bottom; border-collapse: collapse; } caption { color: gray; padding: 8px; } th { text-align: inherit; }
  th, td { padding: 12px; border: 3px solid navy; } tr { background: silver; }
  button, input, select, textarea { margin: 3px; font: 20px monospace; border: 4px outset gray; border-radius: 0; text-transform: uppercase; }
  [type="button"]:not(:disabled), [type="submit"]:not(:disabled) { cursor: help; background: yellow; }
  img, svg { vertical-align: middle; display: inline; } small { font-size: 0.6em; } hr { opacity: 0.25; }
  strong, b { font-weight: 600; }
`;

let files: BuiltPage;
let sheets: ReturnType<typeof sheetsOf>;

test.beforeAll(async () => {
  files = await buildPage('host', '/host/');
  // Without the fonts, which the page does not have.
  sheets = sheetsOf((await compileStyles()).css.replace(/@font-face\{[^}]*\}/g, ''));
});

test('the page of another office looks the same with and without our style sheet', async ({ page }) => {
  for (const host of ['', HOST]) {
    const without = await looksIn(page, '#own', host);
    expect(without.length).toBeGreaterThan(30);

    expect(await looksIn(page, '#own', host + sheets.layered)).toEqual(without);
    expect(await looksIn(page, '#own', sheets.unlayered + host)).toEqual(without);

    await page.emulateMedia({ media: 'print' });
    const printed = await looksIn(page, '#own', host);
    expect(await looksIn(page, '#own', host + sheets.unlayered)).toEqual(printed);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('widgets look the same whatever the host says of elements, before or after them', async ({ page }) => {
  const alone = await looksIn(page, '#ours', sheets.layered);
  expect(alone.length).toBeGreaterThan(50);

  expect(await looksIn(page, '#ours', sheets.unlayered)).toEqual(alone);
  expect(await looksIn(page, '#ours', HOST + sheets.unlayered)).toEqual(alone);
  expect(await looksIn(page, '#ours', sheets.unlayered + HOST)).toEqual(alone);
});

/** The looks of each element below. */
async function looksIn(page: Page, part: '#own' | '#ours', css: string): Promise<Look[]> {
  await servePage(page, ADDRESS, withSheet(css));
  await page.goto(`${ADDRESS}/index.html`);
  await expect(page.locator('#ours button').first()).toBeAttached();
  const looks = await page.evaluate(looksOf, `${part} *${part === '#own' ? ', html, body' : ''}`);
  await page.unroute(`${ADDRESS}/**`);
  return looks;
}

/** The page with this text as its only style sheet; those that its bundle brings are empty. */
function withSheet(css: string): BuiltPage {
  const emptied = [...files].map(([name, body]): [string, string | Uint8Array] => {
    if (name.endsWith('.css')) return [name, ''];
    return name === 'index.html'
      ? [name, String(body).replace('</head>', '<link rel="stylesheet" href="/host/given.css" /></head>')]
      : [name, body];
  });
  return new Map([...emptied, ['given.css', css]]);
}
