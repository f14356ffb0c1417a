import { chromium as playwright } from 'playwright';
import { CHROMIUM_ARGS, chromium } from '../chromium.mjs';

/** The browser of all other tests, which the others are compared with. @returns {Promise<import('./walk-story.mjs').Remote>} */
export async function pinnedChromium() {
  const { executablePath, env } = await chromium();
  const browser = await playwright.launch({ executablePath, env, args: CHROMIUM_ARGS });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  return {
    name: `Chromium ${browser.version()}`,
    open: (url) => page.goto(url),
    ask: (inPage, ...args) => page.evaluate(`(${inPage})(...${JSON.stringify(args)})`),
    press: (key, { isShifted = false } = {}) => page.keyboard.press(isShifted ? `Shift+${key}` : key),
    close: () => browser.close(),
  };
}
