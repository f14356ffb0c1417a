import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../../kit/fixtures';
import { heading } from '../../kit/screens';

/** The screens of the office with the applications of a call. */

export async function openInQueue(desk: Page, lastname: string, { marked }: { marked?: RegExp } = {}) {
  await desk.goto(`/cofundingregistrations?tab=all&has_text=${encodeURIComponent(lastname)}`);
  await expect(heading(desk, 'Zgłoszenia do oceny')).toBeVisible();
  await expectAccessible(desk);
  if (marked) await expect(desk.getByRole('main').getByText(marked)).toBeVisible();
  await desk.getByRole('link', { name: /FR\/1-2027\// }).click();
  await expect(heading(desk, new RegExp(lastname))).toBeVisible();
  await expectAccessible(desk);
}

/** On a phone the decision is in a sheet, behind one button. */
export async function decide(desk: Page, name: string) {
  const bar = desk.getByRole('region', { name: 'Decyzja' });
  const sheet = bar.getByRole('button', { name: 'Zdecyduj' });
  await expect(bar.getByRole('button', { name }).or(sheet)).toBeVisible();
  if (await sheet.isVisible()) await sheet.click();
  await desk.getByRole('button', { name }).click();
}

/** More presses would tempt officers to agree without reading. */
const MOST_PRESSES = 15;

/** Agrees part by part to every answer, except one that gets a remark. */
export async function agreeWithAll(desk: Page, remark?: { remarkOn: string; text: string }) {
  const parts = desk.getByRole('button', { name: /^Sekcja zgodna: / });
  await expect(parts.first()).toBeVisible();
  const left = (await parts.all()).map(async (part) => ({
    part,
    isDone: (await part.getAttribute('aria-disabled')) === 'true',
  }));
  const open = (await Promise.all(left)).filter(({ isDone }) => !isDone);
  expect(open.length).toBeLessThanOrEqual(MOST_PRESSES);
  for (const { part } of open) await part.click();
  if (remark) {
    await desk
      .getByRole('button', { name: `Uwaga: ${remark.remarkOn}` })
      .first()
      .click();
    await desk.getByRole('textbox', { name: /Uwaga do wnioskodawcy/ }).fill(remark.text);
  }
  await expect(desk.getByText('Oznaczenia zapisane')).toBeVisible();
}

/** The points that another person gave. */
export async function approvePoints(desk: Page) {
  await desk.getByRole('button', { name: 'Zatwierdź punkty' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Zatwierdź punkty' });
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Zatwierdź punkty' }).click();
  await expect(desk.getByText(/Ocena zatwierdzona/).first()).toBeVisible();
}
