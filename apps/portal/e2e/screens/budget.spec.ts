import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { PUBLIC_PATHS } from '../kit/public-paths';
import { MOST_SHIFT, PHONE, shiftOf } from '../kit/shifts';

/** All JavaScript of the home page, compressed. */
const HOME_BYTES = 140_000;
/** The fonts of a page in Polish: the letters and signs of `light-fonts.ts`. */
const FONT_BYTES = 17_000;

/** Texts that occur in one chunk only, by which it is recognised. */
const NOT_FOR_VISITORS = {
  'the PDF viewer': 'GlobalWorkerOptions',
  'the office queue': 'Nieprzydzielone',
  'the socket': 'partysocket',
  'the console and its menu': 'Konsola gniazda',
  'the facts of the window': 'storage_test_',
};

test('the home page stays light, without what a visitor has no use for', async ({ page }) => {
  const scripts = await scriptsOf(page, '/');
  const sizes = [...scripts].map(([url, body]) => ({ url, bytes: gzipSync(body).length }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

  expect(sizes.length).toBeGreaterThan(0);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(HOME_BYTES);
  for (const [part, word] of Object.entries(NOT_FOR_VISITORS)) {
    const holding = [...scripts].filter(([, body]) => body.includes(word)).map(([url]) => url);
    expect(holding, `${part} is not loaded`).toEqual([]);
  }
});

for (const path of PUBLIC_PATHS) {
  test(`${path} asks no other host for anything, fonts included, and does not jump`, async ({
    page,
    server,
  }) => {
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    await page.goto(path, { waitUntil: 'networkidle' });

    const elsewhere = asked.filter(
      ({ protocol, origin }) => protocol !== 'data:' && origin !== server.address,
    );
    expect(elsewhere.map(String)).toEqual([]);
    expect(asked.some(({ pathname }) => pathname.endsWith('.woff2'))).toBe(true);
    // Rendered with that font, not with one of the system.
    expect(
      await page.evaluate(() => document.fonts.check('1rem "Atkinson Hyperlegible Next Variable"')),
    ).toBe(true);

    expect((await shiftOf(page)).total, 'in a wide window').toBeLessThanOrEqual(MOST_SHIFT);
    await page.setViewportSize(PHONE);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await shiftOf(page)).total, 'on a telephone').toBeLessThanOrEqual(MOST_SHIFT);
  });
}

test('a page loads the usual letters, and a whole font when it has another one', async ({ page }) => {
  const fonts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(response);
  });
  await page.goto('/statute', { waitUntil: 'networkidle' });
  const bodies = await Promise.all(fonts.map((font) => font.body()));
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(FONT_BYTES);

  const whole = page.waitForResponse(/assets\/atkinson-hyperlegible-next-latin-ext/);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' Dvořák'));
  expect((await whole).ok()).toBe(true);
});

/** Address and body of every script that one visit loads. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, Buffer>> {
  const scripts: Response[] = [];
  const keep = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', keep);
  await page.goto(path, { waitUntil: 'networkidle' });
  // One that comes later would be read while the page is being closed.
  page.off('response', keep);
  return new Map(
    await Promise.all(scripts.map(async (script) => [script.url(), await script.body()] as const)),
  );
}
