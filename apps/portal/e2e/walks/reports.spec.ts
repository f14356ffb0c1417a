import { readFile } from 'node:fs/promises';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

const MANAGER = { mail: 'kierownik@urzad.example.com', pass: DEMO_PASSWORD };
const NAME = 'Zgłoszenia według statusu';

test('a manager narrows a report, groups it, keeps it for others and downloads it', async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, MANAGER);
  await page.goto('/reports');
  await page.getByRole('main').getByRole('link', { name: 'Zgłoszenia', exact: true }).click();
  await expect(heading(page, 'Zgłoszenia')).toBeVisible();
  await expect(page.getByRole('cell', { name: /^FR\// }).first()).toBeVisible();

  await page.getByRole('textbox', { name: 'Złożone: od' }).fill('wczoraj');
  await page.getByRole('button', { name: 'Pokaż wynik' }).click();
  await expect(page.getByText('Nieprawidłowa data')).toBeVisible();
  await page.getByRole('textbox', { name: 'Złożone: od' }).fill('1.01.2026');
  await page.getByLabel('Podziel według').selectOption('Status');
  await page.getByText('Kolumny i działania', { exact: true }).click();
  await page.getByRole('group', { name: 'Koszt', exact: true }).getByLabel('Działanie').selectOption('suma');
  await page.getByRole('button', { name: 'Pokaż wynik' }).click();
  await expect(page).toHaveURL(/f_send_date=2026-01-01\.\.&groups=status&operations=cost\.sum/);
  await expect(page.getByRole('row', { name: /^Razem/ })).toBeVisible();

  await page.getByRole('button', { name: 'Zapisz jako nowy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill(NAME);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(heading(page, NAME)).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffStatus;Liczba;Koszt – suma');
  expect(lines.at(-2)).toMatch(/^Razem;/);
});

test('on a phone whoever asks for a report is taken to its result', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeSignIn(page, server, MANAGER);
  await page.goto('/reports/registrations');
  await expect(heading(page, 'Zgłoszenia')).toBeVisible();
  const result = page.getByRole('heading', { level: 2, name: /^Wynik/ });
  await expect(result).not.toBeInViewport();

  for (const [group, name] of [
    ['Status', /^Wynik: \d+\sgrup/],
    ['Bez podziału', /^Wynik: \d+\swiersz/],
  ] as const) {
    await page.getByLabel('Podziel według').selectOption(group);
    await page.getByRole('button', { name: 'Pokaż wynik' }).click();
    await expect(result).toHaveAccessibleName(name);
    await expect(result).toBeFocused();
    // Near the upper end: below it is what was asked for.
    await expect.poll(async () => (await result.boundingBox())?.y).toBeLessThan(300);
  }
});
