import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';

const HOST = { mail: 'gospodarz@urzad.example.com', pass: DEMO_PASSWORD };

test('who holds two roles chooses the one to work in, and sees what it sees', async ({ page, server }) => {
  await storeSignIn(page, server, HOST);
  await page.goto('/statute');
  const menu = page.getByRole('button', { name: 'Twoje konto: Grażyna' });
  await menu.click();
  await expect(page.getByText('Gospodarz', { exact: false }).first()).toBeVisible();
  await page.getByRole('menuitem', { name: 'Zmień rolę' }).click();
  const panel = page.getByRole('dialog', { name: 'Zmień rolę' });
  await expect(panel.getByRole('button', { name: /w tej roli teraz pracujesz/ })).toBeVisible();
  await expectAccessible(page);

  await panel.getByRole('button', { name: /^Obserwator/ }).click();
  await expect(page).toHaveURL('/');
  await menu.click();
  await expect(page.getByRole('menu').getByText('Zmień rolę')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Zmień rolę' }).click();
  await expect(panel.getByRole('button', { name: /^Obserwator.*w tej roli teraz pracujesz/ })).toBeVisible();
});
