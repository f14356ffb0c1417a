import path from 'node:path';
import type { Page } from 'playwright';

export const WIDTHS = [
  { kind: 'desktop', viewport: { width: 1280, height: 900 } },
  { kind: 'phone', viewport: { width: 390, height: 844 } },
] as const;

/** Opens panel and menu, then sends the form. */
export async function useOffice(page: Page, picture: string): Promise<void> {
  await page.getByText('Nabór jesienny').waitFor();
  await openHelp(page);
  await closeHelp(page);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Kopiuj wniosek' }).click();
  await page.getByText('Wniosek skopiowany').first().waitFor();
  await sendForm(page, picture);
}

/** Is told of empty fields, fills them, adds a file and sends. */
async function sendForm(page: Page, picture: string): Promise<void> {
  await sendEmptyForm(page);
  await answerForm(page);
  await addFile(page);
  await keepPicture(page, picture);
  await page.getByRole('button', { name: 'Wyślij wniosek' }).click();
  await page.getByText('Wniosek wysłany').first().waitFor();
}

export async function sendEmptyForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Wyślij wniosek' }).click();
  await page.getByText('Pole jest wymagane').first().waitFor();
}

export async function answerForm(page: Page): Promise<void> {
  await page.getByLabel('Imię i nazwisko').fill('Anna Nowak');
  await page.getByLabel('PESEL').fill('02070803628');
}

export async function addFile(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await page.getByText('umowa.pdf').first().waitFor();
}

export async function openHelp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pokaż pomoc' }).press('Enter');
  await page.getByRole('dialog', { name: 'Pomoc' }).getByText('Numer PESEL znajdziesz').waitFor();
}

export async function closeHelp(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Działania' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Kopiuj wniosek' }).waitFor();
}

/** For a person to look at, in the folder that PICTURES names. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`;
  if (folder) await page.screenshot({ path: path.join(folder, file), fullPage: true });
}
