import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

const ADMIN = { mail: 'admin.uprawnien@urzad.example.com', pass: DEMO_PASSWORD };
const MAIL = 'teresa.nowa@urzad.example.com';
const REASON = 'Nowa osoba w kancelarii';

test.describe('an address that is taken', () => {
  test.use({ expectsRefusals: true });

  test('an administrator adds a person, grants a second role for some days and ends it', async ({
    page,
    server,
  }) => {
    await storeSignIn(page, server, ADMIN);
    await page.goto('/users');
    await page.getByRole('button', { name: 'Dodaj osobę' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click();
    await expect(dialog.getByText('Wybierz rolę.')).toBeVisible();

    await dialog.getByRole('textbox', { name: 'Służbowy adres e-mail' }).fill('kierownik@urzad.example.com');
    await dialog.getByRole('textbox', { name: 'Imię' }).fill('Teresa');
    await dialog.getByRole('textbox', { name: 'Nazwisko' }).fill('Nowa');
    await dialog.getByLabel('Rola').selectOption('Kancelaria');
    await dialog.getByRole('textbox', { name: 'Powód' }).fill(REASON);
    await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click();
    await expect(dialog.getByText('Ten adres ma już konto.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Służbowy adres e-mail' }).fill(MAIL);
    await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click();

    await expect(heading(page, 'Teresa Nowa')).toBeVisible();
    await expect(page.getByText(`powód: ${REASON}`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Nadaj rolę' }).click();
    await dialog.getByLabel('Rola').selectOption('Kontroler');
    await dialog.getByRole('textbox', { name: 'Do', exact: true }).fill('26.02.2027');
    await dialog.getByRole('textbox', { name: 'Powód' }).fill('Zastępstwo w czasie urlopu');
    await dialog.getByRole('button', { name: 'Nadaj rolę' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('10 lutego 2027 r. – 26 lutego 2027 r.')).toBeVisible();

    await page.getByRole('button', { name: 'Odbierz rolę Kontroler' }).click();
    await dialog.getByRole('textbox', { name: 'Powód' }).fill('Urlop skrócony, zastępstwo zbędne');
    await dialog.getByRole('button', { name: 'Odbierz rolę' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Odbierz rolę Kontroler' })).toBeHidden();

    await page.getByRole('button', { name: 'Zablokuj konto' }).click();
    await dialog.getByRole('textbox', { name: 'Powód' }).fill('Koniec pracy w kancelarii');
    await dialog.getByRole('button', { name: 'Zablokuj konto' }).click();
    await expect(page.getByText('Zablokowane', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Odblokuj konto' }).click();
    await dialog.getByRole('textbox', { name: 'Powód' }).fill('Powrót do pracy w kancelarii');
    await dialog.getByRole('button', { name: 'Odblokuj konto' }).click();
    await expect(page.getByText('Aktywne', { exact: true })).toBeVisible();

    await page.goto('/users/privileges?tab=grants');
    await expect(page.getByRole('row').filter({ hasText: 'Teresa Nowa' })).toHaveCount(2);
  });
});

test('nobody grants themselves a role, and the screens are not those of others', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, ADMIN);
  await page.goto('/users?has_text=Uprawniona&tab=all');
  await page.getByRole('link', { name: 'Urszula Uprawniona' }).click();
  await expect(page.getByText('Własnych ról nie nadasz ani nie odbierzesz')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nadaj rolę' })).toBeHidden();

  await storeSignIn(page, server, { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD });
  await page.goto('/users');
  await expect(heading(page, 'Pulpit')).toBeVisible();
  await storeSignIn(page, server, { mail: 'oksana.demonstracyjna@example.com', pass: DEMO_PASSWORD });
  await page.goto('/users');
  await expect(heading(page, 'Nie znaleźliśmy tej strony')).toBeVisible();
});

test('an administrator puts people into a group and chooses who leads it', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, ADMIN);
  await page.goto('/users/groups');
  await page.getByRole('button', { name: 'Dodaj grupę' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Zespół żłobków');
  await dialog.getByRole('combobox', { name: 'Osoby' }).fill('pracow');
  await page.getByRole('option', { name: /Piotr Pracowity/ }).click();
  await page.keyboard.press('Escape');
  await dialog
    .getByLabel('Osoba prowadząca')
    .selectOption({ label: 'Piotr Pracowity, pracownik1@urzad.example.com' });
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 osoba · prowadzi Piotr Pracowity')).toBeVisible();

  await page.getByRole('button', { name: 'Usuń grupę Zespół żłobków' }).click();
  await dialog.getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText('Nie ma jeszcze grup')).toBeVisible();
});

test('an administrator copies a role, takes a privilege away and switches the copy off', {
  tag: '@audit',
}, async ({ page, server }) => {
  await storeSignIn(page, server, ADMIN);
  await page.goto('/users/privileges?tab=roles');
  await expect(page.getByRole('button', { name: 'Zmień rolę Pracownik merytoryczny' })).toBeHidden();
  await page.getByRole('button', { name: 'Kopiuj rolę Pracownik merytoryczny' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Zapisz rolę' }).click();
  await expect(dialog.getByText('Wpisz nazwę roli.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Ocena bez danych o zdrowiu');
  await dialog.getByLabel('Dane o zdrowiu').selectOption('brak');
  await dialog.getByRole('textbox', { name: 'Powód' }).fill('Praca bez danych wrażliwych');
  await dialog.getByRole('button', { name: 'Zapisz rolę' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('kopia roli Pracownik merytoryczny')).toBeVisible();

  await page.goto('/users?tab=all&has_text=Kancelaryjna');
  await page.getByRole('link', { name: /Kancelaryjna/ }).click();
  await page.getByRole('button', { name: 'Nadaj rolę' }).click();
  await dialog.getByLabel('Rola').selectOption('Ocena bez danych o zdrowiu');
  await dialog.getByRole('textbox', { name: 'Powód' }).fill('Zastępstwo w czasie urlopu');
  await dialog.getByRole('button', { name: 'Nadaj rolę' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/users/privileges?tab=roles');
  await page.getByRole('button', { name: 'Wyłącz rolę Ocena bez danych o zdrowiu' }).click();
  await expect(dialog.getByRole('link', { name: /Kancelaryjna/ })).toBeVisible();
  await expect(dialog.getByText('zostaje: Kancelaria')).toBeVisible();
  await expect(dialog.getByText(/straci: .*Ocena formalna, punkty, zwrot/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Powód' }).fill('Koniec zastępstwa w zespole');
  await dialog.getByRole('button', { name: 'Wyłącz', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/własna · .*wyłączona/)).toBeVisible();

  await page.getByRole('button', { name: 'Szczegóły roli Ocena bez danych o zdrowiu' }).click();
  await expect(dialog.getByText('powód: Praca bez danych wrażliwych')).toBeVisible();
});
