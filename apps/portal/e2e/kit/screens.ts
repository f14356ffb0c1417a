import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type RegistrationFormStep, registrationSteps } from '@urzad/grants';
import type { RegistrationForm } from '@urzad/grants/schemas';
import { aPdf } from './files';
import { fillStep } from './fill';
import { expectAccessible } from './fixtures';
import { NEW_PASSWORD } from './people';

/** The screens of the journey. Each function begins on its screen and ends on the next. */

export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name });
}

/** The amount in a text as whole grosze. */
export function groszeOf(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

export async function signIn(page: Page, mail: string, pass: string, address = '') {
  await page.goto(`${address}/login`);
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(mail);
  await page.getByLabel(/^Hasło\*?$/).fill(pass);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}

/** Asks for an account; ends where the code is typed. */
export async function register(page: Page, mail: string) {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(mail);
  await page.getByLabel(/^Hasło\*?$/).fill(NEW_PASSWORD);
  await page.getByLabel(/^Powtórz hasło/).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(heading(page, 'Wpisz kod')).toBeVisible();
}

/** The demo's mailbox, in another tab. */
export async function codeFromOutbox(
  context: BrowserContext,
  mail: string,
  subject: string,
): Promise<string> {
  const mailbox = await context.newPage();
  const letter = mailbox
    .getByRole('article')
    .filter({ hasText: mail })
    .filter({ has: mailbox.getByRole('heading', { name: subject }) });
  // Written with the answer that the screen before has shown.
  await mailbox.goto('/outbox');
  const title = await letter.first().getByRole('heading').textContent();
  await mailbox.close();
  return title?.match(/[0-9]{6}/)?.[0] ?? '';
}

/** Scrolls through the shown document until its end was visible. */
export async function readToEnd(page: Page, document: RegExp) {
  const region = page.getByRole('region', { name: document });
  await expect(region.getByRole('article').first()).toBeVisible();
  await expect(async () => {
    await region.focus();
    await page.keyboard.press('End');
    await expect(page.getByText(/^(Dokument przeczytany|Document read)/).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
}

/** Fills one step and goes on from it. */
export async function passStep(page: Page, step: RegistrationFormStep, form: RegistrationForm) {
  const name = registrationSteps.find(({ number }) => number === step)?.pl ?? '';
  await expect(heading(page, name)).toBeVisible();
  await fillStep(page, step, form);
  if (step === 7)
    await attach(page, 'Zaświadczenie od pracodawcy', { name: 'zaświadczenie.pdf', bytes: aPdf() });
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Dalej/ }).click();
}

/** The check of all answers, and on to the signature. */
export async function passCheck(page: Page) {
  await expect(heading(page, 'Sprawdź odpowiedzi')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Przejdź do podpisu' }).click();
}

interface ChosenFile {
  name: string;
  bytes: Buffer;
}

/** By the file chooser that the button opens, until the file is attached. */
export async function attach(page: Page, kind: string, file: ChosenFile) {
  await chooseFile(page, kind, file);
  const field = page.getByRole('group', { name: kind });
  // On phones the actions on a file are behind one button.
  await expect(
    field
      .getByRole('link', { name: `Pobierz: ${file.name}` })
      .or(field.getByRole('button', { name: `Więcej: ${file.name}` })),
  ).toBeVisible();
}

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg' };

export async function chooseFile(page: Page, kind: string, { name, bytes }: ChosenFile) {
  // As a browser does: by the name alone.
  const mimeType = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/pdf';
  const choosing = page.waitForEvent('filechooser');
  await page
    .getByRole('group', { name: kind })
    .getByRole('button', { name: /Dołącz dokument/ })
    .click();
  await (await choosing).setFiles({ name, mimeType, buffer: bytes });
}

/** Reads, signs with password and mailed code, and ends on the screen of the submission. */
export async function signForm(page: Page, { mail, pass }: { mail: string; pass: string }) {
  await expect(heading(page, 'Podpisz zgłoszenie')).toBeVisible();
  await readToEnd(page, /Formularz rekrutacyjny/);
  await page.getByLabel(/^Hasło do konta/).fill(pass);
  await page.getByRole('button', { name: 'Wyślij kod' }).click();
  await expect(page.getByText('Wysłany na')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Kod z wiadomości' })
    .fill(await codeFromOutbox(page.context(), mail, 'kod do podpisania dokumentu'));
  await page.getByRole('checkbox', { name: /^Podpisuję ten formularz/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Podpisz formularz' }).click();
  await expect(heading(page, 'Panel uczestnika')).toBeVisible();
}
