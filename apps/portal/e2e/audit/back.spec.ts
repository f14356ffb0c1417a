import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';

const OFFICER = 'pracownik1@urzad.example.com';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 768 });

    test.beforeEach(async ({ page, server }) => {
      await storeSignIn(page, server, { mail: OFFICER, pass: DEMO_PASSWORD });
      await page.goto('/privacy-policy');
      await page.goto('/statute');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('Back closes the open layer, and the next one leaves the page', async ({ page }) => {
      await page.getByRole('button', { name: /^Twoje konto/ }).click();
      await page.getByRole('menuitem', { name: 'Zmień hasło' }).click();
      const panel = page.getByRole('dialog', { name: 'Zmiana hasła' });
      await panel.getByLabel(/^Aktualne hasło/).fill(DEMO_PASSWORD);

      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(/\/statute$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/privacy-policy$/);
    });

    test('a layer closed otherwise leaves no entry behind', async ({ page }) => {
      await page.getByRole('button', { name: /^Twoje konto/ }).click();
      await page.getByRole('menuitem', { name: 'Zmień hasło' }).click();
      await expect(page.getByRole('dialog', { name: 'Zmiana hasła' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.goBack();
      await expect(page).toHaveURL(/\/privacy-policy$/);
    });

    test('a link of a layer leads away, and Back returns to the page below it', async ({ page }) => {
      await page.getByRole('button', { name: /^Twoje konto/ }).click();
      await page.getByRole('menuitem', { name: 'Zgłoszenia do oceny' }).click();
      await expect(page).toHaveURL(/\/cofundingregistrations/);

      await page.goBack();
      await expect(page).toHaveURL(/\/statute$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/privacy-policy$/);
    });
  });
}
