import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

const OFFICER = 'pracownik1@urzad.example.com';
const NAME = 'Pytania do załatwienia';

const rows = (page: Page) => page.getByRole('link', { name: /^PMG\./ });
const tools = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('cases are filtered, counted on the tabs, and kept as a view', async ({ page, server }) => {
  await storeSignIn(page, server, { mail: OFFICER, pass: DEMO_PASSWORD });
  await page.goto('/officecases?tab=all');
  await expect(heading(page, 'Sprawy')).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByRole('columnheader')).toHaveCount(5);

  await filterBy(page, (panel) => panel.getByRole('checkbox', { name: 'Reklamacja' }).check());
  await expect(page).toHaveURL(/tab=all&kind=REKLAMACJA$/);
  await expect(page.getByText('Zgłoszenie', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Po terminie 0' })).toBeVisible();
  await tools(page, 'Usuń filtr: Rodzaj').click();
  await expect(rows(page)).toHaveCount(20);

  // Another tab keeps the filters.
  await filterBy(page, (panel) => panel.getByRole('checkbox', { name: 'Pytanie' }).check());
  await page.getByRole('link', { name: /^W toku/ }).click();
  await expect(page).toHaveURL(/tab=live&kind=PYTANIE$/);
  let shown = 0;
  await expect(async () => {
    shown = await rows(page).count();
    await expect(page.getByRole('link', { name: `W toku ${shown}` })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expectAccessible(page);

  await tools(page, 'Widoki').click();
  await page.getByRole('textbox', { name: 'Nazwa nowego widoku' }).fill(NAME);
  await tools(page, 'Zapisz widok').click();
  await expect(page.getByRole('radio', { name: NAME })).toBeChecked();
  await page.reload();
  await expect(tools(page, `Widok: ${NAME}`)).toBeVisible();

  // The next visit has the list's own layout; the view leads back to its tab.
  await page.goto('/officecases');
  await tools(page, 'Widoki').click();
  await page.getByRole('radio', { name: NAME }).check();
  await expect(page).toHaveURL(/tab=live&kind=PYTANIE$/);
  await expect(rows(page)).toHaveCount(shown);
  await page.getByRole('radio', { name: 'Układ domyślny' }).check();
  await expect(page).toHaveURL(/tab=live$/);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
});

/** Opens the panel, answers one field of it and applies the filters. */
async function filterBy(page: Page, answer: (panel: Locator) => Promise<void>) {
  await page.getByRole('button', { name: 'Filtry', exact: true }).click();
  await answer(page.getByRole('dialog', { name: 'Filtry' }));
  await tools(page, 'Pokaż wyniki').click();
}
