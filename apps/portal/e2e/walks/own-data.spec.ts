import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';
import { newcomer, sent } from '../kit/steps';

// A wrong password, and a session that has ended, are refused.
test.use({ expectsRefusals: true });

test('a parent downloads a copy of their data, whose case is in the list, and asks for a correction', async ({
  page,
  server,
}) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  await sent(client, person);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });

  await page.goto('/account');
  await page.getByRole('link', { name: 'Moje dane' }).click();
  await expect(page.getByText('Poprzednia kopia: jeszcze żadnej.')).toBeVisible();
  await expect(page.getByText('Nie możemy ich jeszcze usunąć.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Jak złożyć skargę/ })).toHaveAttribute(
    'href',
    'https://uodo.gov.pl/',
  );
  await expect(page.getByRole('button', { name: 'Usuń konto' })).toBeHidden();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz kopię' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('moje-dane.zip');
  const zip = (await readFile(await download.path())).toString('latin1');
  for (const name of ['podsumowanie.pdf', 'dane/user.json', 'dane/cofundingregistration.json']) {
    expect(zip).toContain(name);
  }
  await expect(page.getByText(/^Poprzednia kopia: \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Pobierz kopię' }).click();
  await expect(page.getByText('Nie udało się przygotować kopii')).toBeVisible();

  await page.getByRole('link', { name: 'Poproś o sprostowanie' }).click();
  await expect(page.getByRole('radio', { name: 'Moje dane są błędne' })).toBeChecked();
  await page.goto('/officecases');
  await expect(page.getByText('Kopia danych osobowych').first()).toBeVisible();
});

test('somebody with a draft only deletes the account for good', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  const person = newPerson();
  await newcomer(server.address, person);
  const account = { mail: person.mail, pass: NEW_PASSWORD };
  await storeSignIn(page, server, account);

  await page.goto('/rodo');
  await page.getByRole('button', { name: 'Usuń konto' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(/^Nie można tego cofnąć/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel(/^Hasło/).fill('Zla!Haslo1');
  await panel.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
  await expect(panel.getByText('To nie jest hasło do tego konta').first()).toBeVisible();
  await panel.getByLabel(/^Hasło/).fill(NEW_PASSWORD);
  await panel.getByRole('button', { name: 'Usuń konto na zawsze' }).click();

  await expect(page.getByText('Twoje konto zostało usunięte').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible();
  await expect(storeSignIn(page, server, account)).rejects.toThrow();
});
