import type { Page } from '@playwright/test';

/**
 * No socket for the pages that are opened from now on. A walk in which somebody else is faster needs it: live news would
 * bring the other person's change to the page before this one acts.
 */
export async function withoutLiveNews(page: Page) {
  await page.routeWebSocket(/\/api\/socket/, () => undefined);
}
