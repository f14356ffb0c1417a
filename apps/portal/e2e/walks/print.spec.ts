import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { filled, newcomer } from '../kit/steps';

/** Has submitted an application in the open call. */
const PARENT = 'pawel.slimakowy@example.com';

test('what was sent takes few sheets of paper', async ({ page, server }) => {
  await storeSignIn(page, server, { mail: PARENT, pass: DEMO_PASSWORD });
  await page.goto('/cofundingregistrations/sendshow');
  await expect(heading(page, 'Panel uczestnika')).toBeVisible();
  await expect(page.getByText('Co się działo')).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);

  await page.goto('/cofundingregistrations');
  await page.getByRole('link', { name: /FR\// }).first().click();
  await expect(page.getByText('Co się działo')).toBeVisible();
  // With every answer of the form.
  expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
});

test('the answers to check take few sheets of paper', async ({ page, server }) => {
  const parent = newPerson();
  await filled(await newcomer(server.address, parent), parent);
  await storeSignIn(page, server, { mail: parent.mail, pass: NEW_PASSWORD });
  await page.goto('/cofundingregistrations/new?step=8');
  await expect(heading(page, 'Sprawdź odpowiedzi')).toBeVisible();
  await expect(page.getByRole('main').getByText(parent.pesel)).toBeVisible();
  // More than sixty answers, each with its name.
  expect(await sheetsOf(page)).toBeLessThanOrEqual(5);
});

/** Of A4. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
