import type { Browser, Page } from '@playwright/test';
import { online } from '@urzad/contract';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { expectConnected, remoteNameIn } from '../kit/live';
import { testOfParts } from '../kit/parts';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import type { RunningServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import { asked, newcomer } from '../kit/steps';

const PIOTR = 'pracownik1@urzad.example.com';
const PAULINA = 'pracownik2@urzad.example.com';
const TADEUSZ = 'admin.techniczny@urzad.example.com';
const ELSEWHERE = 'https://rup-zielonystaw.example/about';
const TITLE = 'Pytanie o dyżur';
/** What is changed in one browser is seen in another (Order §6); the refresh by time takes a minute. */
const SOON = { timeout: 1_000 };

test('what one officer does the others and the parent see at once', async ({ page, browser, server }) => {
  const nextPart = testOfParts();
  const person = newPerson();
  const { id, sign } = await asked(await newcomer(server.address, person), TITLE);
  const list = await windowOf(browser, server, { mail: PIOTR, at: '/officecases?tab=unassigned' });
  const parent = await windowOf(browser, server, {
    ...{ mail: person.mail, pass: NEW_PASSWORD },
    at: `/officecases/${id}`,
  });
  await storeSignIn(page, server, { mail: PAULINA, pass: DEMO_PASSWORD });
  await page.goto(`/officecases/${id}`);
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(list.getByRole('link', { name: sign, exact: true })).toBeVisible();
  await expect(heading(parent, TITLE)).toBeVisible();
  for (const one of [page, list, parent]) await expectConnected(one);

  nextPart();
  await test.step('a case that is taken leaves the list of another officer', async () => {
    await page.getByRole('button', { name: 'Przejmij', exact: true }).click();
    await expect(page.getByText('Sprawa jest Twoja. Możesz odpowiedzieć.').first()).toBeVisible();
    await expect(list.getByRole('link', { name: sign, exact: true })).toBeHidden(SOON);
  });

  nextPart();
  await test.step('an answer stands on the page of the parent, with a toast and a number on the bell', async () => {
    const bell = (unread: number) => `Powiadomienia, nieprzeczytane: ${unread}`;
    const before = await unreadIn(parent);
    await page.getByRole('textbox', { name: 'Odpowiedź' }).fill('Dyżur trwa do 18:00.');
    await page.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
    await expect(page.getByText('Odpowiedź wysłana.').first()).toBeVisible();
    await expect(parent.getByText('Dyżur trwa do 18:00.').first()).toBeVisible(SOON);
    await expect(parent.getByRole('button', { name: bell(before + 1) })).toBeVisible(SOON);
    await expect(parent.locator('[aria-live=polite]').getByText(sign)).toBeVisible(SOON);
  });
  for (const one of [list, parent]) await one.context().close();
});

test('staff who have the same case open see each other, as long as they have it open', async ({
  page,
  browser,
  server,
}) => {
  const nextPart = testOfParts();
  const person = newPerson();
  const { id } = await asked(await newcomer(server.address, person), TITLE);
  const at = `/officecases/${id}`;
  const parent = await windowOf(browser, server, { mail: person.mail, pass: NEW_PASSWORD, at });
  await expectConnected(parent);
  await storeSignIn(page, server, { mail: PAULINA, pass: DEMO_PASSWORD });
  await page.goto(at);
  await expect(heading(page, TITLE)).toBeVisible();
  await expectConnected(page);
  await expect(page.getByText('Ogląda teraz także:')).toBeHidden();

  nextPart();
  // Beside a socket it is asked once a minute.
  const other = await windowOf(browser, server, { mail: PIOTR, at });
  await expectConnected(other);
  await expect(page.getByText('Ogląda teraz także:')).toBeVisible();
  await expect(other.getByText('Ogląda teraz także:')).toBeVisible();
  await expectAccessible(page);
  await expect(parent.getByText('Ogląda teraz także:')).toHaveCount(0);

  nextPart();
  await test.step('a list is another screen, and a closed window sees nothing', async () => {
    await other.getByRole('link', { name: 'Wróć do listy spraw' }).click();
    await expect(heading(other, 'Sprawy')).toBeVisible();
    await expect(page.getByText('Ogląda teraz także:')).toBeHidden();
    await other.goBack();
    await expect(page.getByText('Ogląda teraz także:')).toBeVisible();
    await other.context().close();
    await expect(page.getByText('Ogląda teraz także:')).toBeHidden();
  });
  await parent.context().close();
});

test('an officer without access to accounts sees beside each name when the person was last there, at once', {
  tag: '@audit',
}, async ({ page, browser, server }) => {
  const nextPart = testOfParts();
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id, sign } = await asked(client, TITLE);
  await storeSignIn(page, server, { mail: PIOTR, pass: DEMO_PASSWORD });
  await page.goto('/officecases?tab=unassigned');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: sign, exact: true }) });
  await expect(row).toBeVisible();
  await expectConnected(page);
  // They have come by a call: no page of theirs was ever open.
  await expect(row.getByText('online')).toHaveCount(0);

  nextPart();
  // Questions are not answered from here on: what is shown came by the socket.
  await page.route('**/api/user/presence?*', () => undefined);
  await client.request(online.update, { body: {} });
  await expect(row.getByText('online')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/user/presence?*');

  nextPart();
  await test.step('at the case and in the chat it stands too, and a parent sees none', async () => {
    await page.goto(`/officecases/${id}`);
    await expect(page.getByText('Ostatnio w portalu:')).toBeVisible();
    const other = await windowOf(browser, server, { mail: PAULINA, at: '/chat' });
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/chat');
    await page.getByRole('link', { name: /^Wszyscy/ }).click();
    const people = page.getByRole('list', { name: 'W pokoju' });
    await expect(people.getByRole('listitem').filter({ hasText: 'Paulina' }).getByRole('time')).toBeVisible();
    await other.context().close();
    const parent = await windowOf(browser, server, {
      mail: person.mail,
      pass: NEW_PASSWORD,
      at: `/officecases/${id}`,
    });
    await expect(heading(parent, TITLE)).toBeVisible();
    await expect(parent.getByText('Ostatnio w portalu:')).toHaveCount(0);
    await parent.context().close();
  });
});

