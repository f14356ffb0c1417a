import type { Page } from '@playwright/test';
import { SIGNING_PARENT } from '../kit/claims';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { invoiceClaim } from '../kit/invoice-claim';
import { approvePartly } from '../kit/office-claims';
import { payClaim } from '../kit/payment-lists';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';

const WHY = 'Potwierdzenie przelewu obejmuje też wyżywienie.';
const ANSWER = 'Przyjmujemy prośbę, sprawdzimy dowód zapłaty jeszcze raz.';

test('a parent has a paid result reviewed, and is paid the difference', { tag: '@audit' }, async ({
  page,
}) => {
  // A server of its own: a claim of the demo is paid in part.
  const server = await startServer({ dataDir: await ownDataDir() });
  const { address } = server;
  const as = (mail: string, path: string) => open(page, server, { mail, path });
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });
  try {
    const claim = await invoiceClaim(address);
    await approvePartly(address, claim, 'Brakuje dowodu zapłaty za wyżywienie.');
    await payClaim(address, claim.id);
    const ofClaim = `/cofundingrequests/${claim.id}`;
    let ofCase = '';

    await test.step('the parent asks from the result', async () => {
      await as(SIGNING_PARENT, ofClaim);
      await expect(page.getByText(/^Możesz poprosić\s+o\s+ponowną\s+ocenę/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Poproś o ponowną ocenę' }).click();
      await expect(page.getByRole('radio', { name: /ponowną\s+ocenę/ })).toBeChecked();
      await page.getByRole('textbox', { name: 'Wiadomość' }).fill(WHY);
      await page.getByRole('button', { name: 'Wyślij sprawę' }).click();
      await expect(page.getByText(/^Sprawa wysłana\. Jej znak: /).first()).toBeVisible();
      ofCase = new URL(page.url()).pathname;
      await page.goto(address + ofClaim);
      await expect(page.getByText(/^Czekamy\s+na\s+decyzję\s+kierownika/)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the manager accepts', async () => {
      await as('kierownik@urzad.example.com', ofCase);
      await page.getByRole('button', { name: 'Przejmij', exact: true }).click();
      await page.getByRole('button', { name: 'Załatw sprawę' }).click();
      const dialog = page.getByRole('dialog', { name: 'Uwzględnij prośbę o ponowną ocenę' });
      await expect(dialog).toContainText(/Wypłacimy\s+tylko\s+różnicę/);
      await dialog.getByRole('textbox', { name: 'Odpowiedź' }).fill(ANSWER);
      await dialog.getByRole('button', { name: 'Uwzględnij i wyślij' }).click();
      await expect(page.getByText('Prośba uwzględniona, odpowiedź wysłana.').first()).toBeVisible();
    });

    await test.step('the checker changes the decision', async () => {
      await as('pracownik1@urzad.example.com', ofClaim);
      await expect(page.getByText(/^Prośba\s+przyjęta\.\s+Wersja\s+2/)).toBeVisible();
      await expect(page.getByText('Decyzje: 3 z 3')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Uznaję w całości: 2\. Wyżywienie/ }).click();
      await expect(
        page
          .getByRole('definition')
          .getByText(/^95,00/)
          .last(),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Zakończ sprawdzanie' }).click();
      await inDialog('Zakończ sprawdzanie').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('the manager approves the difference', async () => {
      await as('kierownik@urzad.example.com', ofClaim);
      await expect(page.getByRole('button', { name: 'Odrzuć' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Zatwierdź' }).click();
      await expect(page.getByText(/Zatwierdzasz\s+dopłatę\s+95,00/)).toBeVisible();
      await expectAccessible(page);
      await inDialog('Zatwierdź').click();
      await expect(page.getByText('Zatwierdzone').first()).toBeVisible();
    });

    await test.step('it waits for a list as a correction, and the parent sees both results', async () => {
      await as('ksiegowosc@urzad.example.com', '/invoices');
      await expect(page.getByText('wyrównanie').filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText(/95,00/).filter({ visible: true }).first()).toBeVisible();
      await as(SIGNING_PARENT, ofClaim);
      await expect(page.getByText(/wypłacone\s+wcześniej\s+1\s045,00.*dopłata\s+95,00/)).toBeVisible();
      await expect(page.getByText(/^Wynik: 1\s045,00/)).toBeVisible();
      await expectAccessible(page);
    });
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
});

async function open(page: Page, server: RunningServer, { mail, path }: { mail: string; path: string }) {
  await storeSignIn(page, server, { mail, pass: DEMO_PASSWORD });
  await page.goto(server.address + path);
  await expect(heading(page, /./).first()).toBeVisible();
}
