import type { Locator, Page } from '@playwright/test';
import { aPdf, aPdfOf } from '../kit/files';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { codeMailedTo } from '../kit/mail';
import { DEMO_PASSWORD } from '../kit/people';
import { chooseFile, heading, readToEnd } from '../kit/screens';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';

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
    await signData(page, server.address, press);
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
    await acceptRest(page);
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
    await giveVerdict(page, 'Zaakceptuj: Akt urodzenia, Maksym Demonstracyjny', () => confirmIn(page));
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

type Press = (target: Locator) => Promise<void>;

async function nameAccount(page: Page, press: Press) {
  const number = page.getByRole('textbox', { name: 'Numer rachunku' });
  const save = page.getByRole('button', { name: 'Zapisz rachunek' });
  await number.fill('75 9990 0009 0000 0000 0000 0001');
  await press(save);
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('20 9990 0009 0000 0000 0000 0003');
  await press(save);
  await expect(page.getByText('Zapisany', { exact: true })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept.replace(/\s/g, '')).not.toContain('20999000090000000000000003');
}

/** The form of participant's data: checked, read to its end, signed. */
async function signData(page: Page, address: string, press: Press) {
  await press(page.getByRole('link', { name: 'Sprawdź i podpisz' }));
  await expect(heading(page, 'Formularz danych uczestnika')).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Przejdź do podpisu' }));
  await readToEnd(page, /Formularz danych uczestnika/);
  await page.getByLabel(/^Hasło do konta/).fill(OKSANA.pass);
  await press(page.getByRole('button', { name: 'Wyślij kod' }));
  await expect(page.getByText('Wysłany na')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Kod z wiadomości' })
    .fill(await codeMailedTo(address, OKSANA.mail));
  await page.getByRole('checkbox', { name: /^Podpisuję ten formularz danych/ }).check();
  await press(page.getByRole('button', { name: 'Podpisz formularz danych' }));
  await expect(heading(page, 'Dokumenty do umowy')).toBeVisible();
}

async function giveVerdict(page: Page, button: string, decide: () => Promise<void>) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await decide();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function confirmIn(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Zaakceptuj' }).click();
}

/** The certificates with what is read from them; the facility is looked up in the register. */
async function acceptRest(page: Page) {
  await giveVerdict(page, 'Zaakceptuj: Zaświadczenie od pracodawcy', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Data wystawienia/ }).fill('05.02.2027');
    await dialog.getByRole('textbox', { name: /^Zatrudnienie od dnia/ }).fill('01.03.2027');
    await confirmIn(page);
  });
  await giveVerdict(page, 'Zaakceptuj: Zaświadczenie z placówki opieki, Maksym Demonstracyjny', async () => {
    await page.getByRole('dialog').getByText('Tak', { exact: true }).click();
    await confirmIn(page);
  });
  await giveVerdict(page, 'Zaakceptuj: Umowa z placówką opieki, Maksym Demonstracyjny', () =>
    confirmIn(page),
  );
}
