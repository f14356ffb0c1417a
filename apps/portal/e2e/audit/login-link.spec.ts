import { expect, expectAccessible, test } from '../kit/fixtures';
import { linkTokenMailedTo } from '../kit/mail';
import { newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { DESKTOP, PHONE } from '../kit/shifts';
import { newcomer } from '../kit/steps';

test.use({ expectsRefusals: true });

test('a mailed link signs in once, and stays neither in the address nor in the history', async ({
  page,
  server,
}) => {
  const person = newPerson();
  await newcomer(server.address, person);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(person.mail);
  await page.getByRole('button', { name: 'Wyślij mi link do logowania' }).click();
  await expect(heading(page, 'Zaloguj się linkiem')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Adres e-mail' })).toHaveValue(person.mail);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wyślij mi link do logowania' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sprawdź pocztę' })).toBeVisible();
  await expectAccessible(page);

  const link = `/autologin/${await linkTokenMailedTo(server.address, person.mail)}`;
  const answer = await page.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Możesz złożyć zgłoszenie')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Zaloguj się linkiem')).toBeHidden();
  expect(page.url()).not.toContain('autologin');
  expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(link);

  // Whoever is signed in is asked first; the link is used up.
  await page.goto(link);
  await expect(page.getByText(`W tej przeglądarce zalogowano już: ${person.firstname}`)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wyloguj i wejdź z linku' }).click();
  await expect(page.getByText(/^Ten link już nie działa/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();
  await expectAccessible(page);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(size.width);
  }
  await page.getByRole('link', { name: 'Przejdź do logowania' }).click();
  await expect(heading(page, 'Zaloguj się')).toBeVisible();
});
