import { expect, expectAccessible, test } from './kit/fixtures';
import { codeMailedTo } from './kit/mail';
import { NEW_PASSWORD, personOf } from './kit/people';
import { heading, register, signIn } from './kit/screens';
import { newcomer } from './kit/steps';

/** What the portal says when something is not as it should be, and what it does to lose nothing. */
test.use({ expectsRefusals: true });

test('an address that leads nowhere says so and shows the way home', async ({ page }) => {
  await page.goto('/nie-ma-takiej-strony');
  await expect(heading(page, 'Nie znaleźliśmy tej strony')).toBeVisible();
  await expect(page).toHaveTitle(/^Nie znaleźliśmy tej strony – /);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Przejdź na stronę główną' }).click();
  await expect(page).toHaveURL('/');
});

test('what was typed in the profile is not left without a question', async ({ page, server }) => {
  const person = personOf(501);
  await register(page, person.mail);
  await page
    .getByRole('textbox', { name: 'Kod z wiadomości' })
    .fill(await codeMailedTo(server.address, person.mail));
  await page.getByRole('button', { name: 'Potwierdź adres' }).click();
  await expect(heading(page, 'Uzupełnij swoje dane')).toBeVisible();
  await page.getByRole('link', { name: 'Polityka prywatności' }).first().click();
  await expect(heading(page, /prywatności/i)).toBeVisible();
  await page.goBack();

  const name = page.getByRole('textbox', { name: 'Imię', exact: true });
  await name.fill(person.firstname);
  const question = page.getByRole('alertdialog', { name: 'Wyjść bez zapisania zmian?' });
  await page.getByRole('link', { name: 'Polityka prywatności' }).first().click();
  await page.getByRole('button', { name: 'Zostań i zapisz' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue(person.firstname);

  await page.evaluate(() => history.forward());
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue(person.firstname);

  await page.getByRole('link', { name: 'Polityka prywatności' }).first().click();
  await page.getByRole('button', { name: 'Wyjdź bez zapisania' }).click();
  await expect(heading(page, /prywatności/i)).toBeVisible();
});

test('a locked screen opens with the password only', async ({ page, server }) => {
  const person = personOf(502);
  await newcomer(server.address, person);
  await signIn(page, person.mail, NEW_PASSWORD);
  await page.getByRole('button', { name: /^Twoje konto/ }).click();
  await page.getByRole('menuitem', { name: 'Zablokuj ekran' }).click();
  await expect(heading(page, 'Ekran jest zablokowany')).toBeVisible();
  await expectAccessible(page);
  const password = page.getByRole('textbox', { name: 'Hasło' });
  await password.fill('Inne!Haslo9');
  await page.getByRole('button', { name: 'Odblokuj' }).click();
  await expect(page.getByRole('alert')).toContainText('Nie udało się odblokować ekranu');
  await password.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Odblokuj' }).click();
  await expect(heading(page, 'Ekran jest zablokowany')).toBeHidden();
});
