import type { Page } from '@playwright/test';
import { loginLinks, secondFactor, sessions } from '@urzad/contract';
import { clientOf } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { codeMailedTo, linkTokenMailedTo, mailsTo } from '../kit/mail';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { appCode, turnOnApp } from '../kit/second-factor';
import { DESKTOP, expectStill, PHONE } from '../kit/shifts';
import { storeSignIn } from '../kit/signed-in';
import { newcomer } from '../kit/steps';
import { expectWhole } from '../screens/kit/whole';

test.use({ expectsRefusals: true });

const signedIn = (page: Page) => expect(page.getByText('Możesz złożyć zgłoszenie')).toBeVisible();
const code = (page: Page, name: string) => page.getByRole('textbox', { name });

async function logIn(page: Page, mail: string, pass = NEW_PASSWORD) {
  await page.goto('/login');
  await code(page, 'Adres e-mail').fill(mail);
  await code(page, 'Hasło').fill(pass);
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
}

async function logOut(page: Page) {
  await page.goto('/logout');
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible();
}

test('an authenticator app is turned on, asked for at the sign-in, and turned off', async ({
  page,
  server,
}) => {
  const person = newPerson();
  await newcomer(server.address, person);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Włącz Logowanie dwuetapowe' }).click();
  await expectAccessible(page);
  await code(page, 'Twoje hasło').fill('Zle!Haslo1');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByText('Hasło się nie zgadza')).toBeVisible();
  await code(page, 'Twoje hasło').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('img', { name: /^Kod QR/ })).toBeVisible();
  await expectAccessible(page);
  const shown = await page.getByText(/^[A-Z2-7 ]{39}$/).textContent();
  const secret = shown?.replaceAll(' ', '') ?? '';
  await code(page, 'Kod z aplikacji').fill(appCode(secret) === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Włącz', exact: true }).click();
  await expect(page.getByText('Nieprawidłowy kod. Sprawdź go i wpisz jeszcze raz')).toBeVisible();
  await code(page, 'Kod z aplikacji').fill(appCode(secret));
  await page.getByRole('button', { name: 'Włącz', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Twoje kody zapasowe' })).toBeFocused();
  const [first, second] = await page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).allTextContents();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz' }).click();
  expect((await saved).suggestedFilename()).toBe('kody-zapasowe.txt');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mam zapisane kody' }).click();
  await expect(page.getByText('Włączone: kod z aplikacji')).toBeVisible();
  await expect(page.getByText('Zostało: 10 kodów zapasowych')).toBeVisible();
  await logOut(page);

  await logIn(page, person.mail);
  await expect(heading(page, 'Podaj kod')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();
  await expectAccessible(page);
  await page.reload();
  await code(page, 'Kod z aplikacji').fill('000000');
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('Nieprawidłowy kod. Zostały 4 próby')).toBeVisible();
  await code(page, 'Kod z aplikacji').fill(appCode(secret, 1));
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
  await signedIn(page);
  await logOut(page);

  await logIn(page, person.mail);
  await page.getByRole('button', { name: 'Użyj kodu zapasowego' }).click();
  await expect(code(page, 'Kod zapasowy')).toBeFocused();
  await expectAccessible(page);
  await code(page, 'Kod zapasowy').fill(String(first).toLowerCase());
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
  await signedIn(page);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Wyłącz Logowanie dwuetapowe' }).click();
  await page.getByRole('button', { name: 'Użyj kodu zapasowego' }).click();
  await code(page, 'Twoje hasło').fill(NEW_PASSWORD);
  await code(page, 'Kod zapasowy').fill(String(second));
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Wyłącz' }).click();
  await expect(page.getByText('Wyłączone', { exact: true })).toBeVisible();
});

