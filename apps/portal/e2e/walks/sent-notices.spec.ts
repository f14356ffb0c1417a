import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { mailsTo } from '../kit/mail';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';

const SUBJECT = 'Przerwa w działaniu portalu';
const ANNA = 'anna.przykladowa@example.com';

// A server of its own: an e-mail is sent again, and people are written to.
let server: RunningServer;
test.beforeEach(async ({ page }) => {
  server = await startServer({ dataDir: await ownDataDir() });
  await storeSignIn(page, server, { mail: 'admin.techniczny@urzad.example.com', pass: DEMO_PASSWORD });
});
test.afterEach(async ({ page }) => {
  // An open page would ask the server that is gone, and say so in the console.
  await page.goto('about:blank');
  await server.stop();
  await removeDataDir(server.dataDir);
});

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

test('an e-mail that failed is sent again, and chosen people are written to', { tag: '@audit' }, async ({
  page,
}) => {
  await page.goto(`${server.address}/notifications?tab=failed`);
  await expect(page.getByText('nie ma takiej skrzynki').first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /zgłoszeni/ })
    .first()
    .click();
  await inDialog(page, 'Wyślij ponownie').click();
  await expect(page.getByRole('dialog')).toContainText('Wyślemy na l***@example.com.');
  await inDialog(page, 'Wyślij ponownie').click();
  await expect(page.getByText('W kolejce: 1 e-mail')).toBeVisible();

  await page.getByRole('link', { name: 'Napisz do wybranych osób' }).click();
  await expect(heading(page, 'Wiadomość do wybranych osób')).toBeVisible();
  for (const name of ['Anna Przykładowa', 'Leszek Pozorny']) {
    await page.getByRole('combobox', { name: 'Osoby' }).fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await page.keyboard.press('Escape');
  }
  const preview = page.getByRole('region', { name: 'Podgląd' });
  await expect(preview).toContainText('Odbiorcy: 2 osoby.');
  await page.getByLabel('Zacznij od wzoru').selectOption(SUBJECT);
  await expect(page.getByRole('textbox', { name: 'Temat', exact: true })).toHaveValue(SUBJECT);
  await expect(preview).toContainText('W dniu [dzień] od [godzina]');
  await page.getByRole('checkbox', { name: 'Dodaj tekst po angielsku' }).check();
  await expect(preview).toContainText('The portal will be away');
  await page.getByRole('textbox', { name: 'Treść', exact: true }).fill('{imię}, wracamy jutro.');
  await page.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(page.getByText('Nie znamy pola {imię}.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Treść', exact: true }).fill('{imie}, wracamy jutro.');
  await expect(preview).toContainText('Anna, wracamy jutro.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await inDialog(page, 'Wyślij').click();
  await expect(page.getByText('wysłana, 2 osoby')).toBeVisible({ timeout: 15_000 });

  const mails = await mailsTo(server.address, ANNA);
  expect(mails.filter(({ subject }) => subject === SUBJECT)).toHaveLength(1);

  // The state of each e-mail: Anna has hers, the mailbox of Leszek does not exist.
  await page.getByRole('link', { name: 'Wróć do powiadomień' }).click();
  const rowOf = (name: string) =>
    page.getByRole('row').filter({ hasText: SUBJECT }).filter({ hasText: name });
  await expect(rowOf('Anna Przykładowa')).toContainText('Wysłany');
  await expect(rowOf('Leszek Pozorny')).toContainText('nie ma takiej skrzynki');
  await expectAccessible(page);
});
