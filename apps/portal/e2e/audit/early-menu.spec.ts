import { chunkOf } from '../kit/chunks';
import { expect, test } from '../kit/fixtures';
import { hold } from '../kit/hold';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

test('a menu that is opened while the screen loads keeps the focus and stays open', async ({
  page,
  server,
}) => {
  const release = await hold(page, `**/${chunkOf('registration-queue/screens/queue.tsx')}`);
  await storeSignIn(page, server, { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD });
  await page.goto('/cofundingregistrations');
  await page.getByRole('button', { name: /^Twoje konto/ }).click();
  const entry = page.getByRole('menuitem').first();
  await expect(entry).toBeFocused();
  release();

  await expect(heading(page, 'Zgłoszenia do oceny')).toBeAttached();
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Twoje konto/ })).toBeFocused();
});
