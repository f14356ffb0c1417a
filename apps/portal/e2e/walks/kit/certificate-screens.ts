import type { Page } from '@playwright/test';
import { aPdf } from '../../kit/files';
import { expect } from '../../kit/fixtures';

/** The certificates about work that a participant brings. */

/** On the panel, where no other file is asked for. @param name of the file */
export function bringCertificate(page: Page, name: string) {
  return page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: aPdf() });
}

interface ReadDates {
  /** Dates as they are typed. */
  issued: string;
  employedFrom: string;
}

/** On the page of the participant. */
export async function acceptCertificate(page: Page, { issued, employedFrom }: ReadDates) {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Przyjmij' }).click();
  await dialog.getByRole('textbox', { name: 'Data wystawienia' }).fill(issued);
  await dialog.getByRole('textbox', { name: 'Nazwa pracodawcy' }).fill('„Fikcyjna” sp. z o.o.');
  await dialog.getByRole('textbox', { name: 'NIP pracodawcy' }).fill('0000000017');
  await dialog.getByRole('textbox', { name: 'Zatrudnienie od dnia' }).fill(employedFrom);
  await dialog.getByRole('button', { name: 'Przyjmij' }).click();
  await expect(page.getByText('Zaświadczenie jest przyjęte').first()).toBeVisible();
}
