import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

const OFFICER = 'pracownik2@urzad.example.com';

test('keys of one character lead to the search and to their list, and are switched off for the account', async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, { mail: OFFICER, pass: DEMO_PASSWORD });
  await page.goto('/cofundingregistrations?tab=all');
  await expect(heading(page, 'Zgłoszenia do oceny')).toBeVisible();
  const search = page.getByRole('searchbox');
  const help = page.getByRole('dialog', { name: 'Skróty klawiaturowe' });

  await page.keyboard.press('?');
  for (const key of ['/', '?', 'T', 'U', 'C', 'N', 'J', 'K', '[ ]']) {
    await expect(help.getByRole('term').getByText(key, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  // Over an open layer the other key does nothing.
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('?/');
  await expect(search).toHaveValue('?/');
  await expect(help).toBeHidden();

  await page.getByRole('button', { name: 'Dostępność' }).click();
  const isKept = page.waitForResponse('**/api/baseconfig/usersetmany');
  await page.getByRole('switch', { name: 'Klawisze / i ?' }).click();
  await isKept;
  await page.reload();
  await expect(heading(page, 'Zgłoszenia do oceny')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(search).not.toBeFocused();
  await expect(help).toBeHidden();
});
