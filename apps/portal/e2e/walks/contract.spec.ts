import { CONTRACT_PERSON, clerk, registrationInContractStage } from '../kit/contracts';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';

const staff = (who: string) => ({ mail: `${who}@urzad.example.com`, pass: DEMO_PASSWORD });

test('one officer prepares a contract, another initials it, and the parent reads it', async ({ page }) => {
  // A server of its own: an application of the demo gets its contract.
  const server = await startServer({ dataDir: await ownDataDir() });
  try {
    const id = await registrationInContractStage(await clerk(server.address));
    const open = async (who: { mail: string; pass: string }, path: string) => {
      await storeSignIn(page, server, who);
      await page.goto(server.address + path);
    };
    const dialog = page.getByRole('dialog');

    await open(staff('pracownik1'), `/cofundingregistrations/${id}`);
    await page.getByRole('button', { name: 'Przygotuj umowę' }).click();
    await expect(heading(page, 'Umowa: Iwona Zmyślona')).toBeVisible();
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
    await page.getByRole('button', { name: 'Przekaż do parafy' }).click();
    await dialog.getByRole('button', { name: 'Przekaż do parafy' }).click();
    await expect(page.getByText('Umowa czeka na parafę innej osoby.')).toBeVisible();

    await open(staff('kierownik'), '/cofundingcontracts?tab=initial');
    await page.getByRole('link', { name: /^UM\/II\// }).click();
    await page.getByRole('button', { name: 'Parafuj i wyślij' }).click();
    await dialog.getByRole('button', { name: 'Parafuj i wyślij' }).click();
    await expect(page.getByText(/Umowa czeka na podpis uczestnika do/)).toBeVisible();
    await expectAccessible(page);

    await open({ mail: CONTRACT_PERSON, pass: DEMO_PASSWORD }, address);
    await expect(heading(page, /^Umowa uczestnictwa UM\/II\//)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Przejdź do podpisu' })).toBeVisible();
    await expect(page.getByText(/^Umowa uczestnictwa DOK-/)).toBeVisible();
    await expectAccessible(page);
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
});
