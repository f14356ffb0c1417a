import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { typeMailedCode } from '../kit/mailed-code';
import { approvedClaim } from '../kit/office-claims';
import { DEMO_PASSWORD } from '../kit/people';
import { heading, readToEnd } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';

const KATARZYNA = 'katarzyna.wzorcowa@example.com';
const ACCOUNT = '20 9990 0009 0000 0000 0000 0003';

// A server of its own: the account of a participant of the demo is changed.
let server: RunningServer;
test.beforeEach(async () => {
  server = await startServer({ dataDir: await ownDataDir() });
});
test.afterEach(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

async function open(page: Page, mail: string, path: string) {
  await storeSignIn(page, server, { mail, pass: DEMO_PASSWORD });
  await page.goto(server.address + path);
}

test('a parent states another account, the office accepts it, and the next payment is marked', {
  tag: '@audit',
}, async ({ page }) => {
  test.slow();
  await approvedClaim(server.address, KATARZYNA);
  await open(page, KATARZYNA, '/cofundingmembers/show');
  await page.getByRole('link', { name: 'Zgłoś zmianę' }).click();
  await expect(heading(page, 'Napisz do urzędu')).toBeVisible();
  await page.getByRole('radio', { name: 'Numer rachunku do wypłat' }).check();
  await page.getByRole('textbox', { name: 'Nowy numer rachunku' }).fill(ACCOUNT);
  await expect(page.getByText('Rachunek w banku: Bank zmyślony')).toBeVisible();
  await page.getByRole('textbox', { name: 'Wiadomość' }).fill('Zmieniam bank.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dalej: przeczytaj i podpisz' }).click();

  await sign(page);
  await expect(page.getByText(/^Oświadczenie podpisane/).first()).toBeVisible();
  await expect(heading(page, 'Zmiana')).toBeVisible();
  const address = new URL(page.url()).pathname;

  await open(page, 'pracownik1@urzad.example.com', address);
  await page.getByRole('button', { name: 'Przejmij', exact: true }).click();
  await expect(page.getByText('Co zmieni przyjęcie')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Załatw sprawę' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Odpowiedź' }).fill('Rachunek jest zmieniony.');
  await dialog.getByRole('button', { name: 'Wyślij i zakończ sprawę' }).click();
  await expect(page.getByText('Załatwiona').filter({ visible: true }).first()).toBeVisible();

  await open(page, 'ksiegowosc@urzad.example.com', '/invoices');
  await expect(
    page
      .getByText(/zmieniony, był ••••/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Oświadczenie DOK\// })
    .first()
    .click();
  await expect(heading(page, 'Zmiana')).toBeVisible();
});

async function sign(page: Page) {
  await readToEnd(page, /^Oświadczenie DOK/);
  await typeMailedCode(page, { mail: KATARZYNA, pass: DEMO_PASSWORD }, server);
  await page.getByRole('checkbox', { name: /^Podpisuję to oświadczenie/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Podpisz i wyślij', exact: true }).click();
}
