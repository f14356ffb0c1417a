import type { Page } from '@playwright/test';

/** Kills the process of the page: no handler, timer or promise of it runs any more. */
export async function kill(page: Page) {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // It never answers, as its process is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
