import type { Page } from '@playwright/test';
import { registrationSteps } from '@urzad/grants';
import { claimToSign, SIGNING_PARENT } from '../kit/claims';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD, formOf, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import { newcomer } from '../kit/steps';
import { expectEnglish } from '../screens/kit/expect-english';
import {
  addFile,
  beginInEnglish,
  chooseEnglish,
  passEnglishStep,
  signInEnglish,
} from './kit/english-screens';

test('a parent who has the portal in English applies without a Polish word (U2)', async ({
  page,
  server,
}) => {
  test.slow();
  const person = newPerson();
  const account = { mail: person.mail, pass: NEW_PASSWORD };
  const form = formOf(person);
  await newcomer(server.address, person);
  await chooseEnglish(page, server.address);
  await storeSignIn(page, server, account);

  await page.goto('/cofundingregistrations/start');
  await beginInEnglish(page, form);
  for (const { number } of registrationSteps) await passEnglishStep(page, number, form);
  await expect(heading(page, 'Check your answers')).toBeVisible();
  await expectEnglish(page);
  await page.getByRole('button', { name: 'Go to signing' }).click();

  await expect(heading(page, 'Sign the application')).toBeVisible();
  await signInEnglish(page, {
    ...{ address: server.address, account, document: /^Recruitment form/ },
    ...{ statement: /^I sign this recruitment form/, submit: 'Sign the form' },
  });
  await expect(heading(page, 'Participant panel')).toBeVisible();
  await expectEnglish(page);
  await page.getByRole('button', { name: 'Submit the application' }).click();
  await expect(page.getByRole('heading', { name: 'Application submitted' })).toBeVisible();
  await expectEnglish(page);

  for (const [path, title] of [
    ['/', /./],
    ['/cofundingregistrations', 'My applications'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expectEnglish(page);
  }
});

test('a participant who has the portal in English settles a month without a Polish word', async ({
  page,
}) => {
  test.slow();
  // A server of its own: the claim of the demo is submitted.
  const server = await startServer({ dataDir: await ownDataDir() });
  try {
    const account = { mail: SIGNING_PARENT, pass: DEMO_PASSWORD };
    const { claim } = await claimToSign(server.address);
    const open = (path: string) => page.goto(server.address + path);
    await chooseEnglish(page, server.address);
    await storeSignIn(page, server, account);
    await open('/cofundingmembers/show');
    await expect(heading(page, /^Participant panel/)).toBeVisible();
    await expectEnglish(page);

    // The one that the demo begins with makes way for one that is filled in here.
    await open(`/cofundingrequests/${claim.id}`);
    await expect(page.getByText('The claim waits for your signature')).toBeVisible();
    await expectEnglish(page);
    await page.getByRole('button', { name: 'Remove the draft' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expectEnglish(page);
    await question.getByRole('button', { name: 'Remove the draft' }).click();

    await expect(heading(page, 'Claims')).toBeVisible();
    await expectEnglish(page);
    await page.getByRole('link', { name: 'Settle January' }).first().click();
    await fillInvoice(page);
    await answerRest(page);
    await expect(heading(page, 'Check and sign the claim')).toBeVisible();
    await signInEnglish(page, {
      ...{ address: server.address, account, document: /^Claim DOK/ },
      ...{ statement: /^I sign this claim/, submit: 'Sign and submit the claim' },
    });
    await expect(heading(page, 'Thank you, the claim is submitted')).toBeVisible();
    await expectEnglish(page);
    await page.getByRole('link', { name: 'See the claim' }).click();
    await expect(page.getByText('Submitted').first()).toBeVisible();
    await expectEnglish(page);
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
});

/** The first step: an invoice with more on it than the contract has. */
async function fillInvoice(page: Page) {
  await expect(heading(page, 'Claim for January')).toBeVisible();
  const button = 'Add a photo or a file';
  await addFile(page, { group: 'Invoice or bill', button, name: 'invoice.pdf' });
  await addFile(page, { group: 'Proof of payment', button, name: 'transfer.pdf' });
  await page.getByRole('textbox', { name: 'Number of the invoice' }).fill('FV/01/2027');
  await page.getByRole('textbox', { name: 'Date of the invoice' }).fill('04.01.2027');
  await page.getByRole('textbox', { name: 'Date of payment' }).fill('10.01.2027');
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('1460');
  await page.getByRole('textbox', { name: 'Number of the invoice' }).focus();
  await page.getByRole('radio', { name: 'Extra classes' }).click();
  await expectEnglish(page);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The second step. */
async function answerRest(page: Page) {
  await page.getByRole('textbox', { name: 'Days on which the child was in care' }).fill('19');
  await page.getByRole('textbox', { name: /^Days on which it was absent/ }).fill('1');
  const question = (name: RegExp) => page.getByRole('radiogroup', { name });
  await question(/^Were you employed/)
    .getByText('Yes', { exact: true })
    .click();
  await question(/sick leave of yours/)
    .getByText('No', { exact: true })
    .click();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await expectEnglish(page);
  await page.getByRole('button', { name: 'Continue' }).click();
}
