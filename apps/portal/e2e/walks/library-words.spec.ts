import type { Page } from '@playwright/test';
import { certificates } from '@urzad/contract';
import { clientOf } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';

const MANAGER = { mail: 'kierownik@urzad.example.com', pass: DEMO_PASSWORD };
/** Of each dictionary the shipped word and that of the office. */
const WORDS = {
  'Rodzaje spraw': ['Pytanie', 'Zapytanie'],
  'Statusy naborów': ['Trwa', 'Zbieramy zgłoszenia'],
  'Sytuacja na rynku pracy': ['Osoba bierna zawodowo, inna sytuacja', 'Osoba bez pracy, inna sytuacja'],
  'Rodzaje plików': ['Zaświadczenie z ZUS', 'Zaświadczenie z ubezpieczeń'],
} as const;
/** The form has a shorter word for the shipped one, which a phone does not cut. */
const SHORT_WORD = 'Bierność zawodowa, inna';

test('words that the office changes stand on a list, a page, in a form and on paper, until it changes them back', {
  tag: '@audit',
}, async ({ page, server }) => {
  await storeSignIn(page, server, MANAGER);
  for (const [library, [shipped, own]] of Object.entries(WORDS)) await rename(page, library, [shipped, own]);

  await expectWords(page, 1);
  const paper = () => clientOf(server.address).request(certificates.find, { query: { kind: 'ZASW_ZUS' } });
  const { name, content } = (await paper()).data;
  expect(name).toBe('zaświadczenie-z-ubezpieczeń.pdf');
  expect(Buffer.from(content, 'base64').toString()).toContain('Zaświadczenie z ubezpieczeń');

  for (const [library, [shipped, own]] of Object.entries(WORDS)) await rename(page, library, [own, shipped]);
  await expectWords(page, 0);
  expect((await paper()).data.name).toBe('zaświadczenie-z-zus.pdf');
});

/** What stands on the screens that read the dictionaries. @param of 0 the shipped words, 1 those of the office */
async function expectWords(page: Page, of: 0 | 1) {
  const here = (library: keyof typeof WORDS) => page.getByText(WORDS[library][of], { exact: true }).first();
  await page.goto('/officecases?tab=live');
  await expect(here('Rodzaje spraw')).toBeVisible();
  await page.goto('/cofundingcalls');
  await expect(here('Statusy naborów')).toBeVisible();
  await page.goto('/selfcheck');
  const choice = of === 0 ? SHORT_WORD : WORDS['Sytuacja na rynku pracy'][of];
  await expect(page.getByRole('option', { name: choice })).toBeAttached();
}

/** Names an item of a dictionary otherwise; its page says where the name is read. */
async function rename(page: Page, library: string, [from, to]: [string, string]) {
  await page.goto('/library');
  await page.getByRole('searchbox', { name: 'Szukaj słownika' }).fill(library);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: library }).click();
  await expect(page.getByText(/Te nazwy czyta: /)).toBeVisible();
  await page.getByRole('button', { name: `Zmień pozycję ${from}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nazwa', exact: true }).fill(to);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: to })).toBeVisible();
}
