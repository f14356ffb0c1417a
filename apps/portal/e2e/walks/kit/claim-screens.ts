import type { Page } from '@playwright/test';
import { aPdf } from '../../kit/files';
import { expect, expectAccessible } from '../../kit/fixtures';
import { typeMailedCode } from '../../kit/mailed-code';
import { readToEnd } from '../../kit/screens';
import type { Account } from '../../kit/signed-in';
import type { Press } from './contract-screens';

/** The screens of a claim of its parent. */

/** @param group the field, by what it is for */
export async function addProof(page: Page, press: Press, group: string, name: string) {
  const field = page.getByRole('group', { name: group });
  const choosing = page.waitForEvent('filechooser');
  await press(field.getByRole('button', { name: /Dodaj zdjęcie lub plik/ }));
  await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer: aPdf() });
  // On phones the actions on a file are behind one button.
  await expect(
    field
      .getByRole('link', { name: `Pobierz: ${name}` })
      .or(field.getByRole('button', { name: `Więcej: ${name}` })),
  ).toBeVisible();
}

interface Signing {
  /** Of the server. */
  address: string;
  account: Account;
  press: Press;
}

/** The second step of the form. */
export async function answerAttendance(page: Page, press: Press) {
  await page.getByRole('textbox', { name: 'Ile dni dziecko było w opiece' }).fill('19');
  await page.getByRole('textbox', { name: /^Ile dni nie było go/ }).fill('1');
  const question = (name: RegExp) => page.getByRole('radiogroup', { name });
  await press(question(/trwało Twoje zatrudnienie/).getByText('Tak', { exact: true }));
  await press(question(/zwolnienie lekarskie/).getByText('Nie', { exact: true }));
  for (const box of await page.getByRole('checkbox').all()) await press(box);
}

/** The document of the claim, read to its end. */
export async function signClaim(page: Page, { address, account, press }: Signing) {
  await readToEnd(page, /^Rozliczenie DOK/);
  await typeMailedCode(page, account, { address, press });
  await press(page.getByRole('checkbox', { name: /^Podpisuję to rozliczenie/ }));
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Podpisz i złóż rozliczenie' }));
}
