import type { Page } from '@playwright/test';
import { optionOf } from '@urzad/domain';
import {
  CARE_FORM,
  CHILD_FIELDS,
  OTHER_PUBLIC_SUPPORT,
  PERSON_FIELDS,
  type RegistrationFormStep,
  registrationSteps,
} from '@urzad/grants';
import type { RegistrationForm } from '@urzad/grants/schemas';
import { aPdf } from '../../kit/files';
import { fillStep } from '../../kit/fill';
import { expect } from '../../kit/fixtures';
import { codeMailedTo, mailsTo } from '../../kit/mail';
import { heading, readToEnd } from '../../kit/screens';
import type { Account } from '../../kit/signed-in';
import { expectEnglish } from '../../screens/kit/expect-english';

/** The screens of a parent who has the portal in English. Each of them is read before it is left. */

/** Every page of this browser. */
export async function chooseEnglish(page: Page, address: string) {
  await page.context().addCookies([{ name: 'display', value: 'lang-en', url: address }]);
}

/** Whether the call is for them, and what the office does with their data. */
export async function beginInEnglish(page: Page, form: RegistrationForm) {
  const [child] = form.children;
  const main = page.getByRole('main');
  await expect(heading(page, 'New application')).toBeVisible();
  await main
    .getByRole('radiogroup', { name: /^Do you live in/ })
    .getByText('Yes', { exact: true })
    .click();
  await main.getByRole('combobox', { name: PERSON_FIELDS.labour_status.en }).selectOption(form.labour_status);
  await main.getByRole('textbox', { name: PERSON_FIELDS.return_date.en }).fill('1.05.2027');
  await main.getByRole('textbox', { name: "Child's date of birth" }).fill('17.09.2026');
  const care = optionOf(CARE_FORM, child?.care_form ?? '')?.en ?? '';
  await main
    .getByRole('radiogroup', { name: CHILD_FIELDS.care_form.en })
    .getByText(care, { exact: true })
    .click();
  const none = optionOf(OTHER_PUBLIC_SUPPORT, 'NIE')?.en ?? '';
  await main
    .getByRole('radiogroup', { name: CHILD_FIELDS.other_public_support.en })
    .getByText(none, { exact: true })
    .click();
  await expect(page.getByText('You can apply')).toBeVisible();
  await expectEnglish(page);
  await page.getByRole('button', { name: 'Begin the application' }).click();

  await expect(heading(page, 'Information about your data')).toBeVisible();
  await readToEnd(page, /^Information clause/);
  await expectEnglish(page);
  await page.getByRole('button', { name: 'I confirm that I have read it' }).click();
}

/** One step of the form. */
export async function passEnglishStep(page: Page, step: RegistrationFormStep, form: RegistrationForm) {
  const name = registrationSteps.find(({ number }) => number === step)?.en ?? '';
  await expect(heading(page, name)).toBeVisible();
  await fillStep(page, step, form, 'en');
  if (step === 7) {
    await addFile(page, {
      group: "Employer's certificate",
      button: 'Attach documents',
      name: 'certificate.pdf',
    });
  }
  await expectEnglish(page);
  await page.getByRole('button', { name: /^Next/ }).click();
}

interface AddedFile {
  group: string;
  /** That opens the chooser. */
  button: string;
  name: string;
}

/** Until the file is stored. */
export async function addFile(page: Page, { group, button, name }: AddedFile) {
  const field = page.getByRole('group', { name: group });
  const choosing = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: button }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer: aPdf() });
  await expect(field.getByRole('link', { name: `Download: ${name}` })).toBeVisible();
}

interface Signing {
  /** Of the server. */
  address: string;
  account: Account;
  /** The document. */
  document: RegExp;
  statement: RegExp;
  submit: string;
}

/** Reads the document to its end and signs it with the password and a mailed code. */
export async function signInEnglish(page: Page, { address, account, document, statement, submit }: Signing) {
  await readToEnd(page, document);
  await page.getByLabel(/^Password of your account/).fill(account.pass);
  const known = (await mailsTo(address, account.mail)).length;
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('Sent to')).toBeVisible();
  const code = await codeMailedTo(address, account.mail, known);
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(code);
  await page.getByRole('checkbox', { name: statement }).check();
  await expectEnglish(page);
  await page.getByRole('button', { name: submit }).click();
}
