import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cofundingRegistrations as contract } from '@urzad/contract';
import { registrationSteps } from '@urzad/grants';
import { signIn as signInAsClient } from './kit/api';
import { expect, test } from './kit/fixtures';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from './kit/people';
import { heading, signIn } from './kit/screens';
import { askForCode, filled, newcomer, review, send, sign, take } from './kit/steps';
import { expectWhole } from './kit/whole';

/** Elements that scroll sideways: tabs, documents side by side, and a table of many columns. */
const STRIPS = '[aria-label="Widoki zgłoszeń"], [aria-label="Dokumenty zgłoszenia"], .u\\:data-frame';

/** Opens a screen, waits for a text of its content, and measures it. */
async function expectWholeScreen(page: Page, path: string, words: string | RegExp) {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  await expectWhole(page, STRIPS);
}

test('every screen of a parent is whole at every width, in large letters too', async ({ page, server }) => {
  const person = newPerson({ children: 2 });
  const client = await newcomer(server.address, person);
  const { id, row_version } = await filled(client, person);
  const query = { id };
  const list = '/cofundingregistrations';
  await signIn(page, person.mail, NEW_PASSWORD);
  await expectWholeScreen(page, '/autocomplete', 'Telefon');
  await expectWholeScreen(page, list, 'Dokończ zgłoszenie');
  await expectWholeScreen(page, `${list}/sendshow`, 'Przejdź do formularza');
  for (const { number, pl } of registrationSteps) {
    await page.goto(`${list}/${id}/edit?step=${number}`);
    await expect(heading(page, pl)).toBeVisible();
    await expectWhole(page, STRIPS);
  }
  await expectWholeScreen(page, `${list}/${id}/edit?step=8`, 'Przejdź do podpisu');

  const { data } = await client.request(contract.tosign, { query, body: { row_version }, key: randomUUID() });
  await expectWholeScreen(page, `${list}/sign`, 'Podpisz formularz');
  await askForCode(client, data);
  await sign(client, data, person);
  await expectWholeScreen(page, `${list}/sendshow`, 'Złóż zgłoszenie');
  await send(client, id);
  await expectWholeScreen(page, `${list}/sendshow`, 'Pobierz potwierdzenie złożenia');
  await expectWholeScreen(page, `${list}/${id}`, 'Pobierz potwierdzenie złożenia');
  await expectWholeScreen(page, list, 'Złożone');
  await page.getByRole('button', { name: /Powiadomienia/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectWhole(page, STRIPS);

  await returnForCorrection(server.address, id);
  await expectWholeScreen(page, `${list}/${id}/edit?step=5`, 'Uwaga urzędu');
  await expectWholeScreen(page, `${list}/${id}/edit?step=8`, /^Wyjaśnienie: /);
});

/** Most fields of a correction are read-only, so the form looks different from a draft's. */
async function returnForCorrection(address: string, id: number) {
  const officer = await signInAsClient(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
  const remarks = { 'children.0.planned_cost': 'Kwota różni się od umowy.' };
  const { row_version } = await review(officer, await take(officer, id), remarks);
  await officer.request(contract.return, { query: { id }, body: { row_version }, key: randomUUID() });
}

test('every screen of the office is whole at every width, in large letters too', async ({ page }) => {
  await signIn(page, 'kierownik@urzad.example.com', DEMO_PASSWORD);
  await expectWholeScreen(page, '/cofundingregistrations?tab=unassigned&call=all', /^FR\//);
  await expectWholeScreen(page, '/cofundingregistrations?tab=all&call=all', /^FR\//);
  await page.getByRole('link', { name: /^FR\// }).first().click();
  await expect(page.getByRole('list', { name: 'Dokumenty zgłoszenia' })).toBeVisible();
  await expectWhole(page, STRIPS);
});
