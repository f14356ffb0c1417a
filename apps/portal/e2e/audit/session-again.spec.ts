import type { Page } from '@playwright/test';
import { drafting, openStep } from '../kit/drafting';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD, NEW_PASSWORD } from '../kit/people';
import { heading, signIn } from '../kit/screens';
import { turnOnApp } from '../kit/second-factor';
import { endSession, signInAgain } from '../kit/session-end';
import { find } from '../kit/steps';

/** Sessions that end while somebody is at work: in this tab, in another one, at a shared computer. */
test.use({ expectsRefusals: true });

const AT_ONCE_MS = 8_000;
const ANOTHER = { mail: 'anna.przykladowa@example.com', pass: DEMO_PASSWORD };

test('the same person signs in over the form, which goes on as if nothing had happened', async ({
  page,
  server,
}) => {
  const { person, id, client } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 1 });
  const before = await valuesOf(page);
  await endSession(page, server.address);
  await second(page).fill('Teresa');

  const { dialog, pass, by } = signInAgain(page);
  await expect(dialog).toHaveAccessibleDescription(/Nic nie zginęło\. Wrócisz do pola „Drugie imię”\.$/);
  await expect(dialog).toContainText(person.mail);
  await expect(pass).toBeFocused();
  await expect(page.getByText('Token wygasł', { exact: true })).toBeVisible();
  await expect(second(page)).toBeHidden();
  await expectAccessible(page);

  await by('Zielona!Wydma8');
  await expect(dialog.getByRole('alert')).toContainText('Niepoprawne dane. Sprawdź adres e-mail i hasło.');
  await by(NEW_PASSWORD);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/edit\?step=1$/);
  await expect(second(page)).toBeFocused();
  expect(await valuesOf(page)).toEqual({ ...before, secondname: 'Teresa' });
  // The call that was refused is repeated.
  await expect(page.getByText(/Szkic zapisany o/)).toBeVisible();
  expect((await find(client, id)).form.secondname).toBe('Teresa');
});

test('who has a second factor gives its code over the form too', async ({ page, server }) => {
  const { person, id, client } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 1 });
  const { codes } = await turnOnApp(client);
  await endSession(page, server.address);
  await second(page).fill('Teresa Maria');
  await signInAgain(page).by(NEW_PASSWORD);

  const dialog = page.getByRole('dialog', { name: 'Podaj kod' });
  await dialog.getByRole('button', { name: 'Użyj kodu zapasowego' }).click();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Kod zapasowy' }).fill(codes[0] ?? '');
  await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(second(page)).toHaveValue('Teresa Maria');
  await expect(page.getByText(/Szkic zapisany o/)).toBeVisible();
});

test('one sign-in is enough for all tabs, each as it was', async ({ page, context, server }) => {
  const { person, id } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 1 });
  const other = await context.newPage();
  await other.goto('/account/edit');
  const phone = other.getByRole('textbox', { name: /^Telefon/ });
  await phone.fill('000 000 099');
  await endSession(page, server.address);
  await second(page).fill('Teresa');
  await expect(signInAgain(page).dialog).toBeVisible();
  await expect(signInAgain(other).dialog).toBeVisible();

  await signInAgain(other).by(NEW_PASSWORD);
  for (const tab of [page, other]) await expect(signInAgain(tab).dialog).toBeHidden();
  await expect(phone).toHaveValue('000 000 099');
  await expect(second(page)).toHaveValue('Teresa');
  // By the request that waited: one that had failed would be sent again only after a pause.
  await expect(page.getByText(/Szkic zapisany o/)).toBeVisible({ timeout: AT_ONCE_MS });
});

test('who is not that person leaves, sees nothing of it, and signs in as another', async ({
  page,
  context,
  server,
}) => {
  const { person, id } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 1 });
  const other = await context.newPage();
  await other.goto('/cofundingregistrations');
  await endSession(page, server.address);
  await second(page).fill('Teresa');
  await signInAgain(page)
    .dialog.getByRole('button', { name: /^To nie ja/ })
    .click();

  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByRole('dialog')).toHaveCount(0);
    await expect(tab.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible();
    await expect(tab.getByText(person.lastname)).toHaveCount(0);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['app_version', 'wanted_path']);
  await page.goBack();
  await expect(page.getByText(person.lastname)).toHaveCount(0);

  await signIn(page, ANOTHER.mail, ANOTHER.pass);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Przywróciliśmy niezapisane zmiany')).toHaveCount(0);
  await page.goto('/logout');
  await expect(page).toHaveURL('/');

  // What the first person typed waits for them.
  await signIn(page, person.mail, NEW_PASSWORD);
  await page.goto(`/cofundingregistrations/${id}/edit?step=1`);
  await expect(second(page)).toHaveValue('Teresa');
});

test('by the keyboard alone: neither Escape nor Back closes it, and Tab stays inside', async ({
  page,
  server,
}) => {
  const { person, id } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 1 });
  await endSession(page, server.address);
  await second(page).focus();
  await page.keyboard.type('Ewa');
  const { dialog, pass } = signInAgain(page);
  await expect(pass).toBeFocused();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/edit\?step=1$/);

  await page.keyboard.press('Enter');
  await expect(pass).toHaveAccessibleDescription(/Pole jest wymagane/);
  await expect(pass).toBeFocused();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement?.closest('[role="dialog"], [data-toaster]') !== null,
    );
    expect(isInside, `stop ${stop}`).toBe(true);
  }
  await pass.focus();
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(second(page)).toBeFocused();
  await expect(second(page)).toHaveValue('Ewa');
});

test('a forgotten password leads to a new one, and a reload asks again', async ({ page, server }) => {
  const { person, id } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 1 });
  await endSession(page, server.address);
  await second(page).fill('Teresa');
  const { dialog, by } = signInAgain(page);
  await expect(dialog).toBeVisible();
  await page.reload();
  await by(NEW_PASSWORD);
  await expect(dialog).toBeHidden();
  await expect(second(page)).toHaveValue('Teresa');

  await endSession(page, server.address);
  await second(page).fill('Maria');
  await dialog.getByRole('button', { name: 'Nie pamiętasz hasła?' }).click();
  await expect(heading(page, 'Ustaw nowe hasło')).toBeVisible();
});

function second(page: Page) {
  return page.getByRole('textbox', { name: 'Drugie imię' });
}

/** What the fields of the form hold, by name. */
function valuesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)[name]');
    return Object.fromEntries(
      [...fields].map(({ name, type, value, checked }) => [
        name,
        type === 'checkbox' || type === 'radio' ? `${value}: ${checked}` : value,
      ]),
    );
  });
}
