import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { watchBareTexts } from '../../../../.storybook/run/bare-texts';
import { TEST_MS } from '../../../../scripts/limits.mjs';
import { isOfStopped, ownDataDir, type RunningServer, removeDataDir, startServer } from './server';

/** What the browser writes, also of a lost socket, React of a screen that is lost by it, and the portal of a failed online update. */
const REFUSED =
  /^(Failed to load resource|WebSocket connection to|TypeError: Failed to fetch dynamically imported module|The online update failed)/;

interface Options {
  /** The test expects refused requests, which the browser logs to its console. */
  expectsRefusals: boolean;
  /** The test changes the language: who reads a page in both is not who has it translated. */
  changesLanguage: boolean;
}

interface Fixtures {
  /** Fails the test when anything was logged to the browser's console. */
  quietConsole: undefined;
  /** Fails the test when React touched a text that a translator of the browser would have replaced. */
  translatable: undefined;
}

interface WorkerFixtures {
  /** A name gives a file a worker of its own, and so a server whose clock and people are of no other test. */
  apart: string;
  /** One server with demo data for all tests of a worker. */
  server: RunningServer;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectsRefusals: [false, { option: true }],
  changesLanguage: [false, { option: true }],
  apart: ['', { option: true, scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from this pattern.
    async ({}, use) => {
      const dataDir = await ownDataDir();
      // More people register in its tests than may from one address in an hour.
      const server = await startServer({ dataDir, env: { CODE_LIMIT_PER_IP: '1000' } });
      await use(server);
      await server.stop();
      await removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: TEST_MS },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  quietConsole: [
    async ({ page, expectsRefusals }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (expectsRefusals && REFUSED.test(message.text())) return;
        // A page that is still open after its server has been stopped asks it once more.
        if (isOfStopped(`${message.text()} ${message.location().url}`)) return;
        said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await use(undefined);
      expect(said, 'the browser console stays empty').toEqual([]);
    },
    { auto: true },
  ],
  translatable: [
    async ({ page, changesLanguage }, use) => {
      const touched = new Set<string>();
      await page.exposeFunction('bareTextTouched', (what: string) => touched.add(what));
      await page.addInitScript(watchBareTexts);
      await use(undefined);
      if (changesLanguage) return;
      expect([...touched], 'a translated page shows every change, and none throws').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No finding of axe on the present page (WCAG 2.2 AA and best practices). */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // In the page itself. Otherwise the findings are put together in another page, for frames that the portal has not.
    .setLegacyMode()
    // WCAG 2.5.8, which axe leaves out unless it is asked.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.target.join(' ')),
  }));
  expect(found, `axe finds nothing on ${page.url()}`).toEqual([]);
}
