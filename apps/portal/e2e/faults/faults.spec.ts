import type { Page } from '@playwright/test';
import { users } from '@urzad/contract';
import { drafting, type OwnRegistration, openStep } from '../kit/drafting';
import { expect, test } from '../kit/fixtures';
import { codeMailedTo, mailsTo } from '../kit/mail';
import { NEW_PASSWORD, newPerson, type Person } from '../kit/people';
import { heading, register } from '../kit/screens';
import type { RunningServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import { find, newcomer, signed } from '../kit/steps';

/** Invalid input and lost connections: a clear message in Polish each time, and nothing lost or done twice. */
test.use({ expectsRefusals: true });

const REFUSED_STEP = 'Tej czynności nie można teraz wykonać, bo stan sprawy się zmienił. Odśwież stronę.';

test('a wrong check digit is told at the field and keeps the profile from being saved', async ({
  page,
  server,
}) => {
  const person = newPerson();
  await register(page, person.mail);
  await page
    .getByRole('textbox', { name: 'Kod z wiadomości' })
    .fill(await codeMailedTo(server.address, person.mail));
  await page.getByRole('button', { name: 'Potwierdź adres' }).click();
  await page.getByRole('textbox', { name: 'Imię', exact: true }).fill(person.firstname);
  await page.getByRole('textbox', { name: 'Nazwisko', exact: true }).fill(person.lastname);
  await page.getByRole('textbox', { name: 'Telefon', exact: true }).fill(person.phone);
  const pesel = page.getByRole('textbox', { name: 'PESEL', exact: true });
  await pesel.fill(withOtherLastDigit(person.pesel));
  await page.getByRole('button', { name: 'Zapisz i przejdź dalej' }).click();
  await expect(pesel).toHaveAccessibleDescription(/Nieprawidłowy pesel/);
  await expect(heading(page, 'Uzupełnij swoje dane')).toBeVisible();
});

test('a wrong NIP is told at the field of the form', async ({ page, server }) => {
  const { person, id } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 3 });
  await page.getByRole('combobox', { name: 'Status na rynku pracy' }).selectOption('pracujaca_rodzicielski');
  const nip = page.getByRole('textbox', { name: 'NIP pracodawcy' });
  await nip.fill('0000000018');
  await page.getByRole('button', { name: /^Dalej/ }).click();
  await expect(nip).toHaveAccessibleDescription(/Nieprawidłowy NIP - zła cyfra kontrolna/);
});

test('a text longer than its answer is told at the field and comes back whole', async ({ page, server }) => {
  const { person, id, client } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 3 });
  await page.getByRole('combobox', { name: 'Status na rynku pracy' }).selectOption('pracujaca_rodzicielski');
  const job = page.getByRole('textbox', { name: 'Stanowisko', exact: true });
  const pasted = 'Opiekunka dzieci '.repeat(20).trim();
  await job.fill(pasted);
  await page.getByRole('button', { name: /^Dalej/ }).click();
  await expect(job).toHaveAccessibleDescription(/Za długi 100/);
  await expect(page.getByText('339 z 100 znaków, o 239 za dużo')).toBeVisible();

  await expect.poll(async () => (await find(client, id)).form.job_title).toBe(pasted);
  await page.reload();
  await expect(job).toHaveValue(pasted);
});

test('the rules and the register open beside the form', async ({ page, context, server }) => {
  const { person, id } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 5 });
  const register = page.getByRole('link', { name: /^Otwórz rejestr żłobków/ });
  await page.getByRole('radio', { name: 'Żłobek' }).check();
  await expect(register).toHaveAttribute('href', 'https://rejestr-zlobkow.mrips.gov.pl/');
  await expect(register).toHaveAttribute('target', '_blank');

  await page.goto(`/cofundingregistrations/${id}/edit?step=7`);
  await page.getByRole('checkbox', { name: /^Znam regulamin/ }).check();
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Przeczytaj regulamin/ }).click(),
  ]);
  await expect(heading(beside, 'Regulamin rekrutacji i uczestnictwa')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Znam regulamin/ })).toBeChecked();
});

