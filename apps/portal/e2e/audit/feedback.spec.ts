import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { codeMailedTo, mailsTo } from '../kit/mail';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading, register, signIn } from '../kit/screens';
import { draft, newcomer } from '../kit/steps';

const STAFF = 'pracownik1@urzad.example.com';
const PARENT = 'oksana.demonstracyjna@example.com';

/** Messages of the portal about failures, and what it does to lose nothing. */
test.use({ expectsRefusals: true });

test('an address that leads nowhere says so and shows the way home', async ({ page }) => {
  const answer = await page.goto('/nie-ma-takiej-strony');
  expect(answer?.status()).toBe(404);
  await expect(heading(page, 'Nie znaleźliśmy tej strony')).toBeVisible();
  await expect(page).toHaveTitle(/^Nie znaleźliśmy tej strony – /);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Przejdź na stronę główną' }).click();
  await expect(page).toHaveURL('/');
});

test('an address that a program has cut leads nowhere', async ({ page }) => {
  // Of what cannot be decoded the router warns in the console, so these are only asked for.
  for (const path of ['/statute%', '/cofundingregistrations/%E0%A4%A', '/assets/']) {
    const answer = await page.request.get(path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  }
});

test('an address with an id that is no number leads nowhere', async ({ page }) => {
  for (const id of ['abc', '-1', '0', 'abc/edit', 'clausesign/abc', 'sendshow?id=abc', 'sign?id=0']) {
    await page.goto(`/cofundingregistrations/${id}`);
    await expect(heading(page, 'Nie znaleźliśmy tej strony')).toBeVisible();
  }
});

test('what was typed in the profile is not left without a question', async ({ page, server }) => {
  const person = newPerson();
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
  await page.getByRole('button', { name: 'Zostań na stronie' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue(person.firstname);

  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue(person.firstname);

  await page.getByRole('link', { name: 'Polityka prywatności' }).first().click();
  await page.getByRole('button', { name: 'Wyjdź bez zapisania' }).click();
  await expect(heading(page, /prywatności/i)).toBeVisible();
});

test('a locked screen opens with the password only', async ({ page, server }) => {
  const person = newPerson();
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

test('an own password is changed from the menu, after the one in use was checked', async ({
  page,
  server,
}) => {
  const person = newPerson();
  await newcomer(server.address, person);
  await signIn(page, person.mail, NEW_PASSWORD);
  await page.getByRole('button', { name: /^Twoje konto/ }).click();
  await page.getByRole('menuitem', { name: 'Zmień hasło' }).click();
  const panel = page.getByRole('dialog', { name: 'Zmiana hasła' });
  const actual = panel.getByLabel(/^Aktualne hasło/);
  await expect(actual).toBeFocused();
  await actual.fill('Inne!Haslo9');
  await panel.getByLabel(/^Nowe hasło/).fill('Zimowa!Rzeka8');
  await panel.getByLabel(/^Powtórz hasło/).fill('Zimowa!Rzeka8');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(panel.getByText('Podałeś niepoprawne aktualne hasło')).toBeVisible();
  await expect(actual).toBeFocused();

  await actual.fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Twoje hasłó zostało zmienione')).toBeVisible();
  await expect(panel).toBeHidden();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, person.mail, 'Zimowa!Rzeka8');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await recoverWith(page, person.mail, { address: server.address, pass: NEW_PASSWORD });
  await expect(page.getByText('Hasło było w użyciu')).toHaveCount(1);
  const again = page.getByLabel(/^Nowe hasło/);
  await expect(again).toBeFocused();
  await again.fill('Jesienna!Gora6');
  await page.getByLabel(/^Powtórz hasło/).fill('Jesienna!Gora6');
  await page.getByRole('button', { name: 'Zapisz nowe hasło' }).click();
  await expect(page.getByRole('button', { name: /^Twoje konto/ })).toBeVisible();
});

async function recoverWith(page: Page, mail: string, { address, pass }: { address: string; pass: string }) {
  const known = (await mailsTo(address, mail)).length;
  await page.goto('/recover');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(mail);
  await page.getByRole('button', { name: 'Wyślij kod' }).click();
  await page
    .getByRole('textbox', { name: 'Kod z wiadomości' })
    .fill(await codeMailedTo(address, mail, known));
  await page.getByLabel(/^Nowe hasło/).fill(pass);
  await page.getByLabel(/^Powtórz hasło/).fill(pass);
  await page.getByRole('button', { name: 'Zapisz nowe hasło' }).click();
}

test('a wrong code says the tries that are left, and a new one begins without it, also after a reload', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/recover');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill('nikogo.tu@example.com');
  await page.getByRole('button', { name: 'Wyślij kod' }).click();
  const code = page.getByRole('textbox', { name: 'Kod z wiadomości' });
  await code.fill('000000');
  await page.getByLabel(/^Nowe hasło/).fill('Zielony!Staw7');
  await page.getByLabel(/^Powtórz hasło/).fill('Zielony!Staw7');
  await page.getByRole('button', { name: 'Zapisz nowe hasło' }).click();
  await expect(page.getByText(/Zostały\s4\spróby/)).toBeVisible();
  await expect(code).toBeFocused();

  const resend = page.getByRole('button', { name: 'Wyślij nowy kod' });
  await page.clock.fastForward('00:30');
  await page.reload();
  await expect(page.getByText(/Nowy kod możesz zamówić za (30|2[0-9])\ss/)).toBeVisible();
  await code.fill('000000');
  await page.getByLabel(/^Nowe hasło/).fill('Zielony!Staw7');
  await page.getByLabel(/^Powtórz hasło/).fill('Zielony!Staw7');
  await page.getByRole('button', { name: 'Zapisz nowe hasło' }).click();
  await expect(page.getByText(/Zostały\s3\spróby/)).toBeVisible();
  await page.clock.fastForward('00:30');
  await page.route('**/api/user/recover', (route) => route.fulfill({ json: { data: null } }));
  await resend.click();
  await expect(page.getByText('Wysłaliśmy nowy kod. Poprzedni już nie działa.')).toBeVisible();
  await expect(code).toHaveValue('');
  await expect(page.getByText(/Zostały/)).toHaveCount(0);
});

test('who tried too often reads when to try again, and the button waits', async ({ page }) => {
  await page.clock.install();
  await page.goto('/recover');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill('nikt@example.com');
  await page.getByRole('button', { name: 'Wyślij kod' }).click();
  const resend = page.getByRole('button', { name: 'Wyślij nowy kod' });
  await expect(resend).toBeDisabled();
  await page.route('**/api/user/recover', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '300' },
      json: { code: 'too-many-requests', data: null },
    }),
  );
  await page.clock.fastForward('01:00');
  await resend.click();
  await expect(page.getByText(/Nowy kod możesz zamówić za 5\sminut/)).toBeVisible();
  await expect(resend).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a draft that waits for the rules to be accepted leads there and back', async ({ page, server }) => {
  const person = newPerson();
  const { id } = await draft(await newcomer(server.address, person));
  await signIn(page, person.mail, NEW_PASSWORD);
  await page.route('**/api/cofundingregistration/set?*', (route) =>
    route.fulfill({ status: 409, json: { code: 'illegal-step', data: { reason: 'statute' } } }),
  );
  await page.goto(`/cofundingregistrations/${id}/edit?step=1`);
  await page.getByRole('textbox', { name: 'Drugie imię' }).fill('Maria');
  await expect(page.getByText(/Zanim pójdziesz dalej, zaakceptuj regulamin\./)).toBeVisible();
  page.on('dialog', (leaving) => leaving.accept());
  await page.getByRole('link', { name: 'Przejdź do regulaminu' }).click();
  await expect(page).toHaveURL('/statute');
  await expect(heading(page, 'Regulamin rekrutacji i uczestnictwa')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('wanted_path'))).toMatch(
    new RegExp(`/cofundingregistrations/${id}/edit\\?step=1$`),
  );
});

