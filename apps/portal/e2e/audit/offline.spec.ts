import type { Page } from '@playwright/test';
import { chunkOf, sheetOf } from '../kit/chunks';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';

const OFFICER = 'pracownik1@urzad.example.com';
const MAIL = 'oksana.demonstracyjna@example.com';

/** A chunk that was not loaded cannot be loaded without a connection; typed text must not be lost by that. */
test.use({ expectsRefusals: true });

test('a part that cannot come leaves the page alone and comes when the connection is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const mail = page.getByRole('textbox', { name: 'Adres e-mail' });
  await mail.fill(MAIL);

  await context.setOffline(true);
  await expect(page.getByText('Nie masz połączenia z internetem.')).toBeVisible();
  for (const name of ['Dostępność', 'Menu']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(/^Nie udało się tego otworzyć/).last()).toBeVisible();
    await expect(mail).toHaveValue(MAIL);
    await closeToasts(page);
  }

  await context.setOffline(false);
  for (const name of ['Dostępność', 'Menu']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await expect(mail).toHaveValue(MAIL);
});

test('a part whose file is gone does not take the page with it', async ({ page }) => {
  const file = chunkOf('layouts/accessibility-panel.tsx');
  await page.route(`**/${file}`, (route) => route.abort());
  await page.goto('/login', { waitUntil: 'networkidle' });
  const mail = page.getByRole('textbox', { name: 'Adres e-mail' });
  await mail.fill(MAIL);
  await page.getByRole('button', { name: 'Dostępność' }).click();
  await expect(page.getByRole('region', { name: 'Komunikaty' })).toContainText('Nie udało się tego otworzyć');
  await expect(page.getByRole('button', { name: 'Dostępność' })).toBeVisible();
  await expect(mail).toHaveValue(MAIL);
});

test('a part whose style sheet did not come at first comes with it', async ({ page }) => {
  const sheet = sheetOf('u:modal-scrim');
  await page.route(`**/${sheet}`, (route) => route.abort(), { times: 1 });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const opener = page.getByRole('button', { name: 'Dostępność' });
  await opener.click();
  await expect(page.getByRole('region', { name: 'Komunikaty' })).toContainText('Nie udało się tego otworzyć');
  // The toast lies over it.
  await opener.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(sheets).toContainEqual(expect.stringContaining(sheet));
});

test('a sign-in whose code is gone after a new version says that only a reload helps', async ({ page }) => {
  const file = `**/${chunkOf('account/api.ts')}`;
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(MAIL);
  await page.getByLabel(/^Hasło\*?$/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('Odśwież ją i wpisz dane jeszcze raz.')).toBeVisible();

  await page.unroute(file);
  await page.getByRole('button', { name: 'Odśwież stronę' }).click();
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(MAIL);
  await page.getByLabel(/^Hasło\*?$/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL('/');
});

test('a panel whose own code is gone opens all the same, closes and gives the focus back', async ({
  page,
  server,
}) => {
  await page.route(`**/${chunkOf('overlay/dialog-parts.tsx')}`, (route) => route.abort());
  await storeSignIn(page, server, { mail: OFFICER, pass: DEMO_PASSWORD });
  await page.goto('/cofundingregistrations?tab=all&call=all');
  const opener = page.getByRole('button', { name: 'Filtry', exact: true });
  await opener.click();
  const panel = page.getByRole('dialog', { name: 'Filtry' });
  await expect(panel).toBeFocused();
  await expect(opener).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

/** Under the notice about the connection a toast covers the tools of the header, and stays while the mouse is over it. */
async function closeToasts(page: Page) {
  const close = page.getByRole('button', { name: 'Zamknij komunikat' });
  await expect(async () => {
    if ((await close.count()) > 0) await close.first().click({ timeout: 1000 });
    expect(await close.count()).toBe(0);
  }).toPass();
}
