import { expect, test } from './kit/fixtures';

const PHONE = '000 000 003';
const CALL = 'tel:000000003';

test('a phone finds in the footer and in the menu how to reach the office', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: PHONE })).toHaveAttribute('href', CALL);
  await expect(footer.getByRole('link', { name: 'Profil społecznościowy' })).toHaveAttribute(
    'href',
    /^https:/,
  );

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: PHONE })).toHaveAttribute('href', CALL);
});
