import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { boardNotes, officeCases } from '@urzad/contract';
import { type Client, signIn } from '../kit/api';
import { preparer } from '../kit/contracts';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { withoutLiveNews } from '../kit/live';
import { DEMO_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { asked, newcomer } from '../kit/steps';

const OFFICER = { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD };
const COLLEAGUE = { mail: 'pracownik2@urzad.example.com', pass: DEMO_PASSWORD };
const DIRECTOR = { mail: 'dyrektor@urzad.example.com', pass: DEMO_PASSWORD };
const OBSERVER = { mail: 'obserwator@urzad.example.com', pass: DEMO_PASSWORD };

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** How far the number on the tab of a board is from the sum of those of its columns. */
async function countedApart(page: Page, board: string): Promise<number> {
  const columns = await page.getByRole('region', { name: board, exact: true }).getByRole('region').all();
  const numbers = await Promise.all(
    columns.map(async (one) => Number(await one.getByText(/^\d+$/).first().textContent())),
  );
  const tab = page
    .getByRole('navigation', { name: 'Tablice' })
    .getByRole('link', { name: new RegExp(`^${board}`) });
  return numbers.reduce((sum, one) => sum + one, 0) - Number((await tab.textContent())?.match(/\d+/)?.[0]);
}

/** Ticks a point of a note by the endpoint. */
async function tickBeside(client: Client, title: string, point: string) {
  const { data } = await client.request(boardNotes.get, { query: { id_board: 4, page_count: 100 } });
  const id = data.find((note) => note.title === title)?.id ?? 0;
  await client.request(boardNotes.check, { query: { id }, body: { point, done: 'yes' }, key: randomUUID() });
}

/** Opens the board of cases with all the new ones: those of other tests may stand above. */
async function openCases(page: Page) {
  await page.goto('/kanban/4');
  await expect(column(page, 'Nowa').getByText('Wczytywanie kart…')).toBeHidden();
  const more = column(page, 'Nowa').getByRole('button', { name: /^Pokaż więcej/ });
  if (await more.isVisible()) await more.click();
}

test.describe(() => {
  // Somebody else was faster, so the server refuses the take.
  test.use({ expectsRefusals: true });

  test('an officer takes cases on the board by keyboard and by menu, and is told who was faster', async ({
    page,
    server,
  }) => {
    const person = newPerson();
    const parent = await newcomer(server.address, person);
    const byKeys = await asked(parent, 'Pytanie o tablicę');
    const byMenu = await asked(parent, 'Drugie pytanie o tablicę');
    const late = await asked(parent, 'Trzecie pytanie o tablicę');

    await withoutLiveNews(page);
    await storeSignIn(page, server, OFFICER);
    await openCases(page);
    await expect(heading(page, 'Tablica spraw')).toBeVisible();
    await expect(column(page, 'Nowa').getByRole('link', { name: byKeys.sign })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: `Przenieś: ${byKeys.sign}` }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: `Przenieś: ${byKeys.sign}`, pressed: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${byKeys.sign}: kolumna W toku`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(column(page, 'W toku').getByRole('link', { name: byKeys.sign })).toBeVisible();

    const send = async (sign: string, to: string) => {
      await page.getByRole('button', { name: `Przenieś do… ${sign}` }).click();
      await page.getByRole('menuitem', { name: to }).click();
    };
    await send(byMenu.sign, 'W toku');
    await expect(column(page, 'W toku').getByRole('link', { name: byMenu.sign })).toBeVisible();

    // A letter has to be written first: the step is on the page of the case.
    await send(byMenu.sign, 'Oczekuje na wnioskodawcę');
    await expect(page.getByRole('link', { name: 'Otwórz i dokończ' })).toHaveAttribute(
      'href',
      `/officecases/${byMenu.id}`,
    );
    await page.getByRole('button', { name: 'Zamknij', exact: true }).click();
    await send(byMenu.sign, 'Nowa');
    await expect(page.getByText('Z tego statusu nie ma przejścia do tej kolumny.')).toBeVisible();

    const colleague = await preparer(server.address);
    await colleague.request(officeCases.take, { query: { id: late.id }, body: {}, key: randomUUID() });
    await send(late.sign, 'W toku');
    await expect(
      page.getByRole('alert').filter({ hasText: 'W międzyczasie kartę przeniosła inna osoba' }),
    ).toBeVisible();
    await expect(column(page, 'W toku').getByRole('link', { name: late.sign, exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Moje', exact: true }).click();
    await expect(heading(page, 'Moja tablica')).toBeVisible();
    await expect(column(page, 'W toku').getByRole('link', { name: byKeys.sign })).toBeVisible();
    await expect(page.getByRole('link', { name: late.sign })).toHaveCount(0);
  });
});

test('a board has an address of its own, which nobody opens who may not see it', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, OFFICER);
  await page.goto('/kanban');
  await page
    .getByRole('navigation', { name: 'Tablice' })
    .getByRole('link', { name: /^Rozliczenia/ })
    .click();
  await expect(page).toHaveURL(/\/kanban\/3$/);
  await expect(page).toHaveTitle(/^Rozliczenia – Tablica spraw/);
  await expect(column(page, 'Weryfikacja')).toBeVisible();
  await page.reload();
  await expect(column(page, 'Weryfikacja')).toBeVisible();
  await page.getByRole('link', { name: 'Moja tablica' }).last().click();
  await expect(heading(page, 'Moja tablica')).toBeVisible();
  await page.getByRole('link', { name: 'Tablica zespołu' }).click();
  await expect(page).toHaveURL(/\/kanban\/3$/);

  await storeSignIn(page, server, DIRECTOR);
  await page.goto('/kanban/3');
  await expect(heading(page, 'Nie znaleźliśmy tej strony')).toBeVisible();
  await page.goto('/kanban/5');
  await expect(heading(page, 'Nie znaleźliśmy tej strony')).toBeVisible();
});

test.describe('notes', () => {
  // The colleague was faster, so the server refuses the move.
  test.use({ expectsRefusals: true });

  test('an officer writes a note among the cards, moves it by keys, and ends it; a colleague is faster once', async ({
    page,
    server,
  }) => {
    const title = `Zadzwonić ${randomUUID().slice(0, 8)}`;
    const note = (name: string) => column(page, name).getByRole('button', { name: title, exact: true });
    const dialog = page.getByRole('dialog');
    await withoutLiveNews(page);
    await storeSignIn(page, server, OFFICER);
    await page.goto('/kanban/4');

    await page.getByRole('button', { name: 'Nowa notatka' }).click();
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog.getByText('Pole jest wymagane').first()).toBeVisible();
    await dialog.getByLabel('Tytuł').fill(title);
    await dialog.getByLabel('Treść').fill('W sprawie miejsc w żłobku.');
    await dialog.getByLabel('Kolumna').selectOption({ label: 'W toku' });
    for (const point of ['Numer telefonu', 'Godziny']) {
      await dialog.getByRole('textbox', { name: 'Lista kontrolna' }).fill(point);
      await page.keyboard.press('Enter');
    }
    await dialog.getByRole('group', { name: 'Etykiety' }).locator('summary').click();
    await dialog.getByRole('checkbox', { name: 'Telefon' }).check();
    await dialog.getByText('Cały zespół').click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog).toBeHidden();
    await expect(note('W toku')).toBeVisible();
    await expectAccessible(page);
    // A colleague ticks the list beside this one: neither tick is lost.
    await note('W toku').click();
    const colleague = await signIn(server.address, COLLEAGUE.mail, COLLEAGUE.pass);
    await tickBeside(colleague, title, 'Godziny');
    await dialog.getByRole('checkbox', { name: 'Numer telefonu' }).check();
    await expect(dialog.getByRole('checkbox', { name: 'Godziny' })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Zamknij', exact: true }).last().click();
    await expect(
      column(page, 'W toku').getByRole('meter', { name: 'Lista kontrolna' }).last(),
    ).toHaveAttribute('aria-valuetext', /^2\sz\s2$/);
    // The numbers of the columns and of the tab are of cases alone.
    await expect(column(page, 'W toku').getByText(/^Notatki: [1-9]/)).toBeVisible();
    await expect.poll(() => countedApart(page, 'Sprawy')).toBe(0);

    await page.getByRole('button', { name: `Przenieś: ${title}` }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: `Przenieś: ${title}`, pressed: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${title}: kolumna Oczekuje na wnioskodawcę`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(note('Oczekuje na wnioskodawcę')).toBeVisible();

    const query = { id_board: 4, page_count: 100 };
    const { data } = await colleague.request(boardNotes.get, { query });
    const stored = data.find((one) => one.title === title);
    await colleague.request(boardNotes.move, {
      query: { id: stored?.id ?? 0 },
      body: { row_version: stored?.row_version ?? 0, column: 'new' },
    });
    await page.getByRole('button', { name: `Przenieś do… ${title}` }).click();
    await page.getByRole('menuitem', { name: 'W toku' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Notatka nie została przeniesiona' }),
    ).toBeVisible();
    await expect(note('Nowa')).toBeVisible();

    await note('Nowa').click();
    await dialog.getByRole('button', { name: 'Zmień' }).click();
    const changing = page.getByRole('dialog', { name: 'Zmień notatkę' });
    await changing.getByLabel('Tytuł').fill(`${title} dziś`);
    await changing.getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog).toBeHidden();
    const changed = page.getByRole('button', { name: `${title} dziś`, exact: true });
    await changed.click();
    await dialog.getByRole('button', { name: 'Zrobione' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Przenieś: ${title} dziś` })).toHaveCount(0);
    await changed.click();
    await dialog.getByRole('button', { name: 'Usuń' }).click();
    const removing = page.getByRole('dialog', { name: 'Usunąć tę notatkę?' });
    await removing.getByRole('button', { name: 'Usuń' }).click();
    await expect(changed).toHaveCount(0);
  });
});

test('the observer reads the board and moves nothing', { tag: '@audit' }, async ({ page, server }) => {
  await storeSignIn(page, server, OBSERVER);
  await page.goto('/kanban');
  await expect(page.getByRole('link', { name: /^FR\// }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Przenieś/ })).toHaveCount(0);
});
