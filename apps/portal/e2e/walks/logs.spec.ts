import { readFile } from 'node:fs/promises';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

const READER = { mail: 'admin.techniczny@urzad.example.com', pass: DEMO_PASSWORD };
const VIEW = 'Sprawdzenia z serwera';

test('an administrator reads an entry by keyboard, checks the chain and takes a list out as a file', async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, READER);
  await page.goto('/logs');
  await expect(heading(page, 'Logi')).toBeVisible();

  await page.getByRole('button', { name: 'Sprawdź ciągłość' }).click();
  await expect(page.getByText(/^Łańcuch jest cały: [0-9\s]+wpis/)).toBeVisible();
  await expect(page.getByText(/Tadeusz Techniczny. Do wpisu/)).toBeVisible();

  // The check is an entry itself.
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Rozpoczęto sprawdzanie ciągłości logów');
  await first.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('POST /api/baselog/check')).toBeVisible();
  await expect(page).toHaveURL(/[?&]id=[0-9]+/);
  await panel.getByRole('link', { name: 'Następny wpis na liście' }).click();
  await expect(panel.getByText('POST /api/baselog/check')).toBeHidden();
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.goto(address);
  await expect(panel.getByText('Miejsce w łańcuchu')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Osoba, zdarzenie, obiekt' }).click();
  await panel.getByRole('textbox', { name: 'Adres IP' }).fill('dom');
  await panel.getByRole('button', { name: 'Pokaż wpisy' }).click();
  await expect(panel.getByText('Wpisz cały adres IP, na przykład 10.20.4.18.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Adres IP' }).fill('127.0.0.1');
  await panel.getByLabel('Rodzaj obiektu').selectOption('logi');
  await panel.getByRole('button', { name: 'Pokaż wpisy' }).click();
  await expect(page).toHaveURL(/ip=127\.0\.0\.1/);
  await expect(page.getByRole('row')).toHaveCount(2);

  // A view keeps what is asked for beside the table.
  await page.getByRole('button', { name: 'Widoki' }).click();
  await page.getByRole('textbox', { name: 'Nazwa nowego widoku' }).fill(VIEW);
  await page.getByRole('button', { name: 'Zapisz widok' }).click();
  await expect(page.getByRole('radio', { name: VIEW })).toBeChecked();
  await page.getByRole('radio', { name: 'Układ domyślny' }).check();
  await expect(page).toHaveURL(/\/logs$/);
  await page.getByRole('radio', { name: VIEW }).check();
  await expect(page).toHaveURL(/ip=127\.0\.0\.1/);
  await page.getByRole('button', { name: `Usuń widok ${VIEW}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń widok' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Rozpoczęto sprawdzanie ciągłości logów;baselog.check;Tadeusz Techniczny');
});
