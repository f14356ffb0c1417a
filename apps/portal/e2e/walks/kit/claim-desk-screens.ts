import type { Page } from '@playwright/test';
import { expect } from '../../kit/fixtures';

/** The screens of the office with the claims of parents. */

/** The number that links to the claim of a person: in a row, or on a card where the columns do not fit. */
export function claimOfPerson(page: Page, person: string) {
  return page
    .getByRole('row')
    .or(page.getByRole('article'))
    .or(page.getByRole('listitem'))
    .filter({ hasText: person })
    .getByRole('link', { name: /^ROZ\// })
    .first();
}

/** What an officer decides of a line. */
export function verdict(page: Page, name: string, line: RegExp) {
  return page
    .getByRole('group', { name: new RegExp(`^Decyzja: ${line.source.slice(1)}`) })
    .getByRole('button', { name: new RegExp(`^${name}`) });
}

/** Each line is decided. */
export async function endCheck(page: Page) {
  await page.getByRole('button', { name: 'Zakończ sprawdzanie' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zakończ sprawdzanie' }).click();
  await expect(page.getByText('Zweryfikowane').first()).toBeVisible();
}
