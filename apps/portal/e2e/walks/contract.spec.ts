import { acceptedRegistration, BRINGING } from '../kit/accession';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import { askForInitials, initialContract, prepareContract } from './kit/contract-screens';

const staff = (who: string) => ({ mail: `${who}@urzad.example.com`, pass: DEMO_PASSWORD });

test('one officer prepares a contract, another initials it, and the parent reads it', {
  tag: '@audit',
}, async ({ page }) => {
  // A server of its own: the documents of a person of the demo are accepted.
  const server = await startServer({ dataDir: await ownDataDir() });
  try {
    const id = await acceptedRegistration(server.address);
    const open = async (who: { mail: string; pass: string }, path: string) => {
      await storeSignIn(page, server, who);
      await page.goto(server.address + path);
    };

    await open(staff('pracownik1'), `/cofundingregistrations/${id}`);
    await prepareContract(page, 'Oksana Demonstracyjna');
    const address = new URL(page.url()).pathname;
    // Rows, or cards where the columns do not fit.
    const shown = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
    await expect(shown('Kwota maksymalna')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Parafuj i wyślij' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Zmień dane' }).click();
    await page.getByLabel('Koszt miesięczny opieki').fill('1000');
    await page.getByRole('button', { name: 'Zapisz dane' }).click();
    await expect(page.getByText('Dane umowy zapisane.').first()).toBeVisible();
    await expect(shown(/1\s000,00/)).toBeVisible();
    await expectAccessible(page);
    await askForInitials(page);

    await open(staff('kierownik'), '/cofundingcontracts?tab=initial');
    await initialContract(page);
    await expectAccessible(page);

    await open(BRINGING, address);
    await expect(heading(page, /^Umowa uczestnictwa UM\/II\//)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Przejdź do podpisu' })).toBeVisible();
    await expect(page.getByText(/^Umowa uczestnictwa DOK-/)).toBeVisible();
    await expectAccessible(page);
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
});
