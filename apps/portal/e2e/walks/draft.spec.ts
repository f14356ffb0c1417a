import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { heading, readToEnd } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { draft, newcomer, signed } from '../kit/steps';

test.use({ expectsRefusals: true });

const RETURN = '01.04.2027';

test('answers of the self-check stand in the form that is begun after it', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  const person = newPerson();
  await newcomer(server.address, person);
  await page.goto('/selfcheck');
  await answerSelfCheck(page);
  // Nobody has to answer: a draft begins without it.
  await expect(page.locator('[aria-required=true], [required]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Mam już konto' }).click();
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(person.mail);
  await page.getByLabel(/^Hasło\*?$/).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();

  await expect(heading(page, 'Nowe zgłoszenie')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Planowany powrót do pracy' })).toHaveValue(RETURN);
  await expectCertificate(page);
  await page.getByRole('button', { name: 'Rozpocznij zgłoszenie' }).click();
  await readToEnd(page, /Klauzula informacyjna/);
  await page.getByRole('button', { name: 'Potwierdzam przeczytanie' }).click();
  const notice = page.getByText('Wpisaliśmy Twoje odpowiedzi ze sprawdzenia');
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: '8. Sprawdź odpowiedzi' }).click();
  await expect(heading(page, 'Sprawdź odpowiedzi')).toBeVisible();
  await expect(notice).toHaveCount(0);

  const form = new URL(page.url()).pathname;
  await page.goto(`${form}?step=3`);
  await expect(page.getByRole('textbox', { name: 'Planowany powrót do pracy' })).toHaveValue(RETURN);
  await expect(page.getByRole('combobox', { name: 'Status na rynku pracy' })).toHaveValue(
    'pracujaca_macierzynski',
  );
  await expectStepperToSayWhatLacks(page);
  await page.goto(`${form}?step=4`);
  await expect(answerOf(page, 'Świadczenie z programu Aktywny rodzic', 'Nie pobieram')).toBeChecked();
  await page.goto(`${form}?step=5`);
  await expect(answerOf(page, 'Forma opieki', 'Żłobek')).toBeChecked();

  await page.goto(`${form}?step=7`);
  await expectCertificate(page);
});

/** Of the earlier steps, the profile has filled the second; the first still needs citizenship and education. */
async function expectStepperToSayWhatLacks(page: Page) {
  const steps = page.getByRole('list', { name: 'Kroki' }).getByRole('listitem');
  await expect(steps.nth(0)).toHaveText('1. Dane osobowe (brakuje odpowiedzi)');
  await expect(steps.nth(1)).toHaveText('Kontakt (gotowe)');
  await expect(steps.nth(3)).toHaveText(/^4\. [^()]+$/);
}

function answerOf(page: Page, question: string, answer: string) {
  return page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer });
}

