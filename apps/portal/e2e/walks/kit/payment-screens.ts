import type { Page } from '@playwright/test';
import { expect } from '../../kit/fixtures';

/** The screens of a payment list, each of them on the page of the list. */

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name });

export async function askForApproval(page: Page) {
  await button(page, 'Przekaż do zatwierdzenia').click();
  await inDialog(page, 'Przekaż do zatwierdzenia').click();
  await expect(page.getByText('Lista czeka na zatwierdzenie innej osoby.')).toBeVisible();
}

/** By another person, who sees the sum that they approve. */
export async function approveSum(page: Page, sum: RegExp) {
  await button(page, new RegExp(`^Zatwierdź ${sum.source}`)).click();
  await inDialog(page, /^Zatwierdź/).click();
  await expect(page.getByText('Zatwierdzona').filter({ visible: true }).first()).toBeVisible();
}

/** @param name of the file */
export async function sendToBank(page: Page, name: RegExp) {
  await button(page, 'Plik do banku').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Elixir-0/ }).click();
  expect((await saved).suggestedFilename()).toMatch(name);
  await expect(page.getByText('Wysłana do banku').filter({ visible: true }).first()).toBeVisible();
}

export async function book(page: Page) {
  await button(page, 'Zaksięguj').click();
  await inDialog(page, 'Zaksięguj').click();
  await expect(page.getByText(/^Bank wypłacił pieniądze/)).toBeVisible();
}
