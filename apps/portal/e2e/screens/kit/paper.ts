import type { Page } from '@playwright/test';
import { expect } from '../../kit/fixtures';

/**
 * Buttons that say something on paper too: the heading of a column that sorts, the name of a document, the days of a month
 * and what happens on them.
 */
const NAMES =
  'th button, [aria-label="Dokumenty zgłoszenia"] button, [aria-label="Dokumenty rozliczenia"] button, [role="grid"] button, li p > button';

/** No header, breadcrumb, link to a change, button, mark or footer on paper. */
export async function expectOnlyContent(page: Page) {
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'navigation', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('button').and(page.locator(`:not(${NAMES})`))).toHaveCount(0);
  // A link to a field is useless on paper.
  await expect(page.getByRole('link', { name: /^(Zmień|Change)/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Finansowanie projektu' })).toHaveCount(0);
  await expect(page.getByText('Nie śledzimy Cię').and(page.locator(':not(main *)'))).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A printed page reads its media again.
  await page.emulateMedia({ media: null });
}