test('a village that the list lacks is told at the field, with a way on', async ({ page, server }) => {
  const { person, id, client } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 2 });
  await page.getByRole('combobox', { name: 'Miejscowość', exact: true }).fill('Bielkowo');
  await page.getByRole('button', { name: /^Dalej/ }).click();
  const field = page.getByRole('combobox', { name: 'Miejscowość', exact: true });
  await expect(field).toHaveAccessibleDescription(/Niepoprawne miasto/);
  await expect(page.getByText('Możesz też zadzwonić: 000 000 001')).toBeVisible();

  await page.getByRole('button', { name: 'Nie ma mojej miejscowości' }).click();
  await expect(page.getByRole('textbox', { name: 'Miejscowość', exact: true })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Gmina' })).toHaveText('Najpierw wybierz powiat');
  await page.getByRole('combobox', { name: 'Powiat' }).selectOption({ label: 'stargardzki' });
  await page.getByRole('combobox', { name: 'Gmina' }).selectOption({ label: 'Kobylanka (gmina wiejska)' });
  await page.getByRole('button', { name: /^Dalej/ }).click();
  await expect(heading(page, 'Rynek pracy')).toBeVisible();
  await expect
    .poll(async () => (await find(client, id)).form)
    .toMatchObject({ city: 'Bielkowo', city_own: 'yes', community: '3214-kobylanka-w' });
});

test('a village of care that the list lacks has the same way on', async ({ page, server }) => {
  const { person, id, client } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 5 });
  const listed = page.getByRole('combobox', { name: 'Miejscowość opieki', exact: true });
  await listed.fill('Bielkowo');
  await page.getByRole('button', { name: /^Dalej/ }).click();
  await expect(listed).toHaveAccessibleDescription(/Niepoprawne miasto/);

  await page.getByRole('button', { name: 'Nie ma mojej miejscowości' }).click();
  await expect(page.getByRole('textbox', { name: 'Miejscowość opieki', exact: true })).toBeFocused();
  const region = page.getByRole('combobox', { name: 'Województwo opieki' });
  const district = page.getByRole('combobox', { name: 'Powiat opieki' });
  const community = page.getByRole('combobox', { name: 'Gmina opieki' });
  await expect(region).toHaveValue('32');
  await region.selectOption({ label: 'lubuskie' });
  await expect(district).toHaveCount(0);
  await region.selectOption({ label: 'zachodniopomorskie' });
  await district.selectOption({ label: 'stargardzki' });
  await community.selectOption({ label: 'Kobylanka (gmina wiejska)' });
  await expect
    .poll(async () => (await find(client, id)).form.children?.[0])
    .toMatchObject({
      provider_city: 'Bielkowo',
      provider_city_own: 'yes',
      provider_region: '32',
      provider_community: '3214-kobylanka-w',
    });
});

test('a taken address is told only after the code, with the ways on', async ({ page, server }) => {
  const taken = 'katarzyna.wzorcowa@example.com';
  await register(page, taken);
  await page
    .getByRole('textbox', { name: 'Kod z wiadomości' })
    .fill(await codeMailedTo(server.address, taken));
  await page.getByRole('button', { name: 'Potwierdź adres' }).click();
  await expect(page.getByText('Konto o takim mailu już istnieje.', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ustaw nowe hasło' })).toBeVisible();
});

test('the sixth wrong code says that a new one is needed', async ({ page, server }) => {
  const { mail } = newPerson();
  await register(page, mail);
  const wrong = withOtherLastDigit(await codeMailedTo(server.address, mail));
  const code = page.getByRole('textbox', { name: 'Kod z wiadomości' });
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith(users.code.url));
    await code.fill(wrong);
    await page.getByRole('button', { name: 'Potwierdź adres' }).click();
    expect((await answered).status()).toBe(attempt <= 5 ? 400 : 429);
    if (attempt === 1) await expect(code).toHaveAccessibleDescription(/[Kk]od/);
  }
  await expect(page.getByText('Kod już nie działa. Wyślij nowy kod', { exact: false })).toBeVisible();
});

