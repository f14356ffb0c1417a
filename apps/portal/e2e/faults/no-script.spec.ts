import { expect, test } from '../kit/fixtures';

const CONTACT = [
  ['000 000 001', 'tel:000000001'],
  ['granty@urzad.example.com', 'mailto:granty@urzad.example.com'],
] as const;

/** Where the portal cannot start, the page says so and has the office's contact. */
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what to switch on and whom to call', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Nie udało się uruchomić portalu')).toBeVisible();
    for (const [name, href] of CONTACT) {
      await expect(page.locator('#start-notice [lang=pl]').getByRole('link', { name })).toHaveAttribute(
        'href',
        href,
      );
    }
  });
});

test.describe('with a first script that does not come', () => {
  test.use({ expectsRefusals: true });

  test('the page says so after a while', async ({ page }) => {
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/login');
    const notice = page.getByRole('heading', { name: 'Nie udało się uruchomić portalu' });
    await expect(notice).toBeHidden();
    await expect(notice).toBeVisible();
  });
});

test('a portal that starts leaves nothing of that notice', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByText('Nie udało się uruchomić portalu')).toHaveCount(0);
});
