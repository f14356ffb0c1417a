import { expect, type Page } from '@playwright/test';

/** Only fields with a remark may change. The explanation is written in the check, and read there. */
export async function expectCheckOfCorrection(page: Page) {
  const main = page.getByRole('main');
  const lead = main.getByText(
    'Przeczytaj odpowiedzi przed podpisem. Zmienić możesz te, obok których jest „Zmień”.',
  );
  const lacking = main
    .getByRole('list', { name: 'Kroki' })
    .getByRole('listitem')
    .filter({ hasText: '(brakuje odpowiedzi)' });
  const explain = main.getByRole('link', { name: 'Zmień: Wyjaśnienie: Planowany koszt miesięczny' });
  await expect(lead).toBeVisible();
  await expect(main.getByRole('link', { name: /^Zmień: / })).toHaveCount(2);
  await expect(lacking).toHaveText(/^5\. Opieka/);

  await explain.click();
  const words = main.getByRole('textbox', { name: /^Wyjaśnienie: Planowany koszt miesięczny/ });
  await expect(words).toBeFocused();
  await words.fill('Opłata wzrosła w styczniu.');
  await expect(lacking).toHaveCount(0);
  await expect(main.getByText(/^Szkic zapisany o/)).toBeVisible();
  await page.goBack();
  await expect(lead).toBeVisible();
  await expect(main.getByText('Opłata wzrosła w styczniu.')).toBeVisible();
}

/** After its last day: the remarks are shown, and nothing can be typed. */
export async function expectClosedCorrection(page: Page, { address, id }: { address: string; id: number }) {
  const main = page.getByRole('main');
  await page.goto(`${address}/cofundingregistrations/sign?id=${id}`);
  await expect(main.getByText('Termin poprawek minął 17 lutego 2027 r.')).toBeVisible();
  await expect(main.getByText(/^Przeczytaj dokument do końca/)).toHaveCount(0);
  await page.goto(`${address}/cofundingregistrations`);
  await expect(main.getByText('Termin poprawek minął 17 lutego 2027 r.').first()).toBeVisible();
  await expect(main.getByText('Termin: 17 lutego 2027 r.')).toHaveCount(0);

  for (const path of ['sendshow', `${id}`, `${id}/edit?step=5`]) {
    await page.goto(`${address}/cofundingregistrations/${path}`);
    await expect(main.getByText('O co prosił urząd'), path).toBeVisible();
    await expect(main.getByText(/Kwota różni się od umowy\./).first(), path).toBeVisible();
    await expect(main.getByRole('link', { name: /Planowany koszt miesięczny/ }), path).toHaveCount(0);
    await expect(main.getByText(/Odrzucimy zgłoszenie bez dalszej oceny/), path).toBeVisible();
  }
  const cost = main.getByRole('textbox', { name: /^Planowany koszt miesięczny/ });
  await expect(cost).not.toBeEditable();
  await expect(main.getByRole('textbox', { name: /^Wyjaśnienie/ })).not.toBeEditable();
  await expect(main.getByRole('button', { name: 'Nie ma mojej miejscowości' })).toHaveCount(0);
}
