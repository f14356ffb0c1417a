import type { Page } from '@playwright/test';
import { demo } from '@urzad/contract';
import { clientOf } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';

/** Without a place in the call whose list was published two days before. */
const PARENT = 'jadwiga.modelowa@example.com';
const NUMBER = 'FR/2-2026/00010';
const WITHIN_THE_TERM = '2026-11-26T09:00:00.000Z';
const AFTER_THE_DECISION = '2026-11-26T09:30:00.000Z';
const WHY = 'Orzeczenie Franka było w załączniku, a nie mamy za nie punktów.';
const NOTE = 'Pierwsza ocena pominęła orzeczenie dziecka z załącznika.';
const ANSWER = 'Doliczyliśmy punkty za orzeczenie. Zgłoszenie ma nowe miejsce na liście.';
/** The panel shows what has not ended: she has nothing there before the review. */
const HER_LIST = '/cofundingregistrations';
const HER_PANEL = '/cofundingregistrations/sendshow';

// A case is not settled before the new points are approved.
test.use({ expectsRefusals: true });

test('a parent has the points reviewed, two people give new ones, and the list is published anew', async ({
  page,
}) => {
  // A server of its own: its time moves.
  const server = await startServer({ dataDir: await ownDataDir() });
  const as = (who: string, path: string) => openAs(page, server, who, path);
  try {
    await clientOf(server.address).request(demo.clock, { body: { now: WITHIN_THE_TERM } });

    await test.step('the parent asks from the result', async () => {
      await as(PARENT, HER_LIST);
      await page.getByRole('link', { name: NUMBER }).first().click();
      await expect(page.getByText(/Tym razem zabrakło miejsc/)).toBeVisible();
      await expect(page.getByText(/^Do 1\s+grudnia możesz poprosić/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Poproś o ponowną ocenę' }).click();
      await expect(heading(page, 'Napisz do urzędu')).toBeFocused();
      await expect(page.getByRole('radio', { name: /ponowną\s+ocenę/ })).toBeChecked();
      await page.getByRole('textbox', { name: 'Wiadomość' }).fill(WHY);
      await page.getByRole('button', { name: 'Wyślij sprawę' }).click();
      await expect(page.getByText(/^Sprawa wysłana\. Jej znak: /).first()).toBeVisible();
      await page.goto(server.address + HER_LIST);
      await page.getByRole('link', { name: NUMBER }).first().click();
      await expect(page.getByText(/Prośbę\s+o\s+ponowną ocenę już dostaliśmy/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Poproś o ponowną ocenę' })).toHaveCount(0);
    });

    await test.step('the manager gives new points, which a second person has to approve', async () => {
      await openApplication(page, server, 'kierownik@urzad.example.com');
      await expect(page.getByRole('button', { name: 'Zatwierdź nowe punkty' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Zmień punkty' }).click();
      const dialog = page.getByRole('dialog', { name: 'Zmień punkty po ponownej ocenie' });
      const points = dialog.getByRole('textbox', { name: 'Nowe punkty' });
      await points.fill('0');
      await dialog.getByRole('button', { name: 'Zapisz nowe punkty' }).click();
      await expect(points).toHaveAccessibleDescription(/Podaj liczbę większą niż/);
      await expectAccessible(page);
      await points.fill('40');
      await dialog.getByRole('textbox', { name: 'Uzasadnienie' }).fill(NOTE);
      await dialog.getByRole('button', { name: 'Zapisz nowe punkty' }).click();
      await expect(page.getByText(/^Nowe punkty zapisane/).first()).toBeVisible();
      await expect(page.getByText('Nowe punkty czekają na zatwierdzenie przez drugą osobę.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Zatwierdź nowe punkty' })).toHaveCount(0);
    });

    await test.step('nobody is placed before that', async () => {
      await page.getByRole('link', { name: 'Ponowna ocena' }).click();
      await page.getByRole('button', { name: 'Przejmij', exact: true }).click();
      await page.getByRole('button', { name: 'Załatw sprawę' }).click();
      const dialog = page.getByRole('dialog', { name: 'Uwzględnij prośbę o ponowną ocenę' });
      await dialog.getByRole('textbox', { name: 'Odpowiedź' }).fill(ANSWER);
      await dialog.getByRole('button', { name: 'Uwzględnij i wyślij' }).click();
      await expect(dialog.getByText('Nowe punkty musi najpierw zatwierdzić druga osoba.')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the director approves them', async () => {
      await openApplication(page, server, 'dyrektor@urzad.example.com');
      await expect(page.getByRole('button', { name: 'Zmień punkty' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Zatwierdź nowe punkty' }).click();
      const dialog = page.getByRole('dialog', { name: 'Zatwierdź nowe punkty' });
      await expect(dialog).toContainText(/będzie 40\s+punktów/);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Zatwierdź nowe punkty' }).click();
      await expect(page.getByText('Nowe punkty zatwierdzone.').first()).toBeVisible();
    });

    await test.step('the manager settles the case, and the list has a next version', async () => {
      await openApplication(page, server, 'kierownik@urzad.example.com');
      await page.getByRole('link', { name: 'Ponowna ocena' }).click();
      await page.getByRole('button', { name: 'Załatw sprawę' }).click();
      const dialog = page.getByRole('dialog', { name: 'Uwzględnij prośbę o ponowną ocenę' });
      await dialog.getByRole('textbox', { name: 'Odpowiedź' }).fill(ANSWER);
      await dialog.getByRole('button', { name: 'Uwzględnij i wyślij' }).click();
      await expect(page.getByText(/^Prośba uwzględniona/).first()).toBeVisible();
      await page.getByRole('link', { name: 'Zobacz zgłoszenie' }).first().click();
      await expect(page.getByText(/^Zgłoszenie ma miejsce według nowych punktów/)).toBeVisible();
      await expectAccessible(page);

      await page.goto(`${server.address}/cofundingcalls`);
      await page.getByRole('link', { name: 'Ranking naboru 2/2026' }).click();
      await expect(page.getByText(/wersja 2/)).toBeVisible();
      await expect(page.getByRole('row', { name: NUMBER })).toContainText('R1');
      // Who has a place keeps it.
      await expect(page.getByRole('row', { name: /Przykładowa/ })).toContainText('Zakwalifikowane');
    });

    await test.step('the parent reads the new result, and everybody the new list', async () => {
      await clientOf(server.address).request(demo.clock, { body: { now: AFTER_THE_DECISION } });
      await as(PARENT, HER_PANEL);
      await expect(page.getByText(/Jesteś\s+1\.\s+na\s+liście\s+rezerwowej/)).toBeVisible();
      await expect(page.getByText(/Przyznane punkty: 40\s+punktów/)).toBeVisible();
      await expect(page.getByText(/Prośbę\s+o\s+ponowną ocenę już dostaliśmy/)).toBeVisible();
      await page.getByRole('link', { name: 'Zobacz całą listę (same numery)' }).click();
      await page.getByRole('button', { name: 'Pokaż wyniki naboru 2/2026' }).click();
      const row = page.getByRole('row', { name: new RegExp(NUMBER) });
      await expect(row).toContainText('40');
      await expect(row).toContainText('Lista rezerwowa');
      await expect(page.getByText('Modelowa')).toHaveCount(0);
      await expectAccessible(page);
    });
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
});

async function openAs(page: Page, server: RunningServer, mail: string, path: string) {
  await storeSignIn(page, server, { mail, pass: DEMO_PASSWORD });
  await page.goto(server.address + path);
}

/** The application from the list of all calls. */
async function openApplication(page: Page, server: RunningServer, mail: string) {
  await openAs(page, server, mail, '/cofundingregistrations?tab=all&call=all');
  await page.getByRole('link', { name: NUMBER }).first().click();
  await expect(heading(page, /Modelowa/)).toBeVisible();
}
