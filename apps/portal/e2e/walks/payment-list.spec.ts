import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cofundingPaymentLists } from '@urzad/contract';
import { manager } from '../kit/contracts';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { approvedClaim } from '../kit/office-claims';
import { askedList } from '../kit/payment-lists';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import { approveSum, askForApproval, book, button, inDialog, sendToBank } from './kit/payment-screens';

// A server of its own: a claim of the demo is signed, approved and paid.
let server: RunningServer;
test.beforeEach(async () => {
  server = await startServer({ dataDir: await ownDataDir() });
});
test.afterEach(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

async function open(page: Page, who: string, path: string) {
  await storeSignIn(page, server, { mail: `${who}@urzad.example.com`, pass: DEMO_PASSWORD });
  await page.goto(server.address + path);
}

test('one person prepares a payment list, another approves it, and the bank pays it', async ({ page }) => {
  const { number } = await approvedClaim(server.address);

  await open(page, 'ksiegowosc', '/invoices');
  await expect(page.getByText(number).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: new RegExp(number) }).check();
  await button(page, 'Utwórz listę').click();
  await expect(page.getByRole('dialog')).toContainText(/Rozliczenia na liście: 1, razem 1\s140,00\szł/);
  await inDialog(page, 'Utwórz listę').click();
  await expect(heading(page, 'Lista wypłat LW/2027/02/01')).toBeVisible();
  await expect(
    page
      .getByText(/1\s020,00\szł/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  const address = new URL(page.url()).pathname;

  await askForApproval(page);
  // Who prepared it does not approve it.
  await expect(button(page, /^Zatwierdź/)).toHaveCount(0);

  await open(page, 'kierownik', address);
  await approveSum(page, /1\s140,00/);

  await open(page, 'ksiegowosc', address);
  await sendToBank(page, /LW-2027-02-01/);
  await book(page);
  await expectAccessible(page);
});

test('an approver sends a list back, and its preparer cancels it', { tag: '@audit' }, async ({ page }) => {
  const { number } = await approvedClaim(server.address);
  await open(page, 'ksiegowosc', '/invoicessub');
  await page.getByRole('checkbox', { name: new RegExp(number) }).check();
  await button(page, 'Utwórz listę').click();
  await inDialog(page, 'Utwórz listę').click();
  await expect(heading(page, 'Lista wypłat LW/2027/02/01')).toBeVisible();
  const address = new URL(page.url()).pathname;
  await askForApproval(page);

  const note = 'Poczekajmy na korektę faktury.';
  await open(page, 'kierownik', address);
  await button(page, 'Zwróć z uwagą').click();
  await page.getByLabel('Uwaga').fill(note);
  await inDialog(page, 'Zwróć z uwagą').click();
  await expect(page.getByText(note).first()).toBeVisible();

  await open(page, 'ksiegowosc', address);
  await expect(page.getByText(note).first()).toBeVisible();
  await button(page, 'Anuluj listę').click();
  await page.getByLabel('Powód').fill('Rozliczenie będzie poprawione.');
  await inDialog(page, 'Anuluj listę').click();
  await expect(page.getByText('Listę anulowano')).toBeVisible();
  await open(page, 'ksiegowosc', '/invoices');
  await expect(page.getByText(number).filter({ visible: true }).first()).toBeVisible();
});

test.describe('an approval that comes too late', () => {
  test.use({ expectsRefusals: true });

  test('is refused in its dialog, which stays', { tag: '@audit' }, async ({ page }) => {
    const { list } = await askedList(server.address);
    const query = { id: list.id };
    await open(page, 'kierownik', `/invoices/${list.id}`);
    await button(page, /^Zatwierdź 1/).click();
    const beside = await manager(server.address);
    const body = { row_version: list.row_version };
    await beside.request(cofundingPaymentLists.approve, { query, body, key: randomUUID() });

    await expect(page.getByText('Zatwierdzona', { exact: true }).first()).toBeVisible();
    await inDialog(page, /^Zatwierdź/).click();
    await expect(page.getByRole('dialog').getByText(/międzyczasie stan się zmienił/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(heading(page, `Lista wypłat ${list.number}`)).toBeFocused();
    await expect(button(page, /^Zatwierdź/)).toHaveCount(0);
  });
});
