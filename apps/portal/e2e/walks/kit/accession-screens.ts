import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../../kit/fixtures';
import { typeMailedCode } from '../../kit/mailed-code';
import { heading, readToEnd } from '../../kit/screens';
import type { Account } from '../../kit/signed-in';
import type { Press } from './contract-screens';

/** The screens of the documents that are brought before the contract. */

/** The account to which the money goes. */
export async function saveAccount(page: Page, press: Press) {
  await page.getByRole('textbox', { name: 'Numer rachunku' }).fill('20 9990 0009 0000 0000 0000 0003');
  await press(page.getByRole('button', { name: 'Zapisz rachunek' }));
  await expect(page.getByText('Zapisany', { exact: true })).toBeVisible();
}

interface Signing {
  /** Of the server. */
  address: string;
  account: Account;
  press: Press;
}

/** The form of participant's data: checked, read to its end, signed. */
export async function signData(page: Page, { address, account, press }: Signing) {
  await press(page.getByRole('link', { name: 'Sprawdź i podpisz' }));
  await expect(heading(page, 'Formularz danych uczestnika')).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Przejdź do podpisu' }));
  await readToEnd(page, /Formularz danych uczestnika/);
  await typeMailedCode(page, account, { address, press });
  await page.getByRole('checkbox', { name: /^Podpisuję ten formularz danych/ }).check();
  await press(page.getByRole('button', { name: 'Podpisz formularz danych' }));
  await expect(heading(page, 'Dokumenty do umowy')).toBeVisible();
}

/** @param button that opens the dialog in which `decide` decides */
export async function giveVerdict(page: Page, button: string, decide: () => Promise<void>) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await decide();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A document from which nothing is read. */
export function acceptAsItIs(page: Page, name: string) {
  return giveVerdict(page, `Zaakceptuj: ${name}`, () => confirmIn(page));
}

/** The certificates of a child and its parent with what is read from them; the facility is looked up in the register. */
export async function acceptCertificates(page: Page, child: string, employedFrom = '01.03.2027') {
  await giveVerdict(page, 'Zaakceptuj: Zaświadczenie od pracodawcy', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Data wystawienia/ }).fill('05.02.2027');
    await dialog.getByRole('textbox', { name: /^Zatrudnienie od dnia/ }).fill(employedFrom);
    await confirmIn(page);
  });
  await giveVerdict(page, `Zaakceptuj: Zaświadczenie z placówki opieki, ${child}`, async () => {
    await page.getByRole('dialog').getByText('Tak', { exact: true }).click();
    await confirmIn(page);
  });
}

async function confirmIn(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Zaakceptuj' }).click();
}
