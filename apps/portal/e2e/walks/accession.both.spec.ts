import type { Locator, Page } from '@playwright/test';
import { aPdf, aPdfOf } from '../kit/files';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { chooseFile, heading } from '../kit/screens';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import {
  acceptAsItIs,
  acceptCertificates,
  giveVerdict,
  saveAccount,
  signData,
} from './kit/accession-screens';
import type { Press } from './kit/contract-screens';

const OKSANA = { mail: 'oksana.demonstracyjna@example.com', pass: DEMO_PASSWORD };
const OFFICER = { mail: 'pracownik2@urzad.example.com', pass: DEMO_PASSWORD };
const CARE = 'Dzienna Opieka „Ćma”, Maksym Demonstracyjny';
const LIMIT = 3_000_000;

const DOCUMENTS = [
  'Zaświadczenie od pracodawcy',
  'Akt urodzenia: Maksym Demonstracyjny',
  `Zaświadczenie z placówki opieki: ${CARE}`,
  `Umowa z placówką opieki: ${CARE}`,
];

test('a parent brings the documents for the contract, the office returns one, then accepts all', async ({
  page,
  hasTouch,
}) => {
  test.slow();
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
  // A server of its own: Oksana of the demo has nothing left to bring afterwards.
  const server = await startServer({ dataDir: await ownDataDir() });
  const open = async (who: typeof OKSANA, path: string) => {
    await storeSignIn(page, server, who);
    await page.goto(server.address + path);
  };
  try {
    await open(OKSANA, '/cofundingregistrations/sendshow');
    await press(page.getByRole('link', { name: 'Wyślij dokumenty' }));
    await expect(heading(page, 'Dokumenty do umowy')).toBeVisible();
    await expect(page.getByText('Zostało 6 rzeczy do 19 lutego')).toBeVisible();
    const send = page.getByRole('button', { name: 'Wyślij do urzędu' });
    await expect(send).toBeDisabled();
    await expectAccessible(page);

    await refuseWrongFiles(page);
    for (const name of DOCUMENTS) {
      await chooseFile(page, name, { name: 'dokument.pdf', bytes: aPdf() });
      await expect(page.getByRole('group', { name })).toHaveCount(0);
    }
    await nameAccount(page, press);
    await signData(page, { address: server.address, account: OKSANA, press });
    await expect(page.getByText(/Wszystko gotowe/)).toBeVisible();
    await expectAccessible(page);
    await press(send);
    await expect(page.getByText('Weryfikacja dokumentów').first()).toBeVisible();
    const registration = new URL(page.url()).pathname;

    await open(OFFICER, registration);
    await giveVerdict(page, 'Do poprawy: Akt urodzenia, Maksym Demonstracyjny', async () => {
      await page.getByLabel(/^Uwaga dla rodzica/).fill('Nie widać drugiej strony aktu.');
      await page.getByRole('button', { name: 'Zapisz uwagę' }).click();
    });
    await acceptCertificates(page, 'Maksym Demonstracyjny');
    await acceptAsItIs(page, 'Umowa z placówką opieki, Maksym Demonstracyjny');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zwróć dokumenty rodzicowi' }).click();
    await expect(page.getByText('Oczekuje na dokumenty').first()).toBeVisible();

    await open(OKSANA, registration);
    await expect(page.getByText('Nie widać drugiej strony aktu.')).toBeVisible();
    await chooseFile(page, DOCUMENTS[1] ?? '', { name: 'akt.pdf', bytes: aPdf('Akt urodzenia') });
    await expect(page.getByText(/Wszystko gotowe/)).toBeVisible();
    await press(send);
    await expect(page.getByText('Weryfikacja dokumentów').first()).toBeVisible();

    await open(OFFICER, registration);
    await acceptAsItIs(page, 'Akt urodzenia, Maksym Demonstracyjny');
    await page.getByRole('button', { name: 'Przyjmij dokumenty' }).click();
    await expect(page.getByText('Umowa w przygotowaniu').first()).toBeVisible();
    await open(OKSANA, registration);
    await expect(page.getByText('Przygotowujemy umowę.')).toBeVisible();
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
});

/** A program, a drawing and a file above the limit are named and refused. */
async function refuseWrongFiles(page: Page) {
  const [name = ''] = DOCUMENTS;
  for (const file of ['program.exe', 'rysunek.svg']) {
    await chooseFile(page, name, { name: file, bytes: aPdf() });
    await expect(page.getByText('Zły format pliku').first()).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^Usuń.*${file}`) }).click();
  }
  await chooseFile(page, name, { name: 'za-duzy.pdf', bytes: aPdfOf(LIMIT + 1) });
  await expect(page.getByRole('group', { name })).toContainText('za-duzy.pdf');
  await page.getByRole('button', { name: /^Usuń.*za-duzy.pdf/ }).click();
}

async function nameAccount(page: Page, press: Press) {
  const number = page.getByRole('textbox', { name: 'Numer rachunku' });
  await number.fill('75 9990 0009 0000 0000 0000 0001');
  await press(page.getByRole('button', { name: 'Zapisz rachunek' }));
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await saveAccount(page, press);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept.replace(/\s/g, '')).not.toContain('20999000090000000000000003');
}
