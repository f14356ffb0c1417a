import type { Page } from '@playwright/test';
import { ONLINE_UPDATE_MS, officeCases } from '@urzad/contract';
import { drafting, openStep } from '../kit/drafting';
import { aPdf } from '../kit/files';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { hold } from '../kit/hold';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { chooseFile, heading } from '../kit/screens';
import { endSession, signInAgain } from '../kit/session-end';
import { storeSignIn } from '../kit/signed-in';
import { answered, asked, find, newcomer, sent } from '../kit/steps';

/** Sessions that end while nobody looks, while a file is sent, or at the desks of the office. */
test.use({ expectsRefusals: true });

const OFFICER = { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD };
const CERTIFICATE = 'Zaświadczenie od pracodawcy';
const ANSWER = 'Dzień dobry, urząd jest otwarty od 7:30.';
const REMARK = 'Brakuje daty zatrudnienia.';

test('a tab that slept asks as soon as somebody comes back', async ({ page, server }) => {
  const { person, id } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 1 });
  await sleepOver(page, server.address);
  await comeBack(page);
  // Sooner than the update of each minute, which would find it out too.
  await expect(signInAgain(page).dialog).toBeVisible({ timeout: ONLINE_UPDATE_MS / 2 });
});

test('without a connection it asks nobody, and keeps what is typed', async ({ page, context, server }) => {
  const { person, id } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 1 });
  const { dialog, by } = signInAgain(page);
  await sleepOver(page, server.address);
  await context.setOffline(true);
  await comeBack(page);
  await expect(page.getByText('Straciłeś dostęp do internetu')).toBeVisible();
  await second(page).fill('Teresa');
  await expect(page.getByText('Zmiany czekają na zapis.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await context.setOffline(false);
  await expect(dialog).toBeVisible();
  await by(NEW_PASSWORD);
  await expect(dialog).toBeHidden();
  await expect(second(page)).toHaveValue('Teresa');
  await expect(page.getByText(/Szkic zapisany o/)).toBeVisible();
});

test('a file that is being sent waits, and goes on', async ({ page, server }) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id } = await answered(client, person);
  await openStep(page, server, { person, id, step: 7 });
  const letGo = await hold(page, /\/api\/base\/upload(file|chunk)/);
  const file = { name: 'zaświadczenie.pdf', bytes: aPdf() };
  await chooseFile(page, CERTIFICATE, file);
  await endSession(page, server.address);
  letGo();
  const { dialog, by } = signInAgain(page);
  await expect(dialog).toBeVisible();
  await by(NEW_PASSWORD);
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('group', { name: CERTIFICATE }).getByRole('link', { name: `Pobierz: ${file.name}` }),
  ).toBeVisible();
  expect((await find(client, id)).attachments).toHaveLength(1);
});

test('at the desk of a case the answer stays, and is sent once', async ({ page, server }) => {
  const parent = await newcomer(server.address, newPerson());
  const { id } = await asked(parent, 'Godziny otwarcia');
  await storeSignIn(page, server, OFFICER);
  await page.goto(`/officecases/${id}`);
  await page.getByRole('button', { name: 'Przejmij', exact: true }).click();
  const answer = page.getByRole('textbox', { name: 'Odpowiedź' });
  await answer.fill(ANSWER);
  await endSession(page, server.address);
  await page.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  const { dialog, by } = signInAgain(page);
  await expect(dialog).toContainText(OFFICER.mail);
  await expect(dialog).not.toContainText('Wrócisz do pola');
  await expectAccessible(page);
  await by(OFFICER.pass);
  await expect(page.getByText('Odpowiedź wysłana.').first()).toBeVisible();
  await expect(answer).toHaveValue('');
  const { data } = await parent.request(officeCases.find, { query: { id } });
  expect(JSON.stringify(data).split(ANSWER)).toHaveLength(2);
});

test('at the desk of the check what was typed stays', async ({ page, server }) => {
  const person = newPerson();
  const { id } = await sent(await newcomer(server.address, person), person);
  await storeSignIn(page, server, OFFICER);
  await page.goto(`/cofundingregistrations/${id}`);
  await expect(heading(page, new RegExp(person.lastname))).toBeVisible();
  await page.getByRole('button', { name: 'Przejmij' }).click();
  await expect(heading(page, new RegExp(person.lastname))).toBeFocused();
  await page.getByRole('button', { name: /^Uwaga: Świadczenie z programu/ }).click();
  const remark = page.getByRole('textbox', { name: /^Uwaga do wnioskodawcy/ });
  await endSession(page, server.address);
  await remark.fill(REMARK);
  const { dialog, by } = signInAgain(page);
  await expect(dialog).toBeVisible();
  await by(OFFICER.pass);
  await expect(dialog).toBeHidden();
  await expect(remark).toHaveValue(REMARK);
  await expect(remark).toBeFocused();
});

function second(page: Page) {
  return page.getByRole('textbox', { name: 'Drugie imię' });
}

/** The session ends at the server, and its token by the clock of the device. */
async function sleepOver(page: Page, address: string) {
  await endSession(page, address);
  await page.evaluate(() => localStorage.setItem('user_token_expire', new Date(0).toISOString()));
}

/** The browser tells a page that it is seen again by this event. */
async function comeBack(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
