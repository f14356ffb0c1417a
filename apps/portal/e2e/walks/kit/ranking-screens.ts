import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../../kit/fixtures';

/** The ranking of a call in which one application has its points. */

export async function proposeRanking(page: Page) {
  await page.getByRole('button', { name: 'Policz propozycję' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Policz propozycję' }).click();
  await expect(page.getByText('Propozycja czeka na zatwierdzenie przez inną osobę')).toBeVisible();
}

/** @param name of the person who approves, who is another one */
export async function approveProposal(page: Page, name: string) {
  await page.getByRole('button', { name: 'Zatwierdź propozycję' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zatwierdź propozycję' }).click();
  await expect(page.getByText(`Zatwierdzenie: ${name}`)).toBeVisible();
}

export async function publishRanking(page: Page) {
  await page.getByRole('button', { name: 'Opublikuj wyniki' }).click();
  await expect(page.getByText(/Miejsce dostanie 1\s+zgłoszenie/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Opublikuj wyniki' }).click();
  await expect(page.getByText(/Wyniki opublikowano/).first()).toBeVisible();
}