test('the console and the facts are opened by keys, by whom they are for', async ({
  page,
  browser,
  server,
}) => {
  const nextPart = testOfParts();
  await storeSignIn(page, server, { mail: TADEUSZ, pass: DEMO_PASSWORD });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await windowOf(browser, server, { mail: PIOTR, at: '/officecases?tab=unassigned' });
  await expectConnected(other);
  const named = await remoteNameIn(other);

  nextPart();
  await test.step('facts about the window and the person, with switches and a storage that fills up', async () => {
    // Held for longer than a press: it stays open, and of the second press the browser does nothing either.
    const isRepeatPrevented = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const note = ({ repeat, defaultPrevented }: KeyboardEvent) => repeat && resolve(defaultPrevented);
          window.addEventListener('keydown', note);
        }),
    );
    await page.keyboard.down('Control');
    for (const key of ['i', 'i']) await page.keyboard.down(key);
    for (const key of ['i', 'Control']) await page.keyboard.up(key);
    expect(await isRepeatPrevented).toBe(true);
    const facts = page.getByRole('dialog', { name: /^Informacje o aplikacji/ });
    await expect(facts.getByText('Tadeusz Techniczny')).toBeVisible();
    await expect(facts.getByText('127.0.0.1')).toBeVisible();
    await expect(facts.getByText('Połączono')).toBeVisible();
    await expect(facts.getByRole('region', { name: 'Środowisko' })).toContainText('demonstracyjny');
    await page.keyboard.press('ArrowUp');
    await expect(facts.getByText('↑')).toBeVisible();
    // Spec §9: the buffer of keys is cleared after a second.
    await expect(facts.getByText('↑')).toBeHidden({ timeout: 2_000 });
    await expectAccessible(page);

    const add = facts.getByRole('button', { name: 'Dodaj dane testowe' });
    for (let press = 0; press < 3; press += 1) await add.click();
    await expect(add).toBeDisabled();
    await facts.getByRole('button', { name: 'Wyczyść dane testowe' }).click();
    await expect(add).toBeEnabled();
    await facts.getByRole('switch', { name: 'Szczegółowe dane' }).click();
    expect(await page.evaluate(() => localStorage.getItem('dev_config'))).toContain('"verbose":true');
    await page.keyboard.press('Escape');
    await expect(facts).toBeHidden();
  });

  nextPart();
  await test.step('a message, a toast and an address reach the other window as text', async () => {
    await page.keyboard.press('Control+k');
    const console = page.getByRole('dialog', { name: 'Konsola gniazda' });
    await console.getByRole('radio', { name: 'Osoba' }).focus();
    await page.keyboard.press('Space');
    await console.getByRole('combobox', { name: /^Osoba/ }).selectOption(named);
    await console.getByRole('textbox', { name: 'data_message' }).fill('<b>Odprawa</b>');
    await console.getByRole('button', { name: `Wyślij do: ${named}` }).click();
    await expect(other.getByRole('dialog').getByText('<b>Odprawa</b>')).toBeVisible(SOON);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Przeczytane' }).click();

    await console.getByRole('combobox', { name: 'Działanie' }).selectOption('go');
    await console.getByRole('textbox', { name: 'data_url' }).fill('javascript:alert(1)');
    await console.getByRole('button', { name: /^Wyślij/ }).click();
    await expect(console.getByText('Podaj adres, który zaczyna się od')).toBeVisible();
    await console.getByRole('textbox', { name: 'data_url' }).fill(ELSEWHERE);
    await console.getByRole('button', { name: /^Wyślij/ }).click();
    const question = other.getByRole('alertdialog', { name: 'Czy otworzyć stronę w nowej karcie?' });
    await expect(question).toContainText(ELSEWHERE);
    await other.context().route(ELSEWHERE, (route) => route.fulfill({ body: 'Biuro' }));
    const opened = other.context().waitForEvent('page');
    await question.getByRole('button', { name: 'Otwórz stronę' }).click();
    await expect(await opened).toHaveURL(ELSEWHERE);

    await expect(console.getByRole('table', { name: 'Dziennik' })).toContainText('wysłane');
    await console.getByRole('region', { name: 'Dziennik' }).focus();
    await page.keyboard.press('f');
    await expect(console.getByRole('button', { name: 'Zwykły rozmiar (F)' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  nextPart();
  await test.step('an officer has the facts without switches, and no console', async () => {
    await other.keyboard.press('Control+k');
    await other.keyboard.press('Control+i');
    const facts = other.getByRole('dialog', { name: /^Informacje o aplikacji/ });
    await expect(facts.getByText(named)).toBeVisible();
    await expect(facts.getByRole('switch')).toHaveCount(0);
    await expect(other.getByRole('dialog')).toHaveCount(1);
  });
  await other.context().close();
});

async function windowOf(
  browser: Browser,
  server: RunningServer,
  { mail, at, pass = DEMO_PASSWORD }: { mail: string; at: string; pass?: string },
): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: server.address, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' },
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await storeSignIn(page, server, { mail, pass });
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

async function unreadIn(page: Page): Promise<number> {
  const name = await page.getByRole('button', { name: /^Powiadomienia/ }).getAttribute('aria-label');
  return Number(/[0-9]+$/.exec(name ?? '')?.[0] ?? 0);
}
