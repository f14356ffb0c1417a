import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from './kit/people';
import { heading, signIn } from './kit/screens';
import { filled, newcomer } from './kit/steps';

/** Has submitted an application in the open call. */
const PARENT = 'pawel.slimakowy@example.com';

test('what was sent is printed as its content alone', async ({ page }) => {
  await signIn(page, PARENT, DEMO_PASSWORD);
  await page.goto('/cofundingregistrations/sendshow');
  await expect(heading(page, 'Panel uczestnika')).toBeVisible();
  await expect(page.getByText('Co się działo')).toBeVisible();
  await expectOnlyContent(page);
  expect(await sheetsOf(page)).toBe(1);

  await page.goto('/cofundingregistrations');
  await page.getByRole('link', { name: /FR\// }).first().click();
  await expect(page.getByText('Co się działo')).toBeVisible();
  await expectOnlyContent(page);
  // With every answer of the form.
  expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
});

test('the answers to check are printed as their content alone', async ({ page, server }) => {
  const parent = newPerson();
  await filled(await newcomer(server.address, parent), parent);
  await signIn(page, parent.mail, NEW_PASSWORD);
  await page.goto('/cofundingregistrations/new?step=8');
  await expect(heading(page, 'Sprawdź odpowiedzi')).toBeVisible();
  await expect(page.getByRole('main').getByText(parent.pesel)).toBeVisible();
  await expectOnlyContent(page);
  // More than sixty answers, each with its name.
  expect(await sheetsOf(page)).toBeLessThanOrEqual(5);
});

/** No header, breadcrumb, link to a change, button, mark or footer on paper. */
async function expectOnlyContent(page: Page) {
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'navigation', 'button', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  // A link to a field is useless on paper.
  await expect(page.getByRole('link', { name: /^Zmień/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Finansowanie projektu' })).toHaveCount(0);
  await expect(page.getByText('Nie śledzimy Cię')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A printed page reads its media again.
  await page.emulateMedia({ media: null });
}

/** Of A4. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
