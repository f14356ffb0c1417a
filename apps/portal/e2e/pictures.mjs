// Pictures of the portal's screens, to be looked at beside the design: phone and desktop, light, dark, high contrast.
// Run: npm run build && node apps/portal/e2e/pictures.mjs <folder> [screen …]
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withBrowser } from '../../../bench/kit/browser.mjs';
import { startProduct } from '../../../bench/kit/servers.mjs';
import { SHOTS, signIn } from './kit/picture-shots.mjs';

/** @typedef {import('playwright').Page} Page */

const DESKTOP = { width: 1280, height: 800 };
const SIZES = [DESKTOP, { width: 390, height: 844 }];
const LOOKS = /** @type {const} */ ({
  light: { scheme: 'light', display: 'contrast-normal' },
  dark: { scheme: 'dark', display: 'contrast-normal' },
  contrast: { scheme: 'light', display: 'contrast-high' },
});

const [target, ...names] = process.argv.slice(2);
if (!target)
  throw new Error('Say where the pictures go: node apps/portal/e2e/pictures.mjs <folder> [screen …]');
await mkdir(target, { recursive: true });
const dataDir = await mkdtemp(path.join(tmpdir(), 'urzad-pictures-'));
const product = await startProduct(dataDir);
try {
  await withBrowser(async (browser) => {
    const people = new Set(SHOTS.filter(isWanted).map(({ who }) => who));
    for (const who of people) await picturesOf(browser, who);
  });
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** @param {import('./kit/picture-shots.mjs').Shot} shot */
function isWanted({ name }) {
  return names.length === 0 || names.includes(name);
}

/** All screens of one person; signed in once. @param {import('playwright').Browser} browser @param {string} who */
async function picturesOf(browser, who) {
  const context = await browser.newContext({
    baseURL: product.address,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    viewport: DESKTOP,
  });
  const page = await context.newPage();
  if (who.includes('@')) await signIn(page, who);
  const shots = SHOTS.filter((shot) => shot.who === who);
  // What leads to a later screen is done even when only that one is wanted.
  for (const shot of shots.slice(0, shots.findLastIndex(isWanted) + 1)) {
    await page.setViewportSize(DESKTOP);
    await look(page, 'light');
    await shot.prepare?.(page);
    if (isWanted(shot)) await picturesOfScreen(page, { ...shot, path: shot.path ?? page.url() });
  }
  await context.close();
}

/** @param {Page} page @param {import('./kit/picture-shots.mjs').Shot & { path: string }} shot */
async function picturesOfScreen(page, { name, path: address, act }) {
  for (const each of /** @type {(keyof typeof LOOKS)[]} */ (Object.keys(LOOKS))) {
    await look(page, each);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(address, { waitUntil: 'networkidle' });
      await act?.(page);
      // Where it was scrolled or acted to, bars that stick would lie over the middle of the whole page.
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.screenshot({
        path: path.join(String(target), `${name}-${each}-${size.width}.png`),
        fullPage: true,
      });
    }
  }
}

/** @param {Page} page @param {keyof typeof LOOKS} name */
async function look(page, name) {
  const { scheme, display } = LOOKS[name];
  await page.context().addCookies([{ name: 'display', value: display, url: product.address }]);
  await page.goto('/accessibility');
  await page.evaluate((chosen) => localStorage.setItem('color_scheme', chosen), scheme);
}
