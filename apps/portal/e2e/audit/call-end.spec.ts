import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { base, cofundingCalls, cofundingRegistrations, demo } from '@urzad/contract';
import { BRINGING } from '../kit/accession';
import { clientOf, signIn } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import { draft, newcomer, review, sent, signed, take } from '../kit/steps';
import { expectCheckOfCorrection, expectClosedCorrection, openCorrection } from './kit/correction-screens';

/** Call 1/2027 opens on 8 February 2027, 8:00, and ends on 12 February 2027, 15:30 (Process §8.1). */
const FIVE_MINUTES_BEFORE_OPENING = '2027-02-08T06:55:00.000Z';
const ONE_MINUTE_AFTER_OPENING = '2027-02-08T07:01:00.000Z';
const LAST_DAY = '2027-02-12T14:29:00.000Z';
const ONE_MINUTE_AFTER = '2027-02-12T14:31:00.000Z';
/** The last day for the documents of the demo, at 23:30. */
const LAST_DAY_OF_DOCUMENTS = '2027-02-19T22:30:00.000Z';
const DAYS_AFTER = '2027-02-25T08:00:00.000Z';
/** The call is open; a correction that is called for on this day may be submitted until the 17th. */
const IN_THE_CALL = '2027-02-10T08:00:00.000Z';
const LAST_DAY_OF_CORRECTION = '2027-02-17T22:30:00.000Z';

let server: RunningServer;
test.beforeAll(async () => {
  // An office with a smaller limit of files.
  server = await startServer({ dataDir: await ownDataDir(), env: { FILE_LIMIT: '2097152' } });
});
test.afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** The rejected application of the demo may be reviewed until 19 November 2026. */
const REJECTED = 'sliwka.testowa@example.com';
const LAST_DAY_OF_REVIEW = '2026-11-19T20:00:00.000Z';

/** The office's time is changed, and a minute passes on the open page. */
async function moveTo(now: string, page: Page) {
  await clientOf(server.address).request(demo.clock, { body: { now } });
  await page.clock.fastForward('01:00');
}

