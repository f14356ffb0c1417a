import type { Page } from '@playwright/test';
import { demo } from '@urzad/contract';
import { registrationSteps } from '@urzad/grants';
import { clientOf } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD, formOf, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading, passCheck, passStep, readToEnd, signForm } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import { newcomer } from '../kit/steps';

const staff = (who: string) => ({ mail: `${who}@urzad.example.com`, pass: DEMO_PASSWORD });
/** The first minute of the call, after that of the demo has ended. */
const OPENED = '2027-02-15T07:01:00.000Z';

test('a call set up from nothing is announced by another person, opened by the clock and applied to', async ({
  browser,
}) => {
  // A server of its own: its time moves.
  const server = await startServer({ dataDir: await ownDataDir() });
  const context = await browser.newContext({
    ...{ baseURL: server.address, locale: 'pl-PL', timezoneId: 'Europe/Warsaw', reducedMotion: 'reduce' },
  });
  const page = await context.newPage();
  try {
    await test.step('the host makes a draft and fills it in', () => setUp(page, server));
    await test.step('another person announces it', () => announce(page, server));
    await test.step('everybody reads the announcement', () => readAnnouncement(page));
    await clientOf(server.address).request(demo.clock, { body: { now: OPENED } });
    await test.step('a parent applies', () => apply(page, server));
    await storeSignIn(page, server, staff('gospodarz'));
    await page.goto('/cofundingcalls');
    const row = page.getByRole('row', { name: /Nabór 3\/2027/ });
    await expect(row).toContainText('Trwa');
    await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
});

async function setUp(page: Page, server: RunningServer) {
  await storeSignIn(page, server, staff('gospodarz'));
  await page.goto('/cofundingcalls');
  await page.getByRole('button', { name: 'Nowy nabór' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowy nabór' });
  const make = dialog.getByRole('button', { name: 'Utwórz szkic' });
  await make.click();
  await expect(dialog.getByText('Pole jest wymagane')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Numer naboru' }).fill('1/2027');
  await make.click();
  await expect(dialog.getByText('Nabór o tym numerze już jest')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Numer naboru' }).fill('3/2027');
  await make.click();
  await expect(heading(page, 'Nabór 3/2027')).toBeVisible();
  await expect(page.getByText('Do ogłoszenia brakuje')).toBeVisible();

  const fill = (name: string, value: string) => page.getByRole('textbox', { name }).first().fill(value);
  await fill('Otwarcie naboru', '15.02.2027 8:00');
  await fill('Zamknięcie naboru', '15.02.2027 7:00');
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(page.getByText('Zamknięcie musi być późniejsze niż otwarcie').first()).toBeVisible();
  await fill('Zamknięcie naboru', '19.02.2027 15:30');
  await fill('Lista rezerwowa ważna do', '31.12.2027 23:59');
  await fill('Miejsca w strefie włączenia', '20');
  await fill('Miejsca poza strefą', '20');
  await fill('Budżet naboru', '1 200 000,00');
  await expect(page.getByText(/Budżet wystarczy na wszystkie miejsca/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Treść ogłoszenia' }).fill('Ogłaszamy nabór na żłobki.');
  await page.getByRole('button', { name: 'Dodaj pytanie' }).click();
  await fill('Pytanie 1', 'Kiedy poznam wynik?');
  await page.getByRole('textbox', { name: 'Odpowiedź 1' }).fill('Do końca marca.');
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(page.getByText('Nabór można ogłosić')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ogłoś nabór' })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Treść ogłoszenia' })).toHaveText(
    'Ogłaszamy nabór na żłobki.',
  );
}

async function announce(page: Page, server: RunningServer) {
  await storeSignIn(page, server, staff('kierownik'));
  await page.goto('/cofundingcalls');
  await page.getByRole('link', { name: 'Nabór 3/2027' }).click();
  await page.getByRole('button', { name: 'Ogłoś nabór' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ogłoś nabór' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ogłoś nabór' }).click();
  await expect(page.getByText(/^Nabór jest ogłoszony, więc jego zasad/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zapisz szkic' })).toHaveCount(0);
}

async function readAnnouncement(page: Page) {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Ogłoszenie i pytania: nabór 3/2027' }).click();
  await expect(page.getByText('Ogłaszamy nabór na żłobki.')).toBeVisible();
  await expect(page.getByText('Kiedy poznam wynik?')).toBeVisible();
  await expectAccessible(page);
}

async function apply(page: Page, server: RunningServer) {
  const person = newPerson();
  await newcomer(server.address, person);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto('/cofundingregistrations/start');
  await page.getByRole('button', { name: /^Rozpocznij/ }).click();
  await expect(heading(page, 'Informacja o Twoich danych')).toBeVisible();
  await readToEnd(page, /Klauzula informacyjna/);
  await page.getByRole('button', { name: 'Potwierdzam przeczytanie' }).click();
  for (const { number } of registrationSteps) await passStep(page, number, formOf(person));
  await passCheck(page);
  await signForm(page, { mail: person.mail, pass: NEW_PASSWORD });
  await page.getByRole('button', { name: 'Złóż zgłoszenie' }).click();
  await expect(page.getByRole('heading', { name: 'Zgłoszenie złożone' })).toBeVisible();
  await expect(page.getByText(/FR\/3-2027\/00001/).first()).toBeVisible();
}
