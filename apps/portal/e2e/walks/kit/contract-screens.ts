import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible } from '../../kit/fixtures';
import { typeMailedCode } from '../../kit/mailed-code';
import { heading } from '../../kit/screens';
import type { Account } from '../../kit/signed-in';

/** The screens of a contract. Each function begins on its screen and ends on the next. */

/** On the application whose documents were accepted; ends on the contract. */
export async function prepareContract(page: Page, person: string) {
  await page.getByRole('button', { name: 'Przygotuj umowę' }).click();
  await expect(heading(page, `Umowa: ${person}`)).toBeVisible();
}

export async function askForInitials(page: Page) {
  await pressTwice(page, 'Przekaż do parafy');
  await expect(page.getByText('Umowa czeka na parafę innej osoby.')).toBeVisible();
}

/** In the list of contracts that wait for initials. */
export async function initialContract(page: Page) {
  await page.getByRole('link', { name: /^UM\/II\// }).click();
  await pressTwice(page, 'Parafuj i wyślij');
  await expect(page.getByText(/Umowa czeka na podpis uczestnika do/)).toBeVisible();
}

/** The button of the page, and that of the dialog which it opens. */
async function pressTwice(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** How the person at this page works: with a mouse, a finger or keys. */
export type Press = (target: Locator) => Promise<void>;

export const byMouse: Press = (target) => target.click();

/** The contract as the office issued it. */
export function downloadContract(page: Page, press: Press): Promise<Buffer> {
  return bytesOf(page, () => press(page.getByRole('link', { name: 'Pobierz plik PDF' })));
}

/** The contract as the authority of the demo signs it for the signed-in parent. */
export function signOutside(page: Page, press: Press): Promise<Buffer> {
  return bytesOf(page, () => press(page.getByRole('button', { name: 'Podpisz na próbę i pobierz plik' })));
}

async function bytesOf(page: Page, ask: () => Promise<void>): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await ask();
  return readFile(await (await downloading).path());
}

/** Chooses the file as the signed one, and waits for its verdict. */
export async function addSigned(
  page: Page,
  { bytes, verdict, press }: { bytes: Buffer; verdict: string; press: Press },
) {
  const choosing = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: 'Dołącz dokument' }));
  await (await choosing).setFiles({ name: 'podpisana.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(page.getByText(verdict, { exact: true })).toBeVisible();
}

/** From the panel of the application to the contract. */
export async function openContract(page: Page, press: Press) {
  await press(page.getByRole('link', { name: 'Przejdź do podpisu' }));
  await expect(heading(page, /^Podpisz umowę do /)).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /Umowa uczestnictwa/ })
      .getByRole('article')
      .first(),
  ).toBeVisible();
}

/** The contract is signed outside of the portal and handed over to the office. */
export async function signAsParent(page: Page, press: Press) {
  const bytes = await signOutside(page, press);
  await addSigned(page, { bytes, verdict: 'Podpis się zgadza', press });
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Przekaż umowę urzędowi' }));
  await expect(page.getByText('Umowa jest u nas')).toBeVisible();
}

interface Sealing {
  /** Whose contract. */
  person: string;
  director: Account;
  /** Of the server. */
  address: string;
}

/** At the desk of what waits for the office, in a dialog whose button is pressed twice. */
export async function sealPressingTwice(page: Page, { person, director, address }: Sealing) {
  const folder = page.getByRole('article').filter({ hasText: person });
  await folder.getByRole('checkbox', { name: /^Zaznacz umowę / }).check();
  await page.getByRole('button', { name: 'Podpisz pieczęcią urzędu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Podpisz pieczęcią urzędu' });
  await typeMailedCode(dialog, director, { address });
  await dialog.getByRole('checkbox', { name: /^Podpisuję za urząd/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Podpisz pieczęcią urzędu' }).dblclick();
  await expect(page.getByText(/podpisana, umowa obowiązuje\.$/)).toBeVisible();
  await expect(page.getByText(/nie podpisano/)).toHaveCount(0);
}
