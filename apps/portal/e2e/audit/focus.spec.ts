import { randomUUID } from 'node:crypto';
import { cofundingRegistrations } from '@urzad/contract';
import { signIn } from '../kit/api';
import { drafting, openStep } from '../kit/drafting';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { draft, newcomer, sent, take } from '../kit/steps';

const PIOTR = 'pracownik1@urzad.example.com';
/** Another walk counts what the second officer leads. */
const MANAGER = 'kierownik@urzad.example.com';

/** What was pressed is gone afterwards: the focus is where a person of the keyboard goes on, never nowhere. */
test.use({ expectsRefusals: true });

test('a child is removed after a question, and the button that adds one has the focus', async ({
  page,
  server,
}) => {
  const { person, id } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 4 });
  const add = page.getByRole('button', { name: 'Dodaj kolejne dziecko' });
  await add.click();
  await page.getByRole('region', { name: 'Dziecko 2' }).getByRole('textbox').first().fill('Leon');
  await page.getByRole('button', { name: 'Usuń: Leon' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń ze zgłoszenia' }).press('Enter');

  await expect(page.getByRole('button', { name: 'Usuń: Leon' })).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('a screen that comes after another try has the focus at its heading', async ({ page, server }) => {
  const person = newPerson();
  await draft(await newcomer(server.address, person));
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.route('**/api/cofundingregistration/**', (route) => route.abort());
  await page.goto('/cofundingregistrations');
  const again = page.getByRole('main').getByRole('button', { name: 'Spróbuj ponownie' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/cofundingregistration/**');
  await again.press('Enter');

  await expect(page.getByRole('link', { name: /^Dokończ/ }).first()).toBeVisible();
  await expect(heading(page, 'Moje zgłoszenia')).toBeFocused();
});

test('who loses the lead while they check an application has the focus at its heading', async ({
  page,
  server,
}) => {
  const person = newPerson();
  const { id } = await sent(await newcomer(server.address, person), person);
  const { owner } = await take(await signIn(server.address, PIOTR, DEMO_PASSWORD), id);
  await storeSignIn(page, server, { mail: PIOTR, pass: DEMO_PASSWORD });
  await page.goto(`/cofundingregistrations/${id}`);
  const part = page.getByRole('button', { name: 'Sekcja zgodna: Kontakt' });
  await expect(part).toBeVisible();
  const manager = await signIn(server.address, MANAGER, DEMO_PASSWORD);
  await manager.request(cofundingRegistrations.takeover, {
    query: { id },
    body: { id_user_owner: owner?.id ?? null },
    key: randomUUID(),
  });
  await part.press('Enter');

  await expect(page.getByText(/^Zgłoszenie przed chwilą przejęła inna osoba/)).toBeVisible();
  await expect(heading(page, new RegExp(person.lastname))).toBeFocused();
});
