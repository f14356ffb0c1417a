import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { codeMailedTo } from '../kit/mail';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { heading, readToEnd } from '../kit/screens';
import { MOST_SHIFT, shiftOf, slowAnswers } from '../kit/shifts';
import { storeSignIn } from '../kit/signed-in';
import { filled, newcomer } from '../kit/steps';

/** A screen that follows another one is drawn from what is known, while the rest is still on its way. */
test('nothing moves in the passages from the last answers to the receipt', async ({ page, server }) => {
  const person = newPerson();
  const { id } = await filled(await newcomer(server.address, person), person);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await slowAnswers(page);
  await page.goto(`/cofundingregistrations/${id}/edit?step=7`);
  const go = passagesOf(page);

  await go('the documents', () => expect(heading(page, 'Oświadczenia i załączniki')).toBeVisible());
  await go('the documents to the check', async () => {
    await press(page, /^Dalej/);
    await expect(heading(page, 'Sprawdź odpowiedzi')).toBeVisible();
  });
  await go('the check to the signature', async () => {
    await press(page, 'Przejdź do podpisu');
    await expect(heading(page, 'Podpisz zgłoszenie')).toBeVisible();
    await expect(page.getByRole('region', { name: /Formularz rekrutacyjny/ })).toBeVisible();
  });

  await readToEnd(page, /Formularz rekrutacyjny/);
  await page.getByLabel(/^Hasło do konta/).fill(NEW_PASSWORD);
  await press(page, 'Wyślij kod');
  await expect(page.getByText('Wysłany na')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Kod z wiadomości' })
    .fill(await codeMailedTo(server.address, person.mail));
  await page.getByRole('checkbox', { name: /^Podpisuję ten formularz/ }).check();
  await shiftOf(page);
  await go.anew();
  await go('the signature to the panel', async () => {
    await press(page, 'Podpisz formularz');
    await expect(heading(page, 'Panel uczestnika')).toBeVisible();
  });
  await go('the panel to the receipt', async () => {
    await press(page, 'Złóż zgłoszenie');
    await expect(page.getByRole('status').getByRole('heading', { name: 'Zgłoszenie złożone' })).toBeVisible();
  });
  await go('the panel to the list', async () => {
    await page.goto('/cofundingregistrations');
    await expect(heading(page, 'Moje zgłoszenia')).toBeVisible();
  });
});

function press(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name }).click();
}

/** Measures what each passage moves, apart from those before it. */
function passagesOf(page: Page) {
  let before = { total: 0, count: 0 };

  async function anew() {
    const { total, moved } = await shiftOf(page);
    before = { total, count: moved.length };
  }

  async function go(from: string, pass: () => Promise<void>) {
    await pass();
    await page.waitForLoadState('networkidle');
    const { total, moved } = await shiftOf(page);
    const own = moved.slice(before.count).join('; ');
    expect.soft(total - before.total, `${from}: ${own}`).toBeLessThanOrEqual(MOST_SHIFT);
    await anew();
  }

  return Object.assign(go, { anew });
}
