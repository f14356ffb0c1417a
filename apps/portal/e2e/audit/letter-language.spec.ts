import { expect, test } from '../kit/fixtures';
import { codeMailedTo, mailsTo } from '../kit/mail';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';

test.use({ changesLanguage: true });

test('letters are in the language of the portal from the first one, and change with it', async ({
  page,
  context,
  server,
}) => {
  const { mail } = newPerson();
  await context.addCookies([{ name: 'display', value: 'lang-en', url: server.address }]);
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(mail);
  for (const password of await page.locator('input[type=password]').all()) await password.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(heading(page, 'Enter the code')).toBeVisible();
  const code = await codeMailedTo(server.address, mail);
  const [first] = await mailsTo(server.address, mail);
  expect(first?.subject).toBe(`${code} – code for a new account`);
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(code);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(heading(page, 'Enter the code')).toBeHidden();

  const kept = page.waitForResponse('**/api/baseconfig/usersetmany');
  await page.getByRole('button', { name: 'Polski' }).click();
  expect((await kept).ok()).toBe(true);
  // Another browser, and in English: the letter to the owner goes in the language that they chose.
  const answer = await fetch(`${server.address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ mail, pass: NEW_PASSWORD }),
  });
  expect(answer.ok).toBe(true);
  const [told] = await mailsTo(server.address, mail);
  expect(told?.subject).toBe('Logowanie w nowej przeglądarce');
  await page.reload();
  await page.getByRole('button', { name: /Powiadomienia/ }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Logowanie w nowej przeglądarce' })).toBeVisible();
});
