import { cofundingMembers, cofundingRegistrations, demo } from '@urzad/contract';
import { signIn } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { typeMailedCode } from '../kit/mailed-code';
import { DEMO_PASSWORD } from '../kit/people';
import { heading, readToEnd } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';

const JOANNA = { mail: 'joanna.zolwinska@example.com', pass: DEMO_PASSWORD };
const FIRST_OF_RESERVE = 'lucja.cwiczebna@example.com';
const AFTER_AN_HOUR = '2027-02-10T10:00:00.000Z';
const PIOTR = { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD };

// A server of its own: a participant of the demo resigns.
let server: RunningServer;
test.beforeEach(async () => {
  server = await startServer({ dataDir: await ownDataDir() });
});
test.afterEach(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

test('a participant resigns, an officer accepts it, and the exit data follows (U12)', async ({ page }) => {
  test.slow();
  await storeSignIn(page, server, JOANNA);
  await page.goto(`${server.address}/cofundingmembers/show`);
  await page.getByRole('link', { name: 'Zrezygnuj z udziału' }).click();

  await page.getByRole('textbox', { name: 'Ostatni dzień udziału' }).fill('01.01.2030');
  await expect(page.getByText('Tego dnia nie można wybrać')).toBeVisible();
  await page.getByRole('textbox', { name: 'Ostatni dzień udziału' }).fill('10.02.2027');
  // What follows stands there before anything is signed.
  await expect(page.getByText(/Gdy przyjmiemy rezygnację, Twój udział skończy się/)).toBeVisible();
  await expect(page.getByText(/ostatni miesiąc to luty 2027/)).toBeVisible();
  await page.getByRole('radio', { name: 'Utrata pracy' }).check();
  await page.getByRole('combobox', { name: 'Co będziesz robić w tym dniu?' }).selectOption('szuka_pracy');
  await page.getByRole('checkbox', { name: /Rozliczę ostatni miesiąc/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dalej: przeczytaj i podpisz' }).click();

  await expect(heading(page, 'Przeczytaj i podpisz oświadczenie')).toBeVisible();
  await readToEnd(page, /^Oświadczenie DOK/);
  await typeMailedCode(page, JOANNA, server);
  await page.getByRole('checkbox', { name: /^Podpisuję to oświadczenie/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Podpisz i wyślij' }).click();
  await expect(page.getByText('Przyjęliśmy sprawę')).toBeVisible();
  const address = page.url();
  await expectAccessible(page);

  await storeSignIn(page, server, PIOTR);
  await page.goto(address);
  await page.getByRole('button', { name: 'Przejmij' }).click();
  await expect(page.getByText(/Załatwienie sprawy kończy udział/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Przyjmij rezygnację' }).click();
  await page.getByRole('textbox', { name: 'Odpowiedź' }).fill('Przyjmujemy rezygnację.');
  await page.getByRole('button', { name: 'Przyjmij i wyślij' }).click();
  await expect(page.getByText('Załatwiona').first()).toBeVisible();

  await storeSignIn(page, server, JOANNA);
  await page.goto(`${server.address}/cofundingmembers/show`);
  await expect(page.getByText(/Rezygnacja przyjęta. Ostatni dzień udziału to/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Pracuję', exact: true }).check();
  await page.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(page.getByText('Mamy Twoją odpowiedź.')).toBeVisible();

  const parent = await signIn(server.address, JOANNA.mail, JOANNA.pass);
  const { data } = await parent.request(cofundingMembers.find, { query: {} });
  expect(data).toMatchObject({ status: 'resigned', end_date: '2027-02-10' });
  expect(data?.co_fundings.map(({ status }) => status)).toEqual(['closed_early']);

  // The task of the hour gives the place and the money to the first of the reserve (N10).
  const first = await signIn(server.address, FIRST_OF_RESERVE, DEMO_PASSWORD);
  const statusOfFirst = async () => (await first.request(cofundingRegistrations.get)).data[0]?.status;
  expect(await statusOfFirst()).toBe('reserve');
  await first.request(demo.clock, { body: { now: AFTER_AN_HOUR } });
  await expect.poll(statusOfFirst).toBe('documents');
});
