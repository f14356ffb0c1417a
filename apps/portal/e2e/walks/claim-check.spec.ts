import type { Page } from '@playwright/test';
import { cofundingRequests } from '@urzad/contract';
import { claimOf, onClaim } from '../kit/claims';
import { manager } from '../kit/contracts';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { invoiceClaim } from '../kit/invoice-claim';
import { skipToContent, tabTo } from '../kit/keys';
import { verifiedClaim } from '../kit/office-claims';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import { claimOfPerson, endCheck, verdict } from './kit/claim-desk-screens';

const MEALS = /^2\. Wyżywienie/;
const NO_PROOF = 'Brakuje dowodu zapłaty za wyżywienie.';

test('one officer refuses the meals of a claim, another one approves the rest', { tag: '@audit' }, async ({
  page,
}) => {
  await withClaim(async (server, id) => {
    await signIn(page, server, 'pracownik2', '/cofundingrequests');
    await expect(page.getByRole('link', { name: /^Do wzięcia/ })).toHaveAttribute('aria-current', 'page');
    await claimOfPerson(page, 'Anna Przykładowa').click();
    await expect(heading(page, /^Anna Przykładowa, styczeń 2027/)).toBeVisible();
    await page.getByRole('button', { name: 'Weź do sprawdzenia' }).click();
    await expect(page.getByText('Decyzje: 0 z 3')).toBeVisible();
    await expectAccessible(page);

    await verdict(page, 'Uznaję w całości', /^1\. /).click();
    await expect(page.getByText('Decyzje: 1 z 3')).toBeVisible();
    await verdict(page, 'Nie uznaję', MEALS).click();
    await page.getByLabel('Dlaczego').fill(NO_PROOF);
    await page.getByRole('button', { name: 'Zapisz decyzję' }).click();
    await expect(page.getByText('Decyzje: 2 z 3')).toBeVisible();
    await verdict(page, 'Nie uznaję', /^3\. /).click();
    await page.getByLabel('Dlaczego').fill('Zajęcia dodatkowe nie są kosztem kwalifikowalnym.');
    await page.getByRole('button', { name: 'Zapisz decyzję' }).click();
    await expect(page.getByText('Decyzje: 3 z 3')).toBeVisible();
    await expect(
      page
        .getByRole('definition')
        .getByText(/^1\s045,00/)
        .last(),
    ).toBeVisible();
    await expectAccessible(page);

    await endCheck(page);
    const approve = page.getByRole('button', { name: 'Zatwierdź' });
    await expect(approve).toBeDisabled();
    await expect(approve).toHaveAccessibleDescription(/Zatwierdza je inna osoba/);

    await signIn(page, server, 'kierownik', `/cofundingrequests/${id}`);
    await approve.click();
    const dialog = page.getByRole('dialog', { name: 'Zatwierdź' });
    await expect(dialog.getByText(/Zatwierdzasz częściowo: 1\s045,00/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Zatwierdź' }).click();
    await expect(page.getByText('Zatwierdzone częściowo').first()).toBeVisible();
  });
});

test('a claim is checked and approved by keyboard alone', async ({ page }) => {
  await withClaim(async (server, id) => {
    const press = (...keys: string[]) => pressAll(page, keys);

    await signIn(page, server, 'pracownik2', `/cofundingrequests/${id}`);
    await expect(heading(page, /^Anna Przykładowa, styczeń 2027/)).toBeVisible();
    await skipToContent(page);
    await tabTo(page, 'Weź do sprawdzenia');
    await press('Enter');
    await expect(page.getByText('Decyzje: 0 z 3')).toBeVisible();

    // J leads from the review into it; T accepts and moves on.
    await tabTo(page, page.getByRole('region', { name: 'Koszty i refundacja' }));
    await press('j', ']');
    await expect(page.getByRole('button', { name: /^Potwierdzenie przelewu/, pressed: true })).toBeVisible();
    await press('t');
    await expect(page.getByText('Decyzje: 1 z 3')).toBeVisible();
    await press('n');
    await expect(page.getByLabel('Dlaczego')).toBeFocused();
    await page.keyboard.type(NO_PROOF);
    await tabTo(page, 'Zapisz decyzję');
    await press('Enter');
    await expect(page.getByText('Decyzje: 2 z 3')).toBeVisible();
    await expect(verdict(page, 'Nie uznaję', MEALS)).toBeFocused();
    await press('j', 't');
    await expect(page.getByText('Decyzje: 3 z 3')).toBeVisible();
    // The last decision is stored.
    await expect(page.getByRole('button', { name: 'Zakończ sprawdzanie' })).toBeEnabled();

    await tabTo(page, 'Zakończ sprawdzanie');
    await press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Zakończ sprawdzanie' }));
    await press('Enter');
    await expect(heading(page, /^Anna Przykładowa, styczeń 2027/)).toBeFocused();

    await signIn(page, server, 'kierownik', `/cofundingrequests/${id}`);
    await expect(heading(page, /^Anna Przykładowa, styczeń 2027/)).toBeVisible();
    await skipToContent(page);
    await tabTo(page, 'Zatwierdź');
    await press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Zatwierdź' }));
    await press('Enter');
    await expect(page.getByText('Zatwierdzone częściowo').first()).toBeVisible();
    await expect(page.getByText(/^1\s045,00/).first()).toBeVisible();
  });
});

test.describe('a claim that somebody approves meanwhile', () => {
  test.use({ expectsRefusals: true });

  test('who is late at sending it back is told, and keeps what was typed', async ({ page }) => {
    await withClaim(async (server) => {
      const { id } = await verifiedClaim(server.address);
      await signIn(page, server, 'kierownik', `/cofundingrequests/${id}`);
      await page.getByRole('button', { name: 'Odeślij do sprawdzenia' }).click();
      const dialog = page.getByRole('dialog');
      const reason = dialog.getByRole('textbox');
      await reason.fill('Faktura jest za inny miesiąc.');

      const lead = await manager(server.address);
      await lead.request(cofundingRequests.approve, onClaim(await claimOf(lead, id)));
      // The page behind the dialog has the state of now.
      await expect(page.getByText('Zatwierdzone', { exact: true }).first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Odeślij do sprawdzenia' }).click();
      await expect(dialog.getByText(/międzyczasie stan się zmienił/)).toBeVisible();
      await expect(reason).toHaveValue('Faktura jest za inny miesiąc.');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Odeślij do sprawdzenia' })).toBeHidden();
    });
  });
});

/** A server of its own: a claim of the demo is submitted, checked and approved. */
async function withClaim(work: (server: RunningServer, id: number) => Promise<void>) {
  const server = await startServer({ dataDir: await ownDataDir() });
  try {
    const { id } = await invoiceClaim(server.address);
    await work(server, id);
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

async function signIn(page: Page, server: RunningServer, who: string, path: string) {
  await storeSignIn(page, server, { mail: `${who}@urzad.example.com`, pass: DEMO_PASSWORD });
  await page.goto(server.address + path);
}

async function pressAll(page: Page, keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key);
}
