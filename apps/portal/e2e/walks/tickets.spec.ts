import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { tickets } from '@urzad/contract';
import { signIn } from '../kit/api';
import { preparer } from '../kit/contracts';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

const PARENT = { mail: 'anna.przykladowa@example.com', pass: DEMO_PASSWORD };
const OFFICER = { mail: 'pracownik2@urzad.example.com', pass: DEMO_PASSWORD };
const TITLE = 'Przycisk nie reaguje';
const ANSWER = 'Poprawiliśmy przycisk. Proszę odświeżyć stronę.';

test('a parent asks the help desk from a phone, an officer solves it, the parent confirms', async ({
  page,
  browser,
  server,
}) => {
  const pocket = await browser.newContext({
    ...{ baseURL: server.address, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    locale: 'pl-PL',
  });
  const phone = await pocket.newPage();
  let number = '';

  await test.step('the parent finds the help desk and asks', async () => {
    await storeSignIn(phone, server, PARENT);
    await phone.goto('/contact');
    await phone.getByRole('main').getByRole('link', { name: 'Pomoc techniczna' }).tap();
    await expect(heading(phone, 'Pomoc techniczna')).toBeVisible();
    await phone.getByRole('link', { name: 'Zgłoś usterkę' }).tap();
    await expect(heading(phone, 'Zgłoś usterkę')).toBeVisible();
    // What is sent of the browser is shown before.
    await expect(phone.getByText('390 × 844')).toBeVisible();
    await phone.getByRole('button', { name: 'Zgłoś usterkę' }).tap();
    await expect(phone.getByRole('combobox', { name: 'Czego dotyczy?' })).toBeFocused();
    await phone.getByRole('combobox', { name: 'Czego dotyczy?' }).selectOption({ label: 'Formularz' });
    await phone.getByRole('textbox', { name: 'Temat' }).fill(TITLE);
    await phone
      .getByRole('textbox', { name: 'Co się dzieje?' })
      .fill('Naciskam „Dalej” i nic się nie dzieje.');
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Zgłoś usterkę' }).tap();
    await expect(heading(phone, /^Zgłoszenie usterki ZGL\/2027\/\d{5}$/)).toBeVisible();
    number = /ZGL\/2027\/\d{5}/.exec((await phone.locator('h1').textContent()) ?? '')?.[0] ?? '';
    await expectAccessible(phone);
  });

  await test.step('an officer takes it from the saved filter and solves it, by keyboard', async () => {
    await storeSignIn(page, server, OFFICER);
    await page.goto('/tickets/2/3');
    await expect(heading(page, 'Pomoc techniczna')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Bez osoby/ }).last()).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('link', { name: number }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, `Zgłoszenie usterki ${number}`)).toBeVisible();
    await page.getByRole('button', { name: 'Przejmij' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('W toku', { exact: true })).toBeVisible();
    await changeBeside(page, server.address);
    await page.getByText('Rozwiązanie', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Rozwiązanie' }).fill(ANSWER);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Wyślij rozwiązanie' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Rozwiązane', { exact: true })).toBeVisible();
  });

  await test.step('the parent reads the answer and confirms', async () => {
    await phone.reload();
    await expect(phone.getByText(ANSWER)).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Tak, działa' }).tap();
    await expect(phone.getByText('Zamknięte', { exact: true })).toBeVisible();
    await expect(heading(phone, `Zgłoszenie usterki ${number}`)).toBeFocused();
  });

  await test.step('the officer sees it closed', async () => {
    await page.goto(`/tickets/5?has_text=${encodeURIComponent(number)}`);
    await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Zamknięte');
  });
  await pocket.close();
});

test.describe('a ticket that another officer ends meanwhile', () => {
  test.use({ expectsRefusals: true });

  test('who is late at closing a ticket is told, and keeps what was typed', async ({ page, server }) => {
    const parent = await signIn(server.address, PARENT.mail, PARENT.pass);
    const body = { category: 'INNE', title: 'Zamykane dwa razy', body: 'Nic.', filenames: [], browser: null };
    const { id, number } = (await parent.request(tickets.add, { body, key: randomUUID() })).data;
    await storeSignIn(page, server, OFFICER);
    await page.goto(`/tickets/ticket/${id}`);
    await page.getByRole('button', { name: 'Przejmij' }).click();
    await page.getByRole('button', { name: 'Zamknij bez rozwiązania' }).click();
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByRole('textbox', { name: 'Powód' });
    await reason.fill('Nic tu nie ma do poprawienia.');

    const beside = await signIn(server.address, OFFICER.mail, OFFICER.pass);
    const { row_version } = (await beside.request(tickets.find, { query: { id } })).data;
    const ending = { row_version, reason: 'Zgłoszone przez pomyłkę.' };
    await beside.request(tickets.close, { query: { id }, body: ending, key: randomUUID() });
    // The page behind the dialog has the state of now.
    await expect(page.getByText('Zamknięte', { exact: true }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Zamknij bez rozwiązania' }).click();
    await expect(dialog.getByText(/międzyczasie stan się zmienił/)).toBeVisible();
    await expect(reason).toHaveValue('Nic tu nie ma do poprawienia.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(heading(page, `Zgłoszenie usterki ${number}`)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Zamknij bez rozwiązania' })).toBeHidden();
  });
});

/** Another window makes the ticket urgent while its category is being changed here: both changes are kept, and told. */
async function changeBeside(page: Page, address: string) {
  await page.getByRole('button', { name: 'Zmień kategorię i pilność' }).click();
  const dialog = page.getByRole('dialog');
  const category = dialog.getByRole('combobox', { name: 'Kategoria' });
  await category.selectOption({ label: 'Inne' });
  const beside = await preparer(address);
  const query = { id: Number(new URL(page.url()).pathname.split('/').at(-1)) };
  const { row_version, category: unchanged } = (await beside.request(tickets.find, { query })).data;
  const body = { row_version, category: unchanged, priority: 'HIGH' as const };
  await beside.request(tickets.set, { query, body, key: randomUUID() });

  await expect(dialog.getByText('Ktoś zmienił to w międzyczasie')).toBeVisible();
  await expect(category.getByRole('option', { selected: true })).toHaveText('Inne');
  await expect(dialog.getByRole('combobox', { name: 'Pilność' })).toHaveValue('HIGH');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zmień kategorię i pilność' }).click();
  await expect(page.getByText('Zmieniono zgłoszenie')).toBeVisible();
  const { data: after } = await beside.request(tickets.find, { query });
  expect([after.category, after.priority]).toEqual(['INNE', 'HIGH']);
}