/** The form of the certificate can be downloaded beside its field. */
async function expectCertificate(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz wzór (PDF): Zaświadczenie od pracodawcy' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('zaświadczenie-od-pracodawcy.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

test('answers of the self-check are forgotten after 24 hours', { tag: '@audit' }, async ({ page }) => {
  const status = page.getByRole('combobox', { name: 'Status na rynku pracy' });
  await page.clock.install();
  await page.goto('/selfcheck');
  await answerSelfCheck(page);

  await page.clock.fastForward('23:59:00');
  await page.reload();
  await expect(status).toHaveValue('pracujaca_macierzynski');
  // A person who does not return to the questions opens some other page.
  await page.goto('/privacy-policy');
  await expect.poll(() => isKept(page)).toBe(true);
  await page.clock.fastForward('00:02:00');
  await page.reload();
  await expect.poll(() => isKept(page)).toBe(false);
  await page.goto('/selfcheck');
  await expect(status).toHaveValue('');
});

function isKept(page: Page): Promise<boolean> {
  return page.evaluate(() => localStorage.getItem('self_check') !== null);
}

test('a draft names its deadline, is deleted with what the browser kept, and makes room for a new one', {
  tag: '@audit',
}, async ({ page, server }) => {
  const person = newPerson();
  const { id } = await draft(await newcomer(server.address, person));
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`/cofundingregistrations/${id}/edit?step=1`);
  await page.route('**/api/cofundingregistration/set*', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Drugie imię' }).fill('Maria');
  await expect.poll(() => keptDrafts(page)).toHaveLength(1);

  const other = await page.context().newPage();
  await other.route('**/api/cofundingregistration/set*', (route) => route.abort());
  await other.goto(`/cofundingregistrations/${id}/edit?step=1`);
  await expect(other.getByRole('textbox', { name: 'Drugie imię' })).toHaveValue('Maria');

  await page.goto('/cofundingregistrations');
  await expect(page.getByText('Masz 1 zgłoszenie. Czeka na Ciebie.')).toBeVisible();
  await expect(page.getByText('Złóż do 12 lutego, 15:30')).toHaveCount(2);
  const start = page.getByRole('link', { name: 'Nowe zgłoszenie' });
  const filled = await fillOf(page.getByRole('link', { name: 'Dokończ zgłoszenie' }));
  await expect(start).toHaveCount(0);
  await expectAccessible(page);

  const press = page.getByRole('button', { name: `Usuń szkic szkic-${id}` });
  await press.click();
  const question = page.getByRole('alertdialog', { name: `Czy usunąć szkic-${id}?` });
  await page.keyboard.press('Escape');
  await expect(press).toBeFocused();
  await press.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Usuń szkic' }).click();

  await expect(
    page.getByRole('region', { name: 'Komunikaty' }).getByText(`Usunięto: szkic-${id}`),
  ).toBeVisible();
  await expect(heading(page, 'Moje zgłoszenia')).toBeFocused();
  await expect(page.getByRole('row', { name: new RegExp(`szkic-${id}.*Anulowane`) })).toBeVisible();
  await expectDeletedElsewhere(other);
  expect(await keptDrafts(page)).toEqual([]);

  await expect.poll(() => fillOf(start)).toBe(filled);
  await start.click();
  await expect(page.getByRole('button', { name: 'Rozpocznij zgłoszenie' })).toBeVisible();
});

/** A tab with the draft open: without a reload it shows that the draft was deleted, and the typed answers. */
async function expectDeletedElsewhere(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'Ten szkic usunięto' })).toBeFocused();
  const typed = page.getByRole('textbox', { name: 'Drugie imię' });
  await expect(typed).toHaveValue('Maria');
  await expect(typed).not.toBeEditable();
  await expect(page.getByRole('link', { name: 'Nowe zgłoszenie' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dalej: kontakt' }).click();
  await expect(heading(page, 'Kontakt')).toBeVisible();
  // Nothing is unsaved, so no dialog appears.
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
}

async function answerSelfCheck(page: Page) {
  const choose = (question: string | RegExp, answer: string) =>
    page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click();
  await choose(/^Czy mieszkasz w województwie/, 'Tak');
  await page.getByRole('combobox', { name: 'Status na rynku pracy' }).selectOption('pracujaca_macierzynski');
  await page.getByRole('textbox', { name: 'Planowany powrót do pracy' }).fill(RETURN);
  await page.getByRole('textbox', { name: 'Data urodzenia dziecka' }).fill('17.09.2026');
  await choose('Forma opieki', 'Żłobek');
  await choose('Świadczenie z programu Aktywny rodzic', 'Nie pobieram');
  await expect(page.getByText('Możesz złożyć zgłoszenie')).toBeVisible();
}

/** Keys of the drafts in this browser. */
function keptDrafts(page: Page): Promise<IDBValidKey[]> {
  return page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
          asking.onerror = () => reject(asking.error);
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result);
          };
        };
      }),
  );
}

function fillOf(button: Locator): Promise<string> {
  return button.evaluate((element) => getComputedStyle(element).backgroundColor);
}

test('a signature is withdrawn from the panel, the list and the page of the application', {
  tag: '@audit',
}, async ({ page, server }) => {
  const person = newPerson();
  const { id } = await signed(await newcomer(server.address, person), person);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  const withdraw = page.getByRole('button', { name: 'Wycofaj podpis i popraw' });
  for (const path of [`/${id}`, '', '/sendshow']) {
    await page.goto(`/cofundingregistrations${path}`);
    await expect(withdraw).toBeVisible();
    await expectAccessible(page);
  }
  await withdraw.click();
  await expect(page.getByRole('region', { name: 'Komunikaty' })).toContainText('Podpis wycofany.');
  await expect(heading(page, 'Sprawdź odpowiedzi')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${id}/edit`));
});
