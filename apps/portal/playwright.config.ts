import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromium } from '../../scripts/chromium.mjs';

const { executablePath, env } = await chromium();

/**
 * The built product in the pinned browser. Specs named `*.both.spec.ts` run on a phone and on a desktop, the others on
 * a desktop only. `npm run build` comes first; scripts/test.mjs sees to it.
 */
export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // Two cores: two browsers, each with a server and data of its own. Most of the time a test waits for one of them.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    launchOptions: { executablePath, env, args: CHROMIUM_ARGS },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    // A step that cannot be done says so itself, long before its test runs out of time.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  projects: [
    // First, as its walk is the longest: begun last, it would leave the other browser without work.
    {
      name: 'phone',
      testMatch: '**/*.both.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