test('codes by e-mail are turned on, asked for at the sign-in, and renew the recovery codes', {
  tag: '@audit',
}, async ({ page, server }) => {
  const { mail, ...person } = newPerson();
  await newcomer(server.address, { mail, ...person });
  await storeSignIn(page, server, { mail, pass: NEW_PASSWORD });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Włącz Logowanie dwuetapowe' }).click();
  await page.getByRole('radio', { name: 'Z wiadomości e-mail' }).check();
  await code(page, 'Twoje hasło').fill(NEW_PASSWORD);
  const known = (await mailsTo(server.address, mail)).length;
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByText(`Wysłaliśmy 6 cyfr na adres ${mail}.`)).toBeVisible();
  await code(page, 'Kod z wiadomości').fill(await codeMailedTo(server.address, mail, known));
  await page.getByRole('button', { name: 'Włącz', exact: true }).click();
  await page.getByRole('button', { name: 'Mam zapisane kody' }).click();
  await expect(page.getByText('Włączone: kod z wiadomości e-mail')).toBeVisible();

  await page.getByRole('button', { name: 'Nowe kody zapasowe' }).click();
  await code(page, 'Twoje hasło').fill(NEW_PASSWORD);
  const before = (await mailsTo(server.address, mail)).length;
  await page.getByRole('button', { name: 'Wyślij kod' }).click();
  await code(page, 'Kod z wiadomości').fill(await codeMailedTo(server.address, mail, before));
  await page.getByRole('button', { name: 'Pokaż nowe kody' }).click();
  await expect(page.getByRole('heading', { name: 'Twoje kody zapasowe' })).toBeVisible();
  await logOut(page);

  const sent = (await mailsTo(server.address, mail)).length;
  await logIn(page, mail);
  await expect(heading(page, 'Podaj kod')).toBeVisible();
  await expect(page.getByText(/^Nowy kod możesz zamówić za/)).toBeVisible();
  await code(page, 'Kod z wiadomości').fill(await codeMailedTo(server.address, mail, sent));
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
  await signedIn(page);
});

test('a mailed link and a new password lead to the code, which is whole at every width', {
  tag: '@audit',
}, async ({ page, context, server }) => {
  const person = newPerson();
  const { codes, secret } = await turnOnApp(await newcomer(server.address, person));
  const client = clientOf(server.address);
  await client.request(loginLinks.loginLink, { body: { mail: person.mail } });
  await page.goto(`/autologin/${await linkTokenMailedTo(server.address, person.mail)}`);
  await expect(heading(page, 'Podaj kod')).toBeVisible();
  await expect(page).toHaveURL('/code');
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(heading(page, 'Podaj kod')).toBeVisible();
    await expectWhole(page, 'none');
    await expectStill(page, `what moves in a window of ${size.width} px`);
  }
  await context.addCookies([{ name: 'display', value: 'lang-en', url: server.address }]);
  await page.reload();
  await expect(heading(page, 'Enter the code')).toBeVisible();
  await context.clearCookies({ name: 'display' });
  await page.reload();
  await page.getByRole('button', { name: 'Użyj kodu zapasowego' }).click();
  await code(page, 'Kod zapasowy').fill(codes[0] ?? '');
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
  await signedIn(page);
  await logOut(page);

  await page.goto('/recover');
  await code(page, 'Adres e-mail').fill(person.mail);
  const known = (await mailsTo(server.address, person.mail)).length;
  await page.getByRole('button', { name: 'Wyślij kod' }).click();
  await code(page, 'Kod z wiadomości').fill(await codeMailedTo(server.address, person.mail, known));
  await code(page, 'Nowe hasło').fill('Zimowa!Rzeka8');
  await code(page, 'Powtórz hasło').fill('Zimowa!Rzeka8');
  await page.getByRole('button', { name: 'Zapisz nowe hasło' }).click();
  await expect(heading(page, 'Podaj kod')).toBeVisible();
  await code(page, 'Kod z aplikacji').fill(appCode(secret, 1));
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
  await signedIn(page);
});

test('an administrator removes the second factor of an account that has lost it', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  const person = newPerson();
  const owner = await newcomer(server.address, person);
  await turnOnApp(owner);
  const { id = 0 } = (await owner.request(sessions.find, { query: { by_token: 'yes' } })).data;
  await storeSignIn(page, server, { mail: 'admin.uprawnien@urzad.example.com', pass: DEMO_PASSWORD });
  await page.goto(`/users/${id}`);
  await page.getByRole('button', { name: 'Wyłącz logowanie dwuetapowe' }).click();
  await code(page, 'Powód').fill('Zgubiony telefon, tożsamość sprawdzona.');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Wyłącz logowanie dwuetapowe' }).click();
  await expect(page.getByText('Logowanie dwuetapowe wyłączone', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wyłącz logowanie dwuetapowe' })).toBeHidden();
  expect((await owner.request(secondFactor.show)).data.two_fa).toBe('no');
});
