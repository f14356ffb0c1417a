import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { contactMessages, tickets } from '@urzad/contract';
import { clientOf, signIn } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD, newPerson } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';

const PARENT = 'anna.przykladowa@example.com';
const OFFICER = 'pracownik1@urzad.example.com';
const SECOND = 'pracownik2@urzad.example.com';
const REASON = 'Trzy razy to samo, pracujemy nad pierwszym.';

const lineOf = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });

test.describe('tickets that another officer takes meanwhile', () => {
  test.use({ expectsRefusals: true });

  test('an officer takes several tickets at once and closes them, by keyboard', async ({ page, server }) => {
    const parent = await signIn(server.address, PARENT, DEMO_PASSWORD);
    const second = await signIn(server.address, SECOND, DEMO_PASSWORD);
    const add = async (title: string) => {
      const body = { category: 'INNE', title, body: 'Nic się nie dzieje.', filenames: [], browser: null };
      return (await parent.request(tickets.add, { body, key: randomUUID() })).data;
    };
    const take = (id: number) => second.request(tickets.take, { query: { id }, body: {}, key: randomUUID() });
    const [first, taken, lost] = [await add('Zacięcie A'), await add('Zacięcie B'), await add('Zacięcie C')];

    await storeSignIn(page, server, { mail: OFFICER, pass: DEMO_PASSWORD });
    await page.goto('/tickets/5?has_text=zaci%C4%99cie');
    for (const { number } of [first, taken, lost]) {
      await page.getByRole('checkbox', { name: new RegExp(number) }).focus();
      await page.keyboard.press('Space');
    }
    await take(taken.id);
    await page.getByRole('button', { name: 'Przejmij wybrane' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Przejmiesz 2 zgłoszenia')).toBeVisible();
    await expect(lineOf(page, first.number)).toContainText('Poprowadzisz je.');
    await expect(lineOf(page, taken.number)).toContainText('Bez zmian: prowadzi je Paulina Sumienna.');
    await expectAccessible(page);

    await take(lost.id);
    await page.getByRole('dialog').getByRole('button', { name: 'Przejmij wybrane' }).click();
    await expect(page.getByText('Przejęto 1 zgłoszenie')).toBeVisible();
    await expect(page.getByText('Niektórych zgłoszeń nie udało się przejąć')).toBeVisible();
    await expect(lineOf(page, lost.number)).toBeVisible();
    await expect(lineOf(page, first.number)).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).last().click();

    await page.getByRole('checkbox', { name: new RegExp(first.number) }).check();
    await page.getByRole('button', { name: 'Zamknij wybrane' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Zamknij wybrane' }).click();
    await expect(dialog.getByText(/Napisz powód/)).toBeVisible();
    const reason = dialog.getByRole('textbox', { name: 'Powód' });
    await reason.fill(REASON);
    // Nothing typed is lost when it is closed, and nothing is done.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Zamknij wybrane' }).click();
    await expect(reason).toHaveValue(REASON);
    await dialog.getByRole('button', { name: 'Zamknij wybrane' }).click();
    await expect(page.getByText('Zamknięto 1 zgłoszenie')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: new RegExp(first.number) })).toContainText('Zamknięte');
  });
});

test('an officer takes advertising from the contact page over and closes it at once', {
  tag: '@audit',
}, async ({ page, server }) => {
  const { mail } = newPerson();
  for (const name of ['Reklama Pierwsza', 'Reklama Druga']) {
    await clientOf(server.address).request(contactMessages.add, {
      body: {
        ...{ name, mail, phone: '', body: 'Tanie kredyty', topic: 'INNE' as const },
        ...{ clause_ack: 'yes' as const, website: '', filled_ms: 60_000 },
      },
      key: randomUUID(),
    });
  }
  await storeSignIn(page, server, { mail: SECOND, pass: DEMO_PASSWORD });
  await page.goto(`/contact?tab=all&has_text=${mail}`);
  await page.getByRole('checkbox', { name: /Reklama Pierwsza/ }).check();
  await page.getByRole('checkbox', { name: /Reklama Druga/ }).check();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Zamknij wybrane' }).click();
  await expect(dialog.getByText('Żadnej z wybranych wiadomości nie możesz zamknąć')).toBeVisible();
  await expect(lineOf(page, 'Reklama Druga')).toContainText('Najpierw ją przejmij.');
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click();

  await page.getByRole('button', { name: 'Przejmij wybrane' }).click();
  await dialog.getByRole('button', { name: 'Przejmij wybrane' }).click();
  await expect(page.getByText('Przejęto 2 wiadomości')).toBeVisible();
  await page.getByRole('checkbox', { name: /Reklama Pierwsza/ }).check();
  await page.getByRole('checkbox', { name: /Reklama Druga/ }).check();
  await page.getByRole('button', { name: 'Zamknij wybrane' }).click();
  await dialog.getByRole('textbox', { name: 'Powód' }).fill('Reklama, bez związku z projektem.');
  await dialog.getByRole('button', { name: 'Zamknij wybrane' }).click();
  await expect(page.getByText('Zamknięto 2 wiadomości')).toBeVisible();
  await expect(page.getByText('Zamknięta bez odpowiedzi')).toHaveCount(2);
});

test('the host archives several items of a dictionary and restores them', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, { mail: 'gospodarz@urzad.example.com', pass: DEMO_PASSWORD });
  await page.goto('/library/19');
  const dialog = page.getByRole('dialog');
  const both = async () => {
    await page.getByRole('checkbox', { name: /, LOGOWANIE$/ }).check();
    await page.getByRole('checkbox', { name: /, PODPIS$/ }).check();
  };
  await both();
  await page.getByRole('button', { name: 'Do archiwum' }).click();
  await expect(dialog.getByText('Przeniesiesz 2 pozycje')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Do archiwum' }).click();
  await expect(page.getByText('Przeniesiono do archiwum 2 pozycje')).toBeVisible();
  await page.getByRole('link', { name: /^Archiwum/ }).click();
  await both();
  await page.getByRole('button', { name: 'Przywróć z archiwum' }).click();
  await dialog.getByRole('button', { name: 'Przywróć z archiwum' }).click();
  await expect(page.getByText('Archiwum jest puste')).toBeVisible();
});
