import { demo } from '@urzad/contract';
import { clientOf } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';

/** Two days after the list of the old call was published. */
const WITHIN_THE_TERM = '2026-11-26T09:00:00.000Z';
/** Later, when the tasks of the server are due again. */
const LATER = '2027-02-12T09:00:00.000Z';
/** Without a place: she had the points of an unemployed person. */
const PARENT = 'jadwiga.modelowa@example.com';
const MANAGER = 'kierownik@urzad.example.com';
const DIRECTOR = 'dyrektor@urzad.example.com';
const NOTE = 'Pierwsza ocena pominęła orzeczenie o niepełnosprawności.';

test('a parent without a place asks for a review, and two people give points that bring a place on the list', async ({
  page,
}) => {
  // A server of its own: it goes back to the time of the publication, and the list of the call changes.
  const server = await startServer({ dataDir: await ownDataDir() });
  const open = async (who: string, path: string) => {
    await storeSignIn(page, server, { mail: who, pass: DEMO_PASSWORD });
    await page.goto(server.address + path);
  };
  try {
    const at = (now: string) => clientOf(server.address).request(demo.clock, { body: { now } });
    await at(WITHIN_THE_TERM);
    await open(PARENT, '/cofundingregistrations');
    const main = page.getByRole('main');
    await page
      .getByRole('row', { name: /Niezakwalifikowane/ })
      .getByRole('link')
      .first()
      .click();
    await expect(main.getByText(/Do 1\s+grudnia możesz poprosić nas o\s+ponowną ocenę/)).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Poproś o ponowną ocenę' }).click();
    await page.getByRole('textbox', { name: 'Twoja wiadomość' }).fill('Nie policzyli Państwo orzeczenia.');
    await page.getByRole('button', { name: 'Wyślij' }).click();
    await expect(page.getByRole('heading', { name: 'Ponowna ocena' })).toBeVisible();
    await page.goto(`${server.address}/cofundingregistrations`);
    await page
      .getByRole('row', { name: /Niezakwalifikowane/ })
      .getByRole('link')
      .first()
      .click();
    await expect(main.getByText(/Prośbę o\s+ponowną ocenę już dostaliśmy/)).toBeVisible();

    await open(MANAGER, '/officecases?tab=unassigned');
    await page.getByRole('link', { name: /Ponowna ocena/ }).click();
    await page.getByRole('button', { name: 'Przejmij', exact: true }).click();
    const object = page.getByRole('article', { name: /^FR\// });
    await object.getByRole('link', { name: 'Zobacz zgłoszenie' }).click();
    await page.getByRole('button', { name: 'Zmień punkty' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zmień punkty po ponownej ocenie' });
    await dialog.getByRole('textbox', { name: 'Nowe punkty' }).fill('0');
    await dialog.getByRole('button', { name: 'Zapisz nowe punkty' }).click();
    await expect(dialog.getByText(/Podaj liczbę większą niż/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Nowe punkty' }).fill('40');
    await dialog.getByRole('textbox', { name: 'Uzasadnienie' }).fill(NOTE);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Zapisz nowe punkty' }).click();
    const points = page.getByRole('region', { name: 'Nowe punkty po ponownej ocenie' });
    await expect(points).toContainText('czekają na zatwierdzenie przez drugą osobę');
    await expect(page.getByRole('button', { name: 'Zatwierdź nowe punkty' })).toHaveCount(0);
    const address = new URL(page.url()).pathname;

    await open(DIRECTOR, address);
    await page.getByRole('button', { name: 'Zatwierdź nowe punkty' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Zatwierdź nowe punkty' }).click();
    await expect(points).toContainText(/Dariusz\s+Dyrektorski/);

    await open(MANAGER, address);
    await page.getByRole('link', { name: 'Ponowna ocena' }).click();
    await page.getByRole('button', { name: 'Załatw sprawę' }).click();
    const settling = page.getByRole('dialog', { name: 'Uwzględnij prośbę o ponowną ocenę' });
    await settling.getByRole('textbox', { name: 'Odpowiedź' }).fill('Punkty są poprawione.');
    await settling.getByRole('button', { name: 'Uwzględnij i wyślij' }).click();
    await expect(object).toContainText('Lista rezerwowa');
    await page.goto(`${server.address}/cofundingcalls/2/ranking`);
    await expect(heading(page, 'Ranking naboru 2/2026')).toBeVisible();
    await expect(page.getByText(/wersja 2\s+listy/)).toBeVisible();
    await at(LATER);
    const list = page.getByRole('link', { name: /^Ogłoszona lista \(PDF/ });
    await expect(async () => {
      await page.reload();
      await expect(list).toHaveAttribute('href', /version_no=2$/, { timeout: 2_000 });
    }).toPass();

    await open(PARENT, '/cofundingregistrations/sendshow');
    await expect(main.getByText(/Jesteś 1\.\s+na liście rezerwowej/)).toBeVisible();
    await main.getByRole('link', { name: 'Zobacz całą listę (same numery)' }).click();
    await page.getByRole('button', { name: 'Pokaż wyniki naboru 2/2026' }).click();
    await expect(page.getByText(/wersja 2\./)).toBeVisible();
    await expectAccessible(page);
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
});
