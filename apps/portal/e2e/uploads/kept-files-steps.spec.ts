import { randomUUID } from 'node:crypto';
import { cofundingRegistrations } from '@urzad/contract';
import { signIn as signInAsClient } from '../kit/api';
import { aPdfOf } from '../kit/files';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { keptFiles } from '../kit/kept';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { chooseFile, heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { askForCode, certify, filled, find, newcomer, prepare, review, send, sign, take } from '../kit/steps';
import {
  answering,
  attachedIn,
  countUploads,
  cutAfter,
  expectOnly,
  isUpload,
  killedWith,
  OTHERS,
  openFiles,
} from './kit/kept-walk';

/** Files of an earlier visit are seen and go on wherever the form is opened. */
test.use({ expectsRefusals: true, viewport: { width: 390, height: 844 }, hasTouch: true });

const WAITING = 'skan.pdf: czekamy na połączenie, potem wyślemy.';
const SENT = 'skan.pdf: jest w zgłoszeniu.';
const file = { name: 'skan.pdf', bytes: aPdfOf(400_000) };

test('a file goes on at any step, which says what becomes of it', async ({ page, context, server }) => {
  const { person, client, id } = await answering(server.address);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await killedWith(await openFiles(await context.newPage(), id), OTHERS, file);

  const tab = await context.newPage();
  await cutAfter(tab, 0);
  await openFiles(tab, id, 2);
  const notice = tab.getByRole('status').filter({ hasText: 'Pliki z poprzedniej wizyty' });
  await expect(notice).toContainText(WAITING);
  await expectAccessible(tab);
  await tab.getByRole('button', { name: /^Dalej/ }).click();
  await tab.waitForURL(/step=3/);
  await expect(notice).toContainText(WAITING);

  await tab.unroute(isUpload);
  await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notice).toContainText(SENT);
  await expectOnly(client, id, file.name, file.bytes);
  await notice.getByRole('link', { name: 'Zobacz dokumenty' }).click();
  await expect(attachedIn(tab, OTHERS, file.name)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('no document to sign is made while a file is on its way', async ({ page, context, server }) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id } = await filled(client, person);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await killedWith(await openFiles(await context.newPage(), id), OTHERS, file);

  const tab = await context.newPage();
  await cutAfter(tab, 0);
  await openFiles(tab, id, 8);
  await expect(tab.getByText(WAITING)).toBeVisible();
  await tab.getByRole('button', { name: 'Przejdź do podpisu' }).click();
  await expect(tab.getByText('Jeszcze wysyłamy pliki. Poczekaj, aż skończymy')).toBeVisible();
  expect((await find(client, id)).status).toBe('draft');

  await tab.unroute(isUpload);
  await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(tab.getByText(SENT)).toBeVisible();
  await tab.getByRole('button', { name: 'Przejdź do podpisu' }).click();
  await expect(heading(tab, 'Podpisz zgłoszenie')).toBeVisible();
  const { status, attachments } = await find(client, id);
  expect([status, attachments.length]).toEqual(['to_sign', 2]);
});

test('in a correction a kept file of a kind that may not change is refused in words, and forgotten', async ({
  page,
  context,
  server,
}) => {
  const { person, client, id } = await answering(server.address);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await killedWith(await openFiles(await context.newPage(), id), OTHERS, file);

  // On another device the application is sent without the file; the office then asks about something else.
  const waiting = await prepare(client, await certify(client, id));
  await askForCode(client, waiting);
  await sign(client, waiting, person);
  await send(client, id);
  const officer = await signInAsClient(server.address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
  const remarks = { 'children.0.planned_cost': 'Kwota różni się od umowy.' };
  const { row_version } = await review(officer, await take(officer, id), remarks);
  await officer.request(cofundingRegistrations.return, {
    query: { id },
    body: { row_version },
    key: randomUUID(),
  });

  const counted = countUploads(context);
  const tab = await openFiles(await context.newPage(), id, 5);
  await expect(
    tab.getByText('skan.pdf: nie dołączymy, bo dokumentów tego rodzaju nie można teraz zmieniać.'),
  ).toBeVisible();
  await expect.poll(() => keptFiles(tab)).toEqual([]);
  await tab.waitForLoadState('networkidle');
  expect(counted.posts).toBe(0);
  expect((await find(client, id)).attachments).toHaveLength(1);
});

test('a form that is left and opened again, without a reload, sends its file once', async ({
  page,
  server,
}) => {
  const { person, client, id } = await answering(server.address);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await cutAfter(await openFiles(page, id), 0);
  await chooseFile(page, OTHERS, file);
  const field = page.getByRole('group', { name: OTHERS });
  await expect(field.getByText('Czekamy na połączenie')).toBeVisible();
  await expect.poll(() => keptFiles(page)).toHaveLength(1);
  await page.getByRole('link', { name: 'Moje zgłoszenia' }).click();
  await expect(field).toHaveCount(0);
  await page.goBack();
  await expect(field.getByText('Czekamy na połączenie')).toBeVisible();

  const counted = countUploads(page.context());
  await page.unroute(isUpload);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(attachedIn(page, OTHERS, file.name)).toBeVisible();
  await expect.poll(() => keptFiles(page)).toEqual([]);
  expect(counted.posts).toBe(1);
  await expectOnly(client, id, file.name, file.bytes);
});

test('a file that is taken off while it waits for the connection is gone for good', async ({
  page,
  server,
}) => {
  const { person, client, id } = await answering(server.address);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await cutAfter(await openFiles(page, id), 0);
  await chooseFile(page, OTHERS, file);
  await expect(page.getByText('Czekamy na połączenie')).toBeVisible();
  await expect.poll(() => keptFiles(page)).toHaveLength(1);
  await page.getByRole('button', { name: `Przerwij wysyłanie: ${file.name}` }).press('Enter');
  await expect.poll(() => keptFiles(page)).toEqual([]);

  await page.unroute(isUpload);
  await openFiles(page, id);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(file.name)).toHaveCount(0);
  expect((await find(client, id)).attachments).toEqual([]);
});

test('files that two tabs were given and could not send are both sent, also of one content', async ({
  page,
  context,
  server,
}) => {
  const { person, client, id } = await answering(server.address);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await cutAfter(await openFiles(tab, id), 0);
    await chooseFile(tab, OTHERS, file);
    await expect(tab.getByText('Czekamy na połączenie')).toHaveCount(1);
  }
  await expect.poll(() => keptFiles(page)).toHaveLength(2);
  for (const tab of tabs) await tab.close();

  await openFiles(page, id);
  await expect(attachedIn(page, OTHERS, file.name)).toHaveCount(2);
  await expect.poll(() => keptFiles(page)).toEqual([]);
  expect((await find(client, id)).attachments).toHaveLength(2);
});
