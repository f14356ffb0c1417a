import { type BrowserContext, expect, type Page } from '@playwright/test';

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

/** One tab on each screen that a correction has. */
export async function openCorrection(
  context: BrowserContext,
  { address, id }: { address: string; id: number },
) {
  const open = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(`${address}${path}`);
    await expect(tab.getByRole('main').getByRole('heading').first(), path).toBeVisible();
    return tab.getByRole('main');
  };
  return {
    home: await open('/'),
    list: await open('/cofundingregistrations'),
    next: await open('/cofundingregistrations/sendshow'),
    detail: await open(`/cofundingregistrations/${id}`),
    signing: await open(`/cofundingregistrations/sign?id=${id}`),
    care: await open(`/cofundingregistrations/${id}/edit?step=5`),
    check: await open(`/cofundingregistrations/${id}/edit?step=8`),
  };
}

/** After its last day: the remarks are shown, nothing can be typed, and nothing invites to it. */
export async function expectClosedCorrection(tabs: Awaited<ReturnType<typeof openCorrection>>) {
  const { home, list, next, detail, signing, care, check } = tabs;
  for (const [name, main] of Object.entries({ home, list, next, detail, signing, care })) {
    await expect(main.getByText('Termin poprawek minął 17 lutego 2027 r.').first(), name).toBeVisible();
    await expect(main.getByRole('link', { name: /^Popraw|Podpisz|Złóż/ }), name).toHaveCount(0);
  }
  await expect(home.getByRole('link', { name: 'Zobacz zgłoszenie' })).toBeVisible();
  await expect(home.getByText(/Popraw /)).toHaveCount(0);
  await expect(signing.getByText(/^Przeczytaj dokument do końca/)).toHaveCount(0);
  await expect(list.getByText('Termin: 17 lutego 2027 r.')).toHaveCount(0);

  for (const [name, main] of Object.entries({ next, detail, care })) {
    await expect(main.getByText('O co prosił urząd'), name).toBeVisible();
    await expect(main.getByText(/Kwota różni się od umowy\./).first(), name).toBeVisible();
    await expect(main.getByRole('link', { name: /Planowany koszt miesięczny/ }), name).toHaveCount(0);
    await expect(main.getByText(/Odrzucimy zgłoszenie bez dalszej oceny/), name).toBeVisible();
  }
  await expect(care.getByRole('textbox', { name: /^Planowany koszt miesięczny/ })).not.toBeEditable();
  await expect(care.getByRole('textbox', { name: /^Wyjaśnienie/ })).not.toBeEditable();
  await expect(care.getByRole('button', { name: 'Nie ma mojej miejscowości' })).toHaveCount(0);
  await expect(check.getByText('Odpowiedzi możesz przeczytać i wydrukować.')).toBeVisible();
  await expect(check.getByText('Opłata wzrosła w styczniu.')).toBeVisible();
  await expect(check.getByRole('link', { name: /^Zmień: / })).toHaveCount(0);
}
