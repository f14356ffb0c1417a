import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

const OFFICER = { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD };
/** Administers the server, and looks through no documents. */
const ADMIN = { mail: 'admin.techniczny@urzad.example.com', pass: DEMO_PASSWORD };

test('an officer finds a document, reads who signed it, and takes the file of its case', async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, OFFICER);
  await page.goto('/documents');
  await expect(heading(page, 'Dokumenty')).toBeVisible();
  await expectAccessible(page);
  const submitted = page.getByRole('link', { name: /^Złożone w portalu/ });
  await submitted.click();
  await expect(page).toHaveURL(/tab=submitted/);
  // The address changes before the page: a search at once would be one of the tab before.
  await expect(submitted).toHaveAttribute('aria-current', 'page');
  await page.getByRole('searchbox', { name: 'Szukaj: numer, tytuł, nazwa pliku' }).fill('formulárz REKRUT');
  // Rows of the tab stand there until those of the search come.
  const searched = page.waitForResponse(/basedocument\/get\?.*has_text=/);
  await page.keyboard.press('Enter');
  await searched;
  await expect(page.getByRole('status').filter({ hasText: 'Wyniki dla' })).toBeVisible();
  const found = page.getByRole('link', { name: /^DOK\/2027\// }).first();
  await expect(found).toBeVisible();
  // People of the demo have been there.
  await expect(page.getByRole('table').getByRole('time').first()).toBeVisible();
  const number = (await found.textContent()) ?? '';
  // A newer document may have come above it since.
  await page.getByRole('link', { name: number, exact: true }).focus();
  await page.keyboard.press('Enter');

  await expect(heading(page, `Dokument ${number}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Podpisy' })).toBeVisible();
  await expect(page.getByText('Wnioskodawca')).toBeVisible();
  await expectAccessible(page);

  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz akta sprawy (ZIP)' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^akta-.+\.zip$/);
  // The directory of an archive names its entries as they are.
  expect((await readFile(await download.path())).includes('spis.csv')).toBe(true);

  // By its number from anywhere: the list opens on another tab, and says on which one it stands.
  await page.getByRole('button', { name: 'Pobierz akta sprawy (ZIP)' }).blur();
  await page.keyboard.press('/');
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Złożone w portalu: 1' }).click();
  await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible();

  await page.goto('/documents?tab=received');
  const file = page.getByRole('link', { name: /\.(pdf|png|jpg)$/ }).first();
  const boxes = page.getByRole('checkbox', { name: /\.(pdf|png|jpg)$/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const chosen = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz wybrane (ZIP)' }).click();
  expect((await chosen).suggestedFilename()).toMatch(/^dokumenty-2027-02-\d\d\.zip$/);
  await file.click();
  await expect(heading(page, 'Plik')).toBeVisible();
  await expectAccessible(page);
});

test('who may not look through documents is told so', async ({ page, server }) => {
  await storeSignIn(page, server, ADMIN);
  await page.goto('/documents');
  await expect(heading(page, 'Dokumenty')).toBeHidden();
});
