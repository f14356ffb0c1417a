import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { draft, newcomer } from '../kit/steps';

// A draft that another window has saved since is refused.
test.use({ expectsRefusals: true });

test('of two versions of a draft the person chooses the one that stays', async ({
  page,
  browser,
  server,
}) => {
  const person = newPerson();
  const { id } = await draft(await newcomer(server.address, person));
  const other = await (await browser.newContext({ baseURL: server.address })).newPage();
  for (const window of [page, other]) {
    await storeSignIn(window, server, { mail: person.mail, pass: NEW_PASSWORD });
    await window.goto(`/cofundingregistrations/${id}/edit?step=1`);
    await expect(heading(window, 'Dane osobowe')).toBeVisible();
  }

  await answer(other, 'Anna', 200);
  await answer(page, 'Maria', 409);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('row', { name: 'Drugie imię' })).toHaveText('Drugie imięMariaAnna');
  await expectAccessible(page);
  const saved = page.waitForResponse(SAVING);
  await dialog.getByRole('button', { name: 'Zostaw wersję z tego okna' }).click();
  expect((await saved).status()).toBe(200);
  await expect(dialog).toBeHidden();
  await expect(name(page)).toHaveValue('Maria');

  await answer(other, 'Zofia', 409);
  await dialogOf(other)
    .getByRole('button', { name: /^Weź wersję z \d\d:\d\d$/ })
    .click();
  await expect(dialogOf(other)).toBeHidden();
  await expect(name(other)).toHaveValue('Maria');

  await answer(other, 'Ewa', 200);
  await page.reload();
  await expect(name(page)).toHaveValue('Ewa');
});

const SAVING = /cofundingregistration\/set/;

const name = (page: Page) => page.getByRole('textbox', { name: 'Drugie imię', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Są dwie wersje szkicu' });

/** Answers a question, and waits until the server has taken or refused it. */
async function answer(page: Page, text: string, status: number): Promise<void> {
  const saved = page.waitForResponse(SAVING);
  await name(page).fill(text);
  expect((await saved).status()).toBe(status);
}
