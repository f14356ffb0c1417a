import { randomUUID } from 'node:crypto';
import { officeCases } from '@urzad/contract';
import { signIn } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { asked, newcomer } from '../kit/steps';

/** Nothing typed in a case is lost, and no letter arrives twice. */
test.use({ expectsRefusals: true });

const OFFICER = 'pracownik1@urzad.example.com';
const TITLE = 'Godziny dyżurów';
const FIRST = 'Czy w piątek też?';
const SECOND = 'Czy w piątek i w sobotę też?';

test('a letter whose answer was lost arrives once, and another text is not sent in its place', async ({
  page,
  server,
}) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id } = await asked(client, TITLE);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`/officecases/${id}`);
  const letter = page.getByRole('textbox', { name: 'Twoja wiadomość' });
  const send = page.getByRole('button', { name: 'Wyślij wiadomość' });
  const letters = page.getByRole('article', { name: /^Ty / });

  await page.route('**/api/officecase/write?**', (route) => route.abort(), { times: 1 });
  await letter.fill(FIRST);
  await send.click();
  await expect(page.getByText(/Nie udało się wysłać wiadomości/)).toBeVisible();
  await expect(letter).toHaveValue(FIRST);
  await expectAccessible(page);

  // This one arrives, and its answer does not.
  await page.route(
    '**/api/officecase/write?**',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send.click();
  await expect(send).toBeEnabled();
  await letter.fill(SECOND);
  await send.click();
  await expect(page.getByText(/^Wcześniejsza wersja tej wiadomości mogła już dotrzeć/)).toBeVisible();
  await expect(letter).toHaveValue(SECOND);
  await expect(letters).toHaveCount(2);
  await expect(letters.last()).toContainText(FIRST);

  await send.click();
  await expect(page.getByText('Wiadomość wysłana').first()).toBeVisible();
  await expect(letter).toHaveValue('');
  await expect(send).toBeFocused();
  await expect(letters).toHaveCount(3);
});

test('what was typed while the office settled the case stays on the page', async ({ page, server }) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id } = await asked(client, TITLE);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`/officecases/${id}`);
  const letter = page.getByRole('textbox', { name: 'Twoja wiadomość' });
  await letter.fill(FIRST);

  const officer = await signIn(server.address, OFFICER, DEMO_PASSWORD);
  const query = { id };
  await officer.request(officeCases.take, { query, body: {}, key: randomUUID() });
  const body = { body: 'Dyżurów w piątki nie ma.', filenames: [] };
  await officer.request(officeCases.close, { query, body, key: randomUUID() });

  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(page.getByText('Ta sprawa jest zakończona')).toBeVisible();
  await expect(letter).toHaveValue(FIRST);
  await expectAccessible(page);
});

test('a withdrawn case asks first, and the heading has the focus then', async ({ page, server }) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id, sign } = await asked(client, TITLE);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`/officecases/${id}`);
  await page.getByRole('button', { name: 'Wycofaj sprawę' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Czy wycofać sprawę ${sign}?` });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Wycofaj sprawę' }).click();
  await expect(page.getByText('Ta sprawa jest zakończona')).toBeVisible();
  await expect(heading(page, TITLE)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Twoja wiadomość' })).toHaveCount(0);
});
