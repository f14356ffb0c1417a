import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * No socket for the pages that are opened from now on. A walk in which somebody else is faster needs it: live news would
 * bring the other person's change to the page before this one acts.
 */
export async function withoutLiveNews(page: Page) {
  await page.routeWebSocket(/\/api\/socket/, () => undefined);
}

/** The facts of a window say whether its socket is open. */
export async function expectConnected(page: Page) {
  await remoteNameIn(page);
}

export async function remoteNameIn(page: Page): Promise<string> {
  const facts = page.getByRole('dialog', { name: /^Informacje o aplikacji/ });
  // The keys are heard once their code has come, which is after the first heading.
  await expect(async () => {
    if (!(await facts.isVisible())) await page.keyboard.press('Control+i');
    await expect(facts).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const name = facts.getByRole('region', { name: 'Gniazdo' }).getByText(/^[a-z0-9]+-[0-9a-f]{6}$/);
  await expect(name).toBeVisible();
  const text = (await name.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(facts).toBeHidden();
  return text;
}
