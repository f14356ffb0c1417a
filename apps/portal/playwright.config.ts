import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromium } from '../../scripts/chromium.mjs';
import { FACT_MS, TEST_MS } from '../../scripts/limits.mjs';

const { executablePath, env } = await chromium();

const BOTH = '**/*.both.spec.ts';
/** Half a minute or more in one file. */
const LONG = ['**/crash*.spec.ts', '**/screens*.spec.ts'];
const IS_AUDIT = Boolean(process.env.AUDIT);
/**
 * Walks through mechanisms that no screen has of its own, and through branches whose law the tests of the server hold:
 * `npm run audit -- walks` takes them, with the tests tagged `@audit`, and who changes one does (`AUDIT=yes`).
 */
const AUDITED = IS_AUDIT ? [] : ['**/library/*', '**/uploads/*', '**/audit/*'];
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/**
 * The built product in the pinned browser. Specs named `*.both.spec.ts` run on a phone, and in the audit on a desktop too,
 * the others on a desktop only. `npm run build` comes first; scripts/test.mjs sees to it.
 */
export default defineConfig({
  testDir: 'e2e',
  timeout: TEST_MS,
  expect: { timeout: FACT_MS },
  // One more than there are cores: each has a browser, a server and data of its own, and waits now and then for a frame,
  // or for a start of the server.
  workers: 3,
  fullyParallel: false,
  ...(!IS_AUDIT && { grepInvert: /@audit/ }),
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    launchOptions: { executablePath, env, args: CHROMIUM_ARGS, timeout: FACT_MS },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes an eighth of the browser's work, and a failure names the page and the line without one.
    trace: process.env.TRACE === 'yes' ? 'retain-on-failure' : 'off',
    // An impossible action fails long before the timeout of its test.
    actionTimeout: FACT_MS,
    navigationTimeout: FACT_MS,
  },
  // In this order. The longest walks come first: begun last, they would leave the other browsers without work.
  projects: [
    {
      name: 'phone',
      testMatch: BOTH,
      testIgnore: AUDITED,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop, long',
      testMatch: IS_AUDIT ? [BOTH, ...LONG] : LONG,
      testIgnore: AUDITED,
      use: DESKTOP,
    },
    { name: 'desktop', testIgnore: [BOTH, ...LONG, ...AUDITED], use: DESKTOP },
  ],
});
