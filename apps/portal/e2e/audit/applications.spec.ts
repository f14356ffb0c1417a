import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';

const FIRST = 'Małe granty II';
const SECOND = 'Małe granty – pilotaż';
const SECOND_CALL = 'P/2027';

test('somebody of two applications chooses the one that they work in', async ({ page, server }) => {
  await storeSignIn(page, server, { mail: 'pracownik2@urzad.example.com', pass: DEMO_PASSWORD });
  await page.goto('/cofundingregistrations');
  await expect(page.getByRole('link', { name: FIRST }).first()).toBeVisible();
  await expect(page.getByText(`Nabór ${SECOND_CALL}`)).toHaveCount(0);

  await page.getByRole('button', { name: /^Twoje konto/ }).click();
  await page.getByRole('menuitem', { name: 'Zmień projekt' }).click();
  const choice = page.getByRole('dialog', { name: 'Zmień projekt' });
  await expect(choice.getByRole('button', { name: FIRST })).toHaveAttribute('aria-current', 'true');
  const asked = page.waitForRequest((request) => request.url().includes('/api/cofundingregistration/get'));
  await choice.getByRole('button', { name: SECOND }).click();

  await expect(page.getByRole('link', { name: SECOND }).first()).toBeVisible();
  await expect(page.getByText(`Nabór ${SECOND_CALL}`).first()).toBeVisible();
  expect((await asked).headers()).toMatchObject({ application: '9193' });
  const stored = await page.evaluate(() => localStorage.getItem('application'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ id: 9193, name: SECOND });

  // The choice is kept with the account; the other tests of this server need the first one.
  await page.reload();
  await expect(page.getByText(`Nabór ${SECOND_CALL}`).first()).toBeVisible();
  await page.getByRole('button', { name: /^Twoje konto/ }).click();
  await page.getByRole('menuitem', { name: 'Zmień projekt' }).click();
  await choice.getByRole('button', { name: FIRST }).click();
  await expect(page.getByRole('link', { name: FIRST }).first()).toBeVisible();
});

test('who belongs to one application has nothing to choose, and a visitor sees the default one', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await expect(page.getByText(`Nabór ${SECOND_CALL}`)).toHaveCount(0);

  await storeSignIn(page, server, { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD });
  await page.goto('/');
  await page.getByRole('button', { name: /^Twoje konto/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Zablokuj ekran' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Zmień projekt' })).toHaveCount(0);
});