test('what is kept in the browser is told once', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'Nie śledzimy Cię' });
  await expect(notice.getByRole('link', { name: 'Co dokładnie zapisujemy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await notice.getByRole('button', { name: 'Nie pokazuj więcej' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(heading(page, /./).first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('what the corner has said can be read again', async ({ page, context }) => {
  const messages = page.getByRole('dialog', { name: 'Komunikaty, które zniknęły' });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Komunikaty, które zniknęły' }).click();
  await expect(messages.getByText('Nie było jeszcze komunikatów')).toBeVisible();
  await page.keyboard.press('Escape');

  await signIn(page, STAFF, DEMO_PASSWORD);
  const account = page.getByRole('button', { name: /^Twoje konto/ });
  await expect(heading(page, 'Pulpit')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Straciłeś dostęp do internetu').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Hurrra masz z powrotem internet').first()).toBeVisible();
  await account.click();
  await page.getByRole('menuitem', { name: 'Komunikaty, które zniknęły' }).click();
  await expect(messages.getByText('Straciłeś dostęp do internetu')).toBeVisible();
});

test('a desk that is left alone is locked after half an hour, unless somebody says that they are there', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, STAFF, DEMO_PASSWORD);
  const question = page.getByRole('alertdialog', { name: 'Czy nadal tu jesteś?' });
  await expect(page.getByRole('button', { name: /^Twoje konto/ })).toBeVisible();
  await page.clock.fastForward('28:30');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Zostań w portalu' }).click();
  await expect(question).toBeHidden();

  await page.clock.fastForward('28:30');
  await expect(question).toBeVisible();
  await page.clock.runFor('02:00');
  await expect(heading(page, 'Ekran jest zablokowany')).toBeVisible();
});

test('a page that a parent has left alone for the life of the session asks for the password', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, PARENT, DEMO_PASSWORD);
  const question = page.getByRole('alertdialog', { name: 'Czy nadal tu jesteś?' });
  await expect(page.getByRole('button', { name: /^Twoje konto/ })).toBeVisible();
  await page.clock.fastForward('11:44:00');
  await question.getByRole('button', { name: 'Zostań w portalu' }).click();
  await expect(question).toBeHidden();

  await page.clock.fastForward('11:44:00');
  await expect(question).toBeVisible();
  await page.clock.runFor('02:00');
  await expect(page.getByRole('dialog', { name: 'Zaloguj się ponownie' })).toBeVisible();
});

test('the bell asks for news every sixty seconds', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    asked += request.url().includes('show=no') ? 1 : 0;
  });
  await signIn(page, PARENT, DEMO_PASSWORD);
  await expect(page.getByRole('button', { name: /^Powiadomienia/ })).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

  // The interval began up to some seconds before time was stopped.
  await page.clock.runFor('00:50');
  expect(asked).toBe(1);
  // More than one: the page may find that its clock no longer agrees with the server's, and refetches what it shows.
  await page.clock.runFor('00:10');
  await expect.poll(() => asked).toBeGreaterThan(1);
});

test('a message stays for five seconds, and no more', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await context.setOffline(true);
  const message = page.getByText('Straciłeś dostęp do internetu');
  await expect(message).toBeVisible();
  await page.clock.runFor(4999);
  await expect(message).toBeVisible();
  await page.clock.runFor(1);
  await expect(message).toBeHidden();
});
