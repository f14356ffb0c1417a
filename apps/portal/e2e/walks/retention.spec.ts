import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { duePerson, INSPECTOR, runRetention } from '../kit/retention';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { expectScreen } from '../screens/kit/expect-screen';

// Its clock goes beyond every term.
test.use({ apart: 'retention' });

const MANAGER = { mail: 'kierownik@urzad.example.com', pass: DEMO_PASSWORD };

test('the inspector approves a list with the consent of the archive, and the task erases the people of it', async ({
  page,
  server,
}) => {
  const person = await duePerson(server.address);
  const name = `${person.firstname} ${person.lastname}`;
  await runRetention(server.address);
  await storeSignIn(page, server, INSPECTOR);
  await page.goto('/tasks');
  await page.getByRole('link', { name: 'Dane do usunięcia' }).click();
  await expect(heading(page, 'Dane do usunięcia')).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();

  await page.getByRole('button', { name: 'Zatwierdź listę' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Zatwierdź listę' }).click();
  await expect(dialog.getByText('Wpisz numer zgody archiwum')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Numer zgody archiwum' }).fill('AP-7/2040');
  await dialog.getByRole('button', { name: 'Zatwierdź listę' }).click();
  await expect(page.getByText('Zgoda archiwum: AP-7/2040.')).toBeVisible();

  await runRetention(server.address);
  await page.goto('/tasks/retention?tab=erased');
  await expect(page.getByText(/^Konto \d+, bez danych$/).first()).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);

  await storeSignIn(page, server, MANAGER);
  await page.goto('/officecases?tab=all');
  await expect(page.getByText(/^PMG\./).first()).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test.describe('a list that waits', () => {
  test.use({ changesLanguage: true });

  test('has its content at every width, and English words', { tag: '@audit' }, async ({ page, server }) => {
    const person = await duePerson(server.address);
    await runRetention(server.address);
    await storeSignIn(page, server, INSPECTOR);
    await expectScreen(page, { address: '/tasks/retention', ready: person.lastname });
  });
});
