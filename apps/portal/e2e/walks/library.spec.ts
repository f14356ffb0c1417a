import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.describe('a code that is taken', () => {
  test.use({ expectsRefusals: true });

  test('the host adds a reason, moves it, archives it and restores it', async ({ page, server }) => {
    await storeSignIn(page, server, { mail: 'gospodarz@urzad.example.com', pass: DEMO_PASSWORD });
    await page.goto('/library');
    await expect(heading(page, 'Słowniki')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Szukaj słownika' }).fill('usterek');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Kategorie usterek' }).click();
    await expect(heading(page, 'Kategorie usterek')).toBeVisible();
    await expect(rowOf(page, 'LOGOWANIE')).toBeVisible();
    await expectAccessible(page);

    await open(page, 'Dodaj pozycję').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Kod' }).fill('PLIKI');
    await dialog.getByRole('textbox', { name: 'Nazwa', exact: true }).fill('Drukowanie');
    await dialog.getByRole('textbox', { name: 'Nazwa po angielsku' }).fill('Printing');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog.getByText('Ten kod ma już inna pozycja.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Kod' }).fill('DRUK');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 'DRUK').getByRole('cell').nth(1)).toHaveText('6');

    const up = open(page, 'Przesuń w górę: Drukowanie');
    await up.click();
    await expect(rowOf(page, 'DRUK').getByRole('cell').nth(1)).toHaveText('5');
    await expect(up).toBeFocused();

    await open(page, 'Czynności: Drukowanie').click();
    await page.getByRole('menuitem', { name: 'Przenieś do archiwum' }).click();
    await dialog.getByRole('button', { name: 'Przenieś do archiwum' }).click();
    await expect(rowOf(page, 'DRUK')).toHaveCount(0);
    await page.getByRole('link', { name: /^Archiwum/ }).click();
    await open(page, 'Czynności: Drukowanie').click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    await dialog.getByRole('button', { name: 'Usuń' }).click();
    await expect(page.getByText('Archiwum jest puste')).toBeVisible();
  });
});

test.describe('a place that is there already', () => {
  test.use({ expectsRefusals: true });

  test('the host adds a village, and a form offers it', { tag: '@audit' }, async ({ page, server }) => {
    await storeSignIn(page, server, { mail: 'gospodarz@urzad.example.com', pass: DEMO_PASSWORD });
    await page.goto('/library');
    await page.getByRole('link', { name: 'Miejscowości' }).click();
    await open(page, 'Dodaj miejscowość').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click();
    await expect(dialog.getByText('Pole jest wymagane').first()).toBeVisible();
    await dialog.getByLabel('Powiat').selectOption('stargardzki');
    await dialog.getByLabel('Gmina').selectOption({ label: 'Kobylanka (gmina wiejska)' });
    const name = dialog.getByRole('textbox', { name: 'Miejscowość' });
    await name.fill('Kobylanka');
    await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click();
    await expect(dialog.getByText('Ta gmina ma już taką miejscowość w słowniku.')).toBeVisible();
    await expectAccessible(page);
    await name.fill('Żabie Zmyślone');
    await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('searchbox', { name: 'Szukaj pozycji' }).fill('zabie');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Żabie Zmyślone')).toContainText('gmina Kobylanka, powiat stargardzki');
    await storeSignIn(page, server, { mail: 'ewa.probna@example.com', pass: DEMO_PASSWORD });
    await page.goto('/account/edit');
    await page.getByRole('combobox', { name: 'Miejscowość' }).fill('zabie');
    await expect(page.getByRole('option', { name: /Żabie Zmyślone/ })).toBeVisible();
  });
});