test('a double click on „Złóż zgłoszenie” sends once', async ({ page, server }) => {
  const { person, id, client } = await signedBy(server.address);
  await openSending(page, server, { person, id });
  await page.getByRole('button', { name: 'Złóż zgłoszenie' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Zgłoszenie złożone' })).toBeVisible();
  await expectSentOnce(server.address, { person, id, client });
});

test('two windows that send at once make one application, and say so', async ({ page, context, server }) => {
  const { person, id, client } = await signedBy(server.address);
  await openSending(page, server, { person, id });
  const other = await context.newPage();
  await other.goto(`/cofundingregistrations/sendshow?id=${id}`);
  await expect(other.getByRole('button', { name: 'Złóż zgłoszenie' })).toBeVisible();
  await Promise.all(
    [page, other].map((window) => window.getByRole('button', { name: 'Złóż zgłoszenie' }).click()),
  );

  const sent = (window: Page) => window.getByRole('heading', { name: 'Zgłoszenie złożone' });
  const refused = (window: Page) => window.getByText(REFUSED_STEP);
  for (const window of [page, other]) await expect(sent(window).or(refused(window))).toBeVisible();
  expect((await sent(page).count()) + (await sent(other).count())).toBeGreaterThan(0);
  await expectSentOnce(server.address, { person, id, client });
});

test('somebody else’s registration is answered as a missing one', async ({ page, server }) => {
  const { id, client } = await drafting(server.address);
  const other = newPerson();
  await newcomer(server.address, other);
  await storeSignIn(page, server, { mail: other.mail, pass: NEW_PASSWORD });
  for (const path of [`${id}`, `${id}/edit`, `sendshow?id=${id}`, `sign?id=${id}`]) {
    await page.goto(`/cofundingregistrations/${path}`);
    await expect(page.getByText(/^To zgłoszenie nie istnieje albo nie jest Twoje\./)).toBeVisible();
    await expect(page.getByText('Nie masz jeszcze zgłoszenia')).toBeHidden();
  }
  const { clause } = await find(client, id);
  for (const address of [`${clause.id}`, '999999']) {
    await page.goto(`/cofundingregistrations/clausesign/${address}`);
    await expect(page.getByText('Ta klauzula nie istnieje albo dotyczy cudzego zgłoszenia.')).toBeVisible();
  }
});

test('a token that ends in the middle of the form is renewed without a word', async ({ page, server }) => {
  const { person, id, client } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 1 });
  await page.evaluate(() => localStorage.setItem('user_token', 'A'.repeat(43)));
  await page.getByRole('textbox', { name: 'Drugie imię' }).fill('Maria');
  await expect(page.getByText(/Szkic zapisany o/)).toBeVisible();
  expect((await find(client, id)).form.secondname).toBe('Maria');
  await expect(heading(page, 'Dane osobowe')).toBeVisible();
});

test('what is typed without a connection is sent when it is back', async ({ page, context, server }) => {
  const { person, id, client } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 1 });
  await context.setOffline(true);
  await expect(page.getByText('Straciłeś dostęp do internetu')).toBeVisible();
  await page.getByRole('textbox', { name: 'Drugie imię' }).fill('Elżbieta');
  await expect(page.getByText('Zmiany czekają na zapis.')).toBeVisible();
  await expect(page.getByText(/Nie zamykaj tej strony/)).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText('Hurrra masz z powrotem internet')).toBeVisible();
  await expect(page.getByText(/Szkic zapisany o/)).toBeVisible();
  expect((await find(client, id)).form.secondname).toBe('Elżbieta');
});

async function signedBy(address: string): Promise<OwnRegistration> {
  const person = newPerson();
  const client = await newcomer(address, person);
  return { person, client, id: (await signed(client, person)).id };
}

async function openSending(
  page: Page,
  server: RunningServer,
  { person, id }: { person: Person; id: number },
) {
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`/cofundingregistrations/sendshow?id=${id}`);
  await expect(page.getByRole('button', { name: 'Złóż zgłoszenie' })).toBeVisible();
}

/** One number, one time, one receipt, one e-mail. */
async function expectSentOnce(address: string, { person, id, client }: OwnRegistration) {
  const { number, documents, history } = await find(client, id);
  expect(number).toMatch(/^FR\/1-2027\/[0-9]{5}$/);
  expect(documents.filter(({ kind }) => kind === 'POTWIERDZENIE_ZLOZENIA')).toHaveLength(1);
  expect(history.filter(({ status }) => status === 'submitted')).toHaveLength(1);
  const emails = (await mailsTo(address, person.mail)).filter(({ subject }) => subject.includes(number));
  expect(emails).toHaveLength(1);
}

function withOtherLastDigit(digits: string): string {
  return `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`;
}
