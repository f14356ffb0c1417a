import type { Page } from '@playwright/test';
import { ANNEX_PARENT } from '../kit/annexes';
import { CLUB, changeCase } from '../kit/change-case';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { typeMailedCode } from '../kit/mailed-code';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { type Account, storeSignIn } from '../kit/signed-in';
import { addSigned, byMouse, signOutside } from './kit/contract-screens';

const staff = (who: string): Account => ({ mail: `${who}@urzad.example.com`, pass: DEMO_PASSWORD });
const DIRECTOR = staff('dyrektor');
const PARENT: Account = { mail: ANNEX_PARENT, pass: DEMO_PASSWORD };

test('a change of nursery becomes an annex that both sides sign (U11)', async ({ page }) => {
  // A server of its own: the co-funding of a person of the demo is replaced.
  const server = await startServer({ dataDir: await ownDataDir() });
  try {
    const { id } = await changeCase(server.address);
    const open = async (who: Account, path: string) => {
      await storeSignIn(page, server, who);
      await page.goto(server.address + path);
    };

    await open(staff('pracownik2'), `/officecases/${id}`);
    await page.getByRole('button', { name: 'Przygotuj aneks' }).click();
    await prepareAnnex(page);

    await open(staff('kierownik'), '/cofundingcontracts/annexes?tab=initial');
    await page.getByRole('link', { name: /^UM\/II\/.+-A1$/ }).click();
    await confirm(page, 'Parafuj i wyślij');
    await expect(page.getByText(/Aneks czeka na podpis uczestnika do/)).toBeVisible();

    await open(PARENT, '/cofundingmembers/show');
    await page.getByRole('link', { name: 'Przejdź do podpisu' }).click();
    await signAnnex(page);

    await open(DIRECTOR, '/cofundingcontracts/sign?tab=annexes');
    await sealAnnex(page, server);

    await open(PARENT, '/cofundingmembers/show');
    await expectReplaced(page);
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
});

/** The button of the page, and that of the dialog which it opens. */
async function confirm(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** On the annex that changes nothing yet: what changes, what it costs while it is typed, and the request for initials. */
async function prepareAnnex(page: Page) {
  await expect(heading(page, 'Aneks: Katarzyna Wzorcowa')).toBeVisible();
  await expect(page.getByText('Ten aneks jeszcze niczego nie zmienia.')).toBeVisible();
  await page.getByLabel('Powód zmiany').fill('Zmiana miejsca opieki');
  const child = page.getByRole('group', { name: 'Dofinansowanie: Ola Wzorcowa' });
  await child.getByLabel('Kto sprawuje opiekę').fill(CLUB.name);
  await child.getByLabel('Numer w rejestrze').fill(CLUB.register_no);
  await child.getByLabel('Miejscowość').fill(CLUB.city);
  await child.getByLabel('Forma opieki').selectOption(CLUB.care_form);
  await child.getByLabel('Koszt miesięczny').fill(CLUB.cost);
  await expect(page.getByText(/5\s510,00/).first()).toBeVisible();
  await expect(page.getByText(/15\s238,00/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zapisz aneks' }).first().click();
  await expect(page.getByText('Aneks zapisany.').first()).toBeVisible();
  await confirm(page, 'Przekaż do parafy');
  await expect(page.getByText('Aneks czeka na parafę innej osoby.')).toBeVisible();
  await expectAccessible(page);
}

/** The parent sees what was and what will be, reads the document and hands over the signed one. */
async function signAnnex(page: Page) {
  await expect(heading(page, /^Podpisz aneks do /)).toBeVisible();
  const table = page.getByRole('table', { name: 'Było i jest' });
  await expect(table.getByText('Klub dziecięcy „Ślimaczek”, Szczecin')).toBeVisible();
  await expectAccessible(page);
  const bytes = await signOutside(page, byMouse);
  await addSigned(page, { bytes, verdict: 'Podpis się zgadza', press: byMouse });
  await page.getByRole('button', { name: 'Przekaż aneks urzędowi' }).click();
  await expect(heading(page, 'Aneks z Twoim podpisem')).toBeVisible();
}

async function sealAnnex(page: Page, server: RunningServer) {
  await page.getByRole('checkbox', { name: /^Zaznacz aneks / }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Podpisz pieczęcią urzędu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Podpisz pieczęcią urzędu' });
  await typeMailedCode(dialog, DIRECTOR, server);
  await dialog.getByRole('checkbox', { name: /^Podpisuję za urząd/ }).check();
  await dialog.getByRole('button', { name: 'Podpisz pieczęcią urzędu' }).click();
  await expect(page.getByText(/podpisany, aneks obowiązuje\.$/)).toBeVisible();
}

/** Two months stay with the old co-funding, and ten follow. */
async function expectReplaced(page: Page) {
  await expect(page.getByText('Zastąpione aneksem')).toBeVisible();
  await expect(page.getByText('Przejdź do podpisu')).toHaveCount(0);
  await page.getByRole('link', { name: 'Zobacz dofinansowanie DOF/0042/1' }).click();
  await expect(page.getByText(/obowiązują warunki z\saneksu/)).toBeVisible();
  await page.getByRole('link', { name: /^Zobacz nowe dofinansowanie DOF\// }).click();
  await expect(page.getByText('10 miesięcy', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Razem 5\s890,00/ })).toBeVisible();
  await expectAccessible(page);
}