test('documents are asked for with the forms of their certificates, until their last day', async ({
  page,
}) => {
  // The first test: the office's task ends this application once the time has been moved further.
  const { address } = server;
  await clientOf(address).request(demo.clock, { body: { now: LAST_DAY_OF_DOCUMENTS } });
  await page.clock.install();
  await storeSignIn(page, server, BRINGING);
  const main = page.getByRole('main');
  await page.goto(`${address}/cofundingregistrations/sendshow`);
  await expect(main.getByText('Czekamy na Twoje dokumenty.')).toBeVisible();
  await main.getByRole('link', { name: 'Wyślij dokumenty' }).click();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Pobierz wzór (PDF): Zaświadczenie z placówki opieki' }).click();
  expect((await download).suggestedFilename()).toBe('zaświadczenie-z-placówki-opieki.pdf');

  // The open page knows the end by its own clock, as its requests are not answered.
  await page.goBack();
  await expect(main.getByText('Termin: 19 lutego 2027 r.')).toBeVisible();
  const asked = /\/api\/cofundingregistration\/(find|get)\b/;
  await page.route(asked, () => undefined);
  await moveTo(DAYS_AFTER, page);
  await expect(main.getByText('Termin na dokumenty minął 19 lutego 2027 r.')).toBeVisible();
  await expect(main.getByText('Czekamy na Twoje dokumenty.')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Napisz do urzędu' })).toBeVisible();
  await page.unroute(asked);

  const parent = await signIn(address, BRINGING.mail, BRINGING.pass);
  const statusOf = async () => (await parent.request(cofundingRegistrations.get)).data[0]?.status;
  await expect.poll(statusOf).toBe('expired');
  await page.goto(`${address}/cofundingregistrations`);
  await main.getByRole('link', { name: /^FR\// }).first().click();
  await expect(main.getByText('Termin minął, a zgłoszenie wygasło.', { exact: false })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Dołącz|^Pobierz wzór/ })).toHaveCount(0);
});

test('the end of the call comes to an open form, and nothing invites afterwards', async ({ page }) => {
  await clientOf(server.address).request(demo.clock, { body: { now: IN_THE_CALL } });
  const person = newPerson();
  const { id } = await draft(await newcomer(server.address, person));
  await page.clock.install();
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`${server.address}/cofundingregistrations/${id}/edit?step=7`);
  await expect(page.getByText(/do 2,00\sMB/).first()).toBeVisible();
  await page.goto(`${server.address}/cofundingregistrations/${id}/edit?step=8`);
  const finish = page.getByRole('button', { name: 'Przejdź do podpisu' });
  const changes = page.getByRole('main').getByRole('link', { name: /^Zmień: / });
  await expect(finish).toBeVisible();
  await expect(
    page.getByText('Przeczytaj odpowiedzi przed podpisem. Każdą możesz jeszcze zmienić.'),
  ).toBeVisible();
  await expect(changes.first()).toBeVisible();

  await moveTo(LAST_DAY, page);
  await expect(page.getByText('Nabór kończy się dziś o 15:30')).toBeVisible();
  await expect(finish).toBeVisible();

  await moveTo(ONE_MINUTE_AFTER, page);
  await expect(page.getByText('Nabór zakończył się 12 lutego 2027 r. o 15:30')).toBeVisible();
  await expect(finish).toBeHidden();
  await expect(page.getByText('Odpowiedzi możesz przeczytać i wydrukować.')).toBeVisible();
  await expect(page.getByText('Każdą możesz jeszcze zmienić')).toHaveCount(0);
  await expect(changes).toHaveCount(0);
  await page.goto(`${server.address}/cofundingregistrations/${id}/edit?step=7`);
  await expect(page.getByText('Nie ma załączników.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pobierz wzór|^Dołącz/ })).toHaveCount(0);

  await moveTo(DAYS_AFTER, page);
  await page.goto(`${server.address}/cofundingregistrations`);
  await expect(page.getByRole('link', { name: 'Nowe zgłoszenie' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Zobacz szkic-${id}` })).toBeVisible();
  await expect(page.getByRole('link', { name: /Dokończ|Złóż|Podpisz/ })).toHaveCount(0);
  await page.goto(`${server.address}/cofundingregistrations/sendshow`);
  await expect(
    page.getByRole('heading', { name: 'Nabór zakończył się 12 lutego 2027 r. o 15:30' }),
  ).toBeVisible();
  await page.goto(`${server.address}/cofundingregistrations/start`);
  await expect(page.getByRole('heading', { name: 'Teraz nie prowadzimy naboru' })).toBeVisible();
  await page.goto(`${server.address}/cofundingregistrations/sign`);
  await expect(page.getByText('Nie masz teraz nic do podpisania')).toBeVisible();
  await expect(page.getByText(/^Przeczytaj dokument do końca/)).toHaveCount(0);
});

test('the information clause asks for nothing once the call is over', async ({ page }) => {
  const person = newPerson();
  const { address } = server;
  await clientOf(address).request(demo.clock, { body: { now: LAST_DAY } });
  const client = await newcomer(address, person);
  const [call] = (await client.request(cofundingCalls.get, { query: { status: 'open' } })).data;
  const body = { id_call: call?.id ?? 0 };
  const { data } = await client.request(cofundingRegistrations.add, { body, key: randomUUID() });
  await page.clock.install();
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`${address}/cofundingregistrations/${data.id}/edit`);
  const confirm = page.getByRole('button', { name: 'Potwierdzam przeczytanie' });
  await expect(confirm).toBeVisible();

  await moveTo(ONE_MINUTE_AFTER, page);
  await expect(
    page.getByRole('heading', { name: 'Nabór zakończył się 12 lutego 2027 r. o 15:30' }),
  ).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await expect(page.getByText(/^Zanim podasz nam dane/)).toHaveCount(0);
});

test('a signed application and the home page know the end without a reload', async ({ page, context }) => {
  await clientOf(server.address).request(demo.clock, { body: { now: LAST_DAY } });
  const person = newPerson();
  const { id } = await signed(await newcomer(server.address, person), person);
  await context.clock.install();
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`${server.address}/cofundingregistrations/sendshow?id=${id}`);
  const press = page.getByRole('button', { name: 'Złóż zgłoszenie' });
  await expect(press).toBeVisible();

  await moveTo(ONE_MINUTE_AFTER, page);
  await expect(press).toBeHidden();
  await expect(
    page.getByRole('heading', { name: 'Nabór zakończył się 12 lutego 2027 r. o 15:30' }),
  ).toBeVisible();

  // It could not be signed again: it can be read, or deleted after a dialog.
  await page.goto(`${server.address}/cofundingregistrations/${id}/edit`);
  const remove = page.getByRole('button', { name: `Usuń szkic szkic-${id}` });
  await expect(remove).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wycofaj podpis/ })).toHaveCount(0);
  await remove.click();
  const question = page.getByRole('alertdialog', { name: `Czy usunąć szkic-${id}?` });
  await expect(question.getByText('Usuniemy też podpisany formularz.')).toBeVisible();
  await question.getByRole('button', { name: 'Usuń szkic' }).click();
  await expect(page.getByRole('heading', { name: 'Moje zgłoszenia', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`szkic-${id}.*Anulowane`) })).toBeVisible();

  const visitor = await context.browser()?.newPage();
  if (!visitor) throw new Error('The browser is gone.');
  await clientOf(server.address).request(demo.clock, { body: { now: LAST_DAY } });
  await visitor.clock.install();
  await visitor.goto(server.address);
  await expect(visitor.getByText('Trwa', { exact: true })).toBeVisible();
  await moveTo(DAYS_AFTER, visitor);
  await expect(visitor.getByText('Trwa', { exact: true })).toBeHidden();
  await expect(visitor.getByText(/zosta(ł|ły|ło) /)).toHaveCount(0);
  await visitor.goto(`${server.address}/selfcheck`);
  await expect(visitor.getByRole('heading', { name: 'Teraz nie prowadzimy naboru' })).toBeVisible();
  await expect(visitor.getByText(/sześć krótkich pytań/)).toHaveCount(0);
  await visitor.close();
});

test('a rejected person reads why, and is invited to a review only while there is time', async ({ page }) => {
  await clientOf(server.address).request(demo.clock, { body: { now: LAST_DAY_OF_REVIEW } });
  await page.clock.install();
  await storeSignIn(page, server, { mail: REJECTED, pass: DEMO_PASSWORD });
  await page.goto(server.address);
  const task = page.getByRole('region', { name: 'Twoje następne zadanie' });
  await expect(task).toContainText('Wiek dziecka nie mieści się w przedziale naboru');
  await expect(task).toContainText('Do 19 listopada możesz poprosić nas o ponowną ocenę');
  await expect(task.getByRole('link', { name: 'Poproś o ponowną ocenę' })).toBeVisible();
  // The next task stands below: the draft for the next call.
  await expect(task.getByRole('link', { name: 'Dokończ zgłoszenie' })).toBeVisible();
  await expect(page.getByRole('link', { name: /czy to dla Ciebie/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${server.address}/cofundingregistrations`);
  await page
    .getByRole('row', { name: /Odrzucone formalnie/ })
    .getByRole('link')
    .first()
    .click();

  await expect(page.getByRole('heading', { name: 'Nie możemy przyjąć Twojego zgłoszenia' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Wiek dziecka nie mieści się w przedziale naboru')).toBeVisible();
  await expect(main.getByText('Wynik oceny formalnej: 12 listopada 2026 r.')).toBeVisible();
  await expect(main.getByText('Do 19 listopada możesz poprosić nas o ponowną ocenę')).toBeVisible();
  const review = main.getByRole('link', { name: 'Poproś o ponowną ocenę' });
  await expect(review).toHaveAttribute('href', /kind=PONOWNA_OCENA$/);
  await expect(main.getByRole('link', { name: 'Pobierz pismo urzędu' })).toBeVisible();

  await moveTo(LAST_DAY, page);
  await expect(main.getByText('Termin na prośbę o ponowną ocenę minął 19 listopada')).toBeVisible();
  await expect(main.getByText(/możesz poprosić/)).toHaveCount(0);
  await expect(review).toHaveCount(0);
  await expect(main.getByText('Wiek dziecka nie mieści się w przedziale naboru')).toBeVisible();
});

test('a correction is invited to until its last day, and never after it', async ({ page, context }) => {
  const person = newPerson();
  const { address } = server;
  await clientOf(address).request(demo.clock, { body: { now: IN_THE_CALL } });
  const parent = await newcomer(address, person);
  const { id } = await sent(parent, person);
  const officer = await signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
  const remarks = { 'children.0.planned_cost': 'Kwota różni się od umowy.' };
  const { row_version } = await review(officer, await take(officer, id), remarks);
  await officer.request(cofundingRegistrations.return, {
    query: { id },
    body: { row_version },
    key: randomUUID(),
  });

  await context.clock.install();
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  const main = page.getByRole('main');
  await page.goto(`${address}/cofundingregistrations/${id}/edit?step=8`);
  await expectCheckOfCorrection(page);
  await page.goto(`${address}/cofundingregistrations/sendshow`);
  await moveTo(LAST_DAY_OF_CORRECTION, page);
  await expect(main.getByRole('heading', { name: 'Popraw zgłoszenie do 17 lutego 2027 r.' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Popraw zgłoszenie' })).toBeVisible();

  // Until the office's task has rejected it, open pages know the end by their own clock. It comes at any moment after
  // the last one, so their requests are not answered.
  const tabs = await openCorrection(context, { address, id });
  const asked = /\/api\/cofundingregistration\/(find|get)\b/;
  await context.route(asked, () => undefined);
  await moveTo(DAYS_AFTER, page);
  await expectClosedCorrection(tabs);
  await context.unroute(asked);

  const statusOf = async () =>
    (await parent.request(cofundingRegistrations.find, { query: { id } })).data?.status;
  await expect.poll(statusOf).toBe('formally_rejected');
  await page.goto(`${address}/cofundingregistrations/${id}`);
  await expect(page.getByRole('heading', { name: 'Nie możemy przyjąć Twojego zgłoszenia' })).toBeVisible();
  await expect(main.getByText(/^Zgłoszenie nie zostało poprawione tak, jak prosiliśmy/)).toBeVisible();
  await expect(main.getByText('Termin poprawek minął 17 lutego 2027 r.').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Pobierz pismo urzędu' })).toBeVisible();
  for (const path of ['/', '/cofundingregistrations', `/cofundingregistrations/${id}/edit?step=5`]) {
    await page.goto(`${address}${path}`);
    await expect(main.getByRole('heading').first(), path).toBeVisible();
    await expect(main.getByRole('link', { name: /^Popraw|Podpisz|Złóż/ }), path).toHaveCount(0);
  }
});

test('a call that opens while the page stands there offers the sending, without a reload', async ({
  page,
}) => {
  const person = newPerson();
  const { address } = server;
  const setClock = (now: string) => clientOf(address).request(demo.clock, { body: { now } });
  await setClock(ONE_MINUTE_AFTER_OPENING);
  await signed(await newcomer(address, person), person);
  await setClock(FIVE_MINUTES_BEFORE_OPENING);
  await page.clock.install();
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`${address}/cofundingregistrations/sendshow`);
  await expect(page.getByText('Nabór zaczyna się 8 lutego 2027 r. o godzinie 08:00.')).toBeVisible();

  // The request for the time is never answered: the page is told of no change, and its own clock reaches the hour.
  await page.route(`**${base.clock.url}*`, () => undefined);
  await setClock(ONE_MINUTE_AFTER_OPENING);
  await page.clock.fastForward('06:00');
  await page.getByRole('button', { name: 'Złóż zgłoszenie' }).click();
  await expect(page.getByRole('heading', { name: 'Zgłoszenie złożone' })).toBeVisible();
});
