import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { expectVisibleFocus, tabTo } from '../kit/keys';
import { DEMO_PASSWORD, formOf, NEW_PASSWORD, newPerson } from '../kit/people';
import { PUBLIC_PATHS } from '../kit/public-paths';
import { heading } from '../kit/screens';
import { draft, newcomer } from '../kit/steps';

test.beforeEach(async ({ context, server }) => {
  await context.addCookies([{ name: 'display', value: 'font-large', url: server.address }]);
});

test('signs in with the keyboard alone, in large type, and always sees where it is', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Przejdź do treści' });
  await expect(skip).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await signInByKeys(page, 'ewa.probna@example.com', DEMO_PASSWORD);
});

test('fills step 1 with the keyboard alone, in large type', async ({ page, server }) => {
  const person = newPerson();
  await draft(await newcomer(server.address, person));
  await signInByKeys(page, person.mail, NEW_PASSWORD);

  await page.goto('/cofundingregistrations/new?step=1');
  await expect(heading(page, 'Dane osobowe')).toBeVisible();
  const { lastname } = formOf(person);
  await tabTo(page, 'Drugie imię');
  await page.keyboard.type('Maria');
  await tabTo(page, 'Nazwisko');
  await expect(page.getByRole('textbox', { name: 'Nazwisko', exact: true })).toHaveValue(lastname);
  await tabTo(page, 'Obywatelstwo');
  await page.keyboard.type('Polska');
  await tabTo(page, 'Podstawowe, gimnazjalne lub niższe');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Wyższe' })).toBeChecked();
  await tabTo(page, /^Dalej/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Kontakt')).toBeVisible();
});

for (const path of PUBLIC_PATHS) {
  test(`${path} needs no sideways scrolling at 320 px in large type`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(tooWide).toBeLessThanOrEqual(0);
  });
}

async function signInByKeys(page: Page, mail: string, pass: string) {
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Adres e-mail' })).toBeVisible();
  await tabTo(page, 'Adres e-mail');
  await page.keyboard.type(mail);
  await tabTo(page, 'Hasło');
  await page.keyboard.type(pass);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Twoje konto' })).toBeVisible();
}
