import type { Page } from '@playwright/test';

/** Requests for these addresses wait until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.unrouteAll();
  await page.route(addresses, async (route) => {
    await opened;
    await route.continue();
  });

  return () => open();
}
