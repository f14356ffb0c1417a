import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

const TECHNICIAN = { mail: 'admin.techniczny@urzad.example.com', pass: DEMO_PASSWORD };
const REASON = 'Przerwa w pracy serwera';

test('an administrator runs a task, sets its number and switches another one off', async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, TECHNICIAN);
  await page.goto('/tasks');
  await expect(heading(page, 'Zadania cykliczne')).toBeVisible();
  await page.getByRole('link', { name: 'Czyszczenie sesji' }).click();
  const details = page.getByRole('complementary', { name: 'Szczegóły' });
  await expect(details.getByRole('heading', { name: 'Czyszczenie sesji' })).toBeFocused();
  await details.getByRole('button', { name: 'Uruchom teraz: Czyszczenie sesji' }).click();
  await expect(details.getByText('uruchomione ręcznie')).toBeVisible();

  await details.getByRole('button', { name: 'Zmień parametry: Czyszczenie sesji' }).click();
  const dialog = page.getByRole('dialog');
  const days = dialog.getByRole('textbox', { name: 'Dni przechowywania przebiegów' });
  await days.fill('5');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText('Proszę podać conajmniej 30')).toBeVisible();
  await days.fill('60');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  await expect(details.getByText('60', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Wiadomości o naborach' }).click();
  await details.getByRole('button', { name: 'Wyłącz zadanie „Wiadomości o naborach”' }).click();
  await dialog.getByRole('textbox', { name: 'Powód' }).fill(REASON);
  await dialog.getByRole('button', { name: 'Wyłącz', exact: true }).click();
  await expect(details.getByText(REASON)).toBeVisible();
  await page.getByRole('link', { name: /^Wyłączone/ }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
});
