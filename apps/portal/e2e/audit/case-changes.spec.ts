import { officeCases } from '@urzad/contract';
import { signIn } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { asked, newcomer, reject, sent } from '../kit/steps';

const MANAGER = 'kierownik@urzad.example.com';

// A save onto an older row is refused, which the browser logs to its console.
test.use({ expectsRefusals: true });

test('a sent application is withdrawn after a question, with a reason', async ({ page, server }) => {
  const person = newPerson();
  const { id } = await sent(await newcomer(server.address, person), person);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`/cofundingregistrations/${id}`);
  await page.getByRole('button', { name: 'Wycofaj zgłoszenie' }).click();
  const dialog = page.getByRole('dialog', { name: /^Czy wycofać zgłoszenie FR\/1-2027/ });
  await dialog.getByRole('button', { name: 'Wycofaj zgłoszenie' }).click();
  await expect(dialog.getByText('Wybierz powód')).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole('combobox', { name: 'Powód' })
    .selectOption({ label: 'Zmiana opieki nad dzieckiem' });
  await dialog.getByRole('button', { name: 'Wycofaj zgłoszenie' }).click();
  await expect(page.getByText('Zgłoszenie jest wycofane.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wycofaj zgłoszenie' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a rejected parent asks for a review once', async ({ page, server }) => {
  const person = newPerson();
  const { id } = await sent(await newcomer(server.address, person), person);
  const manager = await signIn(server.address, MANAGER, DEMO_PASSWORD);
  await reject(manager, id);

  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`/cofundingregistrations/${id}`);
  await page.getByRole('link', { name: 'Poproś o ponowną ocenę' }).click();
  await expect(page.getByRole('radio', { name: 'Proszę o ponowną ocenę' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Wiadomość' }).fill('Dokument jest w załącznikach.');
  await page.getByRole('button', { name: 'Wyślij sprawę' }).click();
  await expect(heading(page, 'Ponowna ocena')).toBeVisible();
  await page.goto(`/cofundingregistrations/${id}`);
  await expect(page.getByText(/^Prośbę o\sponowną ocenę już dostaliśmy/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Poproś o ponowną ocenę' })).toHaveCount(0);
  await expectAccessible(page);
});

test('answers changed in two places are compared, and one version stays', async ({ page, server }) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id, row_version } = await asked(client, 'Pytanie');
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`/officecases/${id}/edit`);
  const title = page.getByRole('textbox', { name: 'Temat' });
  await title.fill('Pytanie o termin');
  await client.request(officeCases.set, {
    query: { id },
    body: { row_version, form: { title: 'Pytanie o umowę' } },
  });
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sprawę zmieniono też w innym miejscu' });
  await expect(dialog.getByRole('row', { name: /Pytanie o termin.*Pytanie o umowę/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zapisz moją wersję' }).click();
  await expect(heading(page, 'Pytanie o termin')).toBeVisible();
});

test('what was typed goes along to another object', async ({ page, server }) => {
  const person = newPerson();
  const { id } = await sent(await newcomer(server.address, person), person);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto('/officecases/new/general/0?kind=INNE');
  await page.getByRole('textbox', { name: 'Temat' }).fill('Godziny opieki');
  await page.getByRole('button', { name: 'Zmień' }).click();
  await page.getByRole('button', { name: /^Zgłoszenie FR\/1-2027/ }).click();
  await expect(page).toHaveURL(new RegExp(`/officecases/new/cofundingregistration/${id}$`));
  await expect(page.getByRole('textbox', { name: 'Temat' })).toHaveValue('Godziny opieki');
  await expect(page.getByRole('radio', { name: 'Coś innego' })).toBeChecked();
});
