import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../../kit/fixtures';
import { NEW_PASSWORD, type Person } from '../../kit/people';
import { codeFromOutbox, heading, readToEnd } from '../../kit/screens';

/** The screens from the home page to the form of an application. Each function begins on its screen and ends on the next. */

/** From the home page, as somebody who wants to apply, to an account whose address is confirmed. */
export async function register(page: Page, mail: string) {
  await page.goto('/');
  await expect(heading(page, /Wracasz do pracy/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Złóż zgłoszenie' }).first().click();
  await expect(heading(page, 'Zaloguj się')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Załóż konto' }).click();
  await expect(heading(page, 'Załóż konto')).toBeVisible();
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(mail);
  await page.getByLabel(/^Hasło\*?$/).fill(NEW_PASSWORD);
  await page.getByLabel(/^Powtórz hasło/).fill(NEW_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(heading(page, 'Wpisz kod')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('textbox', { name: 'Kod z wiadomości' })
    .fill(await codeFromOutbox(page.context(), mail, 'kod do założenia konta'));
  await page.getByRole('button', { name: 'Potwierdź adres' }).click();
}

/** Who the person is, and the rules. */
export async function completeProfile(page: Page, person: Person) {
  await expect(heading(page, 'Uzupełnij swoje dane')).toBeVisible();
  await page.getByRole('textbox', { name: 'Imię', exact: true }).fill(person.firstname);
  await page.getByRole('textbox', { name: 'Nazwisko', exact: true }).fill(person.lastname);
  await page.getByRole('textbox', { name: 'Telefon', exact: true }).fill(person.phone);
  await page.getByRole('textbox', { name: 'PESEL', exact: true }).fill(person.pesel);
  // No layer covers the button for a place that is not in the list.
  await page.getByRole('button', { name: 'Nie ma mojej miejscowości' }).click({ trial: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zapisz i przejdź dalej' }).click();
  await expect(heading(page, 'Regulamin rekrutacji i uczestnictwa')).toBeVisible();
  await expectAccessible(page);
  // Above a long text: why all other pages redirect here, and a link to its end.
  await expect(page.getByText('Zaakceptuj regulamin, aby przejść dalej')).toBeVisible();
  await page.getByRole('link', { name: 'Przejdź do akceptacji' }).click();
  await expect(page.getByRole('button', { name: 'Akceptuję' })).toBeInViewport();
  await page.getByRole('button', { name: 'Akceptuję' }).click();
}

/** Whether the call is for them, and what the office does with their data. */
export async function beginApplication(page: Page) {
  // The target of the home page's button, before the registration.
  await expect(heading(page, 'Nowe zgłoszenie')).toBeVisible();
  const check = page.getByRole('main');
  await check
    .getByRole('radiogroup', { name: 'Czy mieszkasz w województwie zachodniopomorskim?' })
    .getByText('Tak', { exact: true })
    .click();
  await check.getByRole('combobox', { name: 'Status na rynku pracy' }).selectOption('pracujaca_rodzicielski');
  await check.getByRole('textbox', { name: 'Planowany powrót do pracy' }).fill('1.05.2027');
  await check.getByRole('textbox', { name: 'Data urodzenia dziecka' }).fill('17.09.2026');
  await check.getByRole('radiogroup', { name: 'Forma opieki' }).getByText('Żłobek', { exact: true }).click();
  await check
    .getByRole('radiogroup', { name: /Aktywny rodzic/ })
    .getByText('Nie pobieram')
    .click();
  await expect(page.getByText('Możesz złożyć zgłoszenie')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rozpocznij zgłoszenie' }).click();

  await expect(heading(page, 'Informacja o Twoich danych')).toBeVisible();
  await readToEnd(page, /Klauzula informacyjna/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Potwierdzam przeczytanie' }).click();
}
