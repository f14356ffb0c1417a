import { chromium, expect, test } from '@playwright/test';
import { compileStyles } from '../../../../packages/ui/build/compile-styles.mjs';
import { sheetsOf } from '../../../../packages/ui/build/sheets.mjs';
import { CHROMIUM_ARGS, chromium as pinned } from '../../../../scripts/chromium.mjs';

/** Beside what is ours, a heading of the host whose size is a multiple of its root. */
const PAGE = '<h1>Urząd</h1><button class="u:text-md">Wyślij</button><main class="u:text-sm">Pomoc</main>';
const HOSTS = ['', 'html { font-size: 62.5%; } h1 { font-size: 2rem; }', 'html { font-size: 10px; }'];

let sheets: ReturnType<typeof sheetsOf>;

test.beforeAll(async () => {
  sheets = sheetsOf((await compileStyles()).css);
});

/** What the browser is set to, in px, with what 1.125 and 0.8889 of it make of our texts. A size between two that browsers offer is the lower one. */
for (const [setting, middle, small] of [
  [9, 10.125, 9],
  [16, 18, 16],
  [19, 20.25, 18],
  [24, 27, 24],
  [72, 81, 72],
] as const) {
  test(`with ${setting} px set in the browser our texts follow, whatever the root of the page is`, async () => {
    const browser = await chromium.launch({
      ...(await pinned()),
      args: [...CHROMIUM_ARGS, `--blink-settings=defaultFontSize=${setting}`],
    });
    const page = await browser.newPage({ viewport: { width: 3840, height: 800 } });
    const sizeOf = (element: string) =>
      page.locator(element).evaluate((found) => Number.parseFloat(getComputedStyle(found).fontSize));

    for (const host of HOSTS) {
      for (const css of [host + sheets.layered, host + sheets.unlayered, sheets.unlayered + host]) {
        await page.setContent(`<style>${css}</style>${PAGE}`);
        expect(await sizeOf('button')).toBeCloseTo(middle, 1);
        expect(await sizeOf('main')).toBeCloseTo(small, 1);
      }
    }
    await browser.close();
  });
}

test('what a page says of the size of its text wins over the setting of the browser', async ({ page }) => {
  const said = 'html { --urzad-browser-text: 20px }';
  // As Tailwind has it in layers, which are named before ours.
  for (const host of [said, `@layer base { ${said} }`])
    for (const css of [sheets.layered, sheets.unlayered]) {
      await page.setContent(`<style>${host}${css}</style>${PAGE}`);
      await expect(page.locator('button')).toHaveCSS('font-size', '22.5px');
    }
});
