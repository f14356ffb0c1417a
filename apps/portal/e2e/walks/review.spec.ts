import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cofundingRegistrations as contract, type Registration } from '@urzad/contract';
import { type Client, signIn } from '../kit/api';
import { aPng } from '../kit/files';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { withoutLiveNews } from '../kit/live';
import { mailsTo } from '../kit/mail';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson, type Person } from '../kit/people';
import { heading } from '../kit/screens';
import type { RunningServer } from '../kit/server';
import { withoutHardSpaces } from '../kit/shown-texts';
import { storeSignIn } from '../kit/signed-in';
import { askForCode, filled, find, newcomer, review, send, sign } from '../kit/steps';

const MANAGER = 'kierownik@urzad.example.com';
const PICTURE = 'akt urodzenia.png';
const REASON = 'Koszt opieki jest już finansowany z innych środków publicznych.';
const WHY = 'Dziecko jest już w żłobku z dopłatą gminy.';
/** Not in the dictionary of the demo: its name is typed by hand. */
const VILLAGE = {
  city: 'Bielkowo',
  city_own: 'yes',
  district: '3214',
  community: '3214-kobylanka-w',
} as const;

// Two windows change the same marks.
test.use({ expectsRefusals: true });

test('the office adds a place typed by hand, sees pictures small, and rejects by a letter it has read', async ({
  page,
  browser,
  server,
}) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id } = await sentWithPicture(client, { ...person, answers: VILLAGE });
  await withoutLiveNews(page);
  await storeSignIn(page, server, { mail: MANAGER, pass: DEMO_PASSWORD });
  await page.goto(`/cofundingregistrations/${id}`);
  await expect(heading(page, new RegExp(person.lastname))).toBeVisible();
  await expect(page.getByText('zostało: 14 dni · termin: 24.02', { exact: true })).toBeVisible();
  expect(await withoutHardSpaces(page)).toEqual([]);

  const place = page
    .getByRole('alert')
    .filter({ hasText: 'Bielkowo' })
    .or(page.getByRole('status').filter({ hasText: 'Bielkowo' }));
  await expect(place).toContainText('Miejscowość spoza słownika: Bielkowo');
  await place.getByRole('button', { name: 'Dodaj do słownika' }).click();
  await expect(place).toContainText('Miejscowość jest w słowniku.');
  await expect(place.getByRole('button')).toHaveCount(0);

  const small = page.getByRole('button', { name: /^Inny dokument/ }).locator('img');
  await expect.poll(() => small.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(240);
  await expect(small).toHaveCSS('width', '36px');

  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz wszystkie pliki' }).click();
  expect((await archive).suggestedFilename()).toMatch(/^zalaczniki-FR-1-2027-\d+\.zip$/);
  await expect(page.getByText('Pobieranie rozpoczęte', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Przejmij' }).click();
  await expect(heading(page, new RegExp(person.lastname))).toBeFocused();
  await chooseBetweenMarks(page, await signIn(server.address, MANAGER, DEMO_PASSWORD), id);
  await reject(page);
  await expect(page.getByText('Zgłoszenie odrzucone, pismo wysłane.').first()).toBeVisible();
  await expect(heading(page, new RegExp(person.lastname))).toBeFocused();
  await expect(page.getByText('Odrzucone formalnie').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Odrzuć' })).toHaveCount(0);
  await expectAccessible(page);

  const [newest] = await mailsTo(server.address, person.mail);
  expect(newest?.subject).toMatch(/^Wynik oceny formalnej/);
  const home = await browser.newContext({ baseURL: server.address, locale: 'pl-PL' });
  await expectToldWhy(await home.newPage(), server, { person, id });
  await home.close();
});

/**
 * Marked in another window meanwhile: what does not collide is joined without a question; closing the comparison of the
 * rest decides nothing, and it can be opened again until one side is chosen.
 */
async function chooseBetweenMarks(page: Page, elsewhere: Client, id: number) {
  const theirs = await review(elsewhere, await find(elsewhere, id), { firstname: 'Sprawdź imię.' });
  await page
    .getByRole('button', { name: /^Zgodne: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Te same pola zmieniono dwa razy' });
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expect(dialog.getByRole('row').nth(1)).toContainText('uwaga: Sprawdź imię.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Nie zapisaliśmy oznaczeń', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Porównaj oznaczenia' }).click();
  await dialog.getByRole('button', { name: 'Zostaw moje' }).click();
  await expect(page.getByText('Oznaczenia zapisane', { exact: true })).toBeVisible();
  const kept = await find(elsewhere, id);
  expect(kept.review.map(({ field }) => field).toSorted()).toEqual(
    theirs.review.map(({ field }) => field).toSorted(),
  );
  expect(kept.review.every(({ state }) => state === 'ok')).toBe(true);
}

/** A remark first, then the dialog; empty fields have an error each and nothing is sent. */
async function reject(page: Page) {
  await expect(page.getByRole('button', { name: 'Odrzuć' })).toBeDisabled();
  await page.getByRole('button', { name: /^Uwaga: Świadczenie z programu/ }).click();
  await page.getByRole('textbox', { name: /^Uwaga do wnioskodawcy/ }).fill(WHY);
  await page.getByRole('button', { name: 'Odrzuć' }).click();
  const dialog = page.getByRole('dialog', { name: 'Odrzuć zgłoszenie' });
  const reason = dialog.getByRole('combobox', { name: 'Powód odrzucenia' });
  const text = dialog.getByRole('textbox', { name: 'Uzasadnienie w piśmie' });
  const letter = dialog.getByRole('region', { name: 'Podgląd pisma' });
  const press = dialog.getByRole('button', { name: 'Odrzuć i wyślij pismo' });
  await expect(letter).toHaveCount(0);
  await press.click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/Wybierz powód z\slisty/);
  await expect(text).toHaveAccessibleDescription(/Napisz co najmniej 10\sznaków/);

  await reason.selectOption({ label: REASON });
  await press.click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/Napisz co najmniej 10\sznaków/);
  await expectAccessible(page);
  await text.fill(WHY);
  await expect(letter).toContainText(REASON);
  await expect(letter).toContainText(WHY);
  await expectAccessible(page);
  await press.click();
}

/** The reason, the day and the letter, and the deadline of a request for a review. */
async function expectToldWhy(
  page: Page,
  server: RunningServer,
  { person, id }: { person: Person; id: number },
) {
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`/cofundingregistrations/${id}`);
  await expect(page.getByRole('heading', { name: 'Nie możemy przyjąć Twojego zgłoszenia' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(REASON);
  await expect(main).toContainText(WHY);
  await expect(main).toContainText('Wynik oceny formalnej: 10 lutego 2027 r.');
  await expect(main).toContainText('Do 17 lutego możesz poprosić nas o ponowną ocenę');
  // The reason and the officer's text are stored and shown as one text.
  expect(await withoutHardSpaces(page, [REASON, WHY])).toEqual([]);
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Pobierz pismo urzędu' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expectAccessible(page);
}

async function sentWithPicture(client: Client, person: Person): Promise<Registration> {
  const { id } = await filled(client, person);
  const filename = await client.upload({ name: PICTURE, bytes: aPng() });
  const query = { id };
  const attached = { filename, kind: 'INNY' } as const;
  await client.request(contract.attach, { query, body: attached, key: randomUUID() });
  const { row_version } = await find(client, id);
  const { data } = await client.request(contract.tosign, { query, body: { row_version }, key: randomUUID() });
  await askForCode(client, data);
  await sign(client, data, person);
  return send(client, id);
}
