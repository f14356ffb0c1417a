import type { Page } from '@playwright/test';
import { drafting, openStep } from '../kit/drafting';
import { expect, test } from '../kit/fixtures';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { translate } from '../kit/translator';

/** A browser that translates pages replaces their texts as they come; React keeps those that it made. */
test.use({ expectsRefusals: true });

test.beforeEach(({ page }) => page.addInitScript(translate));

/** Another text than before, which the translator has replaced too. */
const said = (page: Page, text: string) => page.locator('font').getByText(`«${text}»`, { exact: true });

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('h1 font').first()).toBeVisible();
}

test('an account is made on a translated page', async ({ page }) => {
  await open(page, '/register');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(newPerson().mail);
  const password = page.getByLabel(/^«Hasło»/);
  await password.pressSequentially('abc');
  await expect(said(page, 'słabe').first()).toBeVisible();
  await password.fill(NEW_PASSWORD);
  await expect(said(page, 'słabe')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'wielka litera' })).toContainText('spełnione');
  const repeated = page.getByLabel(/^«Powtórz hasło»/);
  await repeated.fill('inne');
  await expect(page.getByText('Niezgodność haseł')).toBeVisible();
  await repeated.fill(NEW_PASSWORD);
  await expect(page.getByText('Niezgodność haseł')).toHaveCount(0);
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Wpisz kod»');
});

test('a refused sign-in is told on a translated page', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('«Pole jest wymagane»').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill('nikt@example.com');
  await page.getByLabel(/^«Hasło»/).fill('Inne-hasło-1');
  await page.getByRole('button', { name: 'Pokaż hasło' }).click();
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('Niepoprawne dane. Sprawdź adres e-mail i hasło.').first()).toBeVisible();
});

test('the self-check answers on a translated page', async ({ page }) => {
  await open(page, '/selfcheck');
  const choose = (question: string | RegExp, answer: string) =>
    page.getByRole('radiogroup', { name: question }).getByText(answer).first().click();
  await choose(/Czy mieszkasz w województwie/, 'Nie');
  await choose(/Czy mieszkasz w województwie/, 'Tak');
  const status = page.getByRole('combobox', { name: 'Status na rynku pracy' });
  await status.selectOption('pracujaca_macierzynski');
  await page.getByRole('textbox', { name: 'Planowany powrót do pracy' }).fill('01.04.2027');
  await page.getByRole('textbox', { name: 'Data urodzenia dziecka' }).fill('17.09.2026');
  await choose('Forma opieki', 'Żłobek');
  await choose('Świadczenie z programu Aktywny rodzic', 'Nie pobieram');
  await expect(page.getByText('Możesz złożyć zgłoszenie')).toBeVisible();
  await status.selectOption('');
  await expect(page.getByText('Możesz złożyć zgłoszenie')).toHaveCount(0);
});

test('a step of the form is filled on a translated page', async ({ page, server }) => {
  const { person, id } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 1 });
  await expect(page.locator('h1 font').first()).toBeVisible();
  const pesel = page.getByRole('textbox', { name: /^«PESEL»/ });
  const born = page.getByText(/Data urodzenia: /);
  await pesel.fill(person.pesel);
  await expect(born.first()).toBeVisible();
  await pesel.press('End');
  await pesel.press('Backspace');
  await expect(born).toHaveCount(0);
  await pesel.blur();
  await expect(page.getByText('«Nieprawidłowy pesel»')).toBeVisible();
  await pesel.fill(person.pesel);
  await expect(born.first()).toBeVisible();
  await page.getByRole('button', { name: /Dalej/ }).click();
  await expect(page.getByText('«Pole jest wymagane»').first()).toBeVisible();
});
