import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { DEMO_PASSWORD } from './kit/people';
import { heading, signIn } from './kit/screens';

/** Has a registration of the last round, with every answer and its history. */
const PARENT = 'oksana.demonstracyjna@example.com';

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

/** No header, way, button, mark or footer on paper. */
async function expectOnlyContent(page: Page) {
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'navigation', 'button', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('region', { name: 'Finansowanie projektu' })).toHaveCount(0);
  await expect(page.getByText('Nie śledzimy Cię')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A printed page asks for its own media again.
  await page.emulateMedia({ media: null });
}

/** Of A4. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
