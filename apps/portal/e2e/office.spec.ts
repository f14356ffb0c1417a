import { expect, test } from './kit/fixtures';

const PHONE = '000 000 003';
const CALL = 'tel:000000003';
const HOURS = 'pon.–pt. 7:30–15:30';

// The page of an unknown address comes with 404, which the browser writes to its console.
test.use({ expectsRefusals: true });

test('a phone finds in the footer and in the menu how to reach the office', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: PHONE })).toHaveAttribute('href', CALL);
  await expect(footer.getByRole('link', { name: 'Profil społecznościowy' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(footer.getByText(HOURS)).toBeVisible();

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: PHONE })).toHaveAttribute('href', CALL);
});

test('who cannot get in reads when the phone of the office is answered', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/recover', '/nie-ma-takiej-strony']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(HOURS, { exact: false })).toBeVisible();
    await expect(main.getByRole('link', { name: '000 000 001' })).toHaveAttribute('href', 'tel:000000001');
  }
});
