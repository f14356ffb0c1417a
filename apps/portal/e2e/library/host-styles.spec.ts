import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { compileStyles } from '../../../../packages/ui/build/compile-styles.mjs';
import { sheetsOf } from '../../../../packages/ui/build/sheets.mjs';
import { differences, type Look } from '../../../../tools/hosts/looks.mjs';
import { expect, test } from '../kit/fixtures';
import { HOST_SHEET } from './kit/host-sheet';
import { looksWith } from './kit/looks-with';
import { type BuiltPage, buildPage, servePage } from './kit/served-page';

const TAILWIND = path.resolve(import.meta.dirname, '../../../../packages/ui/node_modules/tailwindcss');
const ADDRESS = 'http://host.test/host';

/** Elements of the host, and those of ours wherever they stand, without what the host put into them and what nobody sees. */
const OWN = 'html, body, #own *';
const OURS =
  ':is(#ours *, body > :not(#own, #ours, script), body > :not(#own, #ours) *):not([data-host], [data-radix-focus-guard])';

/** What the page shows, and what has to be there before it is looked at. */
const PARTS = {
  '': ['#ours table'],
  '?layers': ['[role="dialog"] input', '[data-toaster] [data-state]'],
  '?question': ['[role="dialog"] a'],
};

const MEDIA = [
  { media: 'screen', forcedColors: 'none' },
  { media: 'print', forcedColors: 'none' },
  { media: 'screen', forcedColors: 'active' },
] as const;

let built: BuiltPage;
let sheets: ReturnType<typeof sheetsOf>;

test.beforeAll(async () => {
  built = await buildPage('host', '/host/');
  // Without the fonts, which the page does not have.
  const css = (await compileStyles()).css.replace(/@font-face\{[^}]*\}/g, '');
  sheets = sheetsOf(css);
});

test('the page of another office looks the same with and without our style sheet', async ({ page }) => {
  await open(page, '');
  for (const host of ['', HOST_SHEET]) {
    for (const media of MEDIA) {
      await page.emulateMedia(media);
      const without = await settledLooks(page, OWN, host);
      expect(without.length).toBeGreaterThan(30);

      expect(differences(without, await looksWith(page, OWN, host + sheets.layered))).toEqual([]);
      expect(differences(without, await looksWith(page, OWN, sheets.unlayered + host))).toEqual([]);
    }
  }
});

for (const [part, least] of [
  ['', 50],
  ['?layers', 15],
  ['?question', 8],
] as const) {
  test(`widgets look the same whatever the host says of elements, before or after them ${part}`, async ({
    page,
  }) => {
    await open(page, part);
    for (const media of MEDIA) {
      await page.emulateMedia(media);
      const alone = await settledLooks(page, OURS, sheets.layered);
      expect(alone.length).toBeGreaterThan(least);

      expect(differences(alone, await looksWith(page, OURS, sheets.unlayered))).toEqual([]);
      expect(differences(alone, await looksWith(page, OURS, HOST_SHEET + sheets.unlayered))).toEqual([]);
      expect(differences(alone, await looksWith(page, OURS, sheets.unlayered + HOST_SHEET))).toEqual([]);
    }
  });
}

test('beside the reset of Tailwind 4 widgets look the same in the orders that the README names', async ({
  page,
}) => {
  const preflight = readFileSync(path.join(TAILWIND, 'preflight.css'), 'utf8');
  const tailwind = `@layer theme, base, components, utilities; @layer base { ${preflight} }`;
  // Tailwind sets what is not seen of choices that the browser draws.
  const ours = `${OURS}:not(option)`;
  await open(page, '');
  const alone = await settledLooks(page, ours, sheets.layered);

  for (const order of [
    tailwind + sheets.layered,
    `@layer theme, base, components, utilities, urzad; ${sheets.layered}${tailwind}`,
    sheets.unlayered + tailwind,
  ])
    expect(differences(alone, await looksWith(page, ours, order))).toEqual([]);
});

/** The page with this part of the widgets, and without any of the style sheets that its bundle brings. */
async function open(page: Page, part: keyof typeof PARTS): Promise<void> {
  const emptied = [...built].map(([name, body]) => [name, name.endsWith('.css') ? '' : body] as const);
  await servePage(page, ADDRESS, new Map(emptied));
  await page.goto(`${ADDRESS}/index.html${part}`);
  for (const one of PARTS[part]) await expect(page.locator(one).first()).toBeAttached();
}

/** Scripts that ask for the medium answer a change of it a little later. */
async function settledLooks(page: Page, elements: string, css: string): Promise<Look[]> {
  let last = await looksWith(page, elements, css);
  await expect(async () => {
    const before = last;
    last = await looksWith(page, elements, css);
    expect(differences(before, last)).toEqual([]);
  }).toPass();
  return last;
}
