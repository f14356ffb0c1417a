import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

// Not the officer of the other tests, who would meet the saved view.
const MANAGER = 'kierownik@urzad.example.com';
const OFFICER = 'pracownik1@urzad.example.com';
const NAME = 'Złożone według nazwisk';

const rows = (page: Page) => page.getByRole('link', { name: /^FR\// });
const tools = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the manager sorts, filters, exports, and finds the kept view again', async ({ page, server }) => {
  await storeSignIn(page, server, { mail: MANAGER, pass: DEMO_PASSWORD });
  await page.goto('/cofundingregistrations?tab=all&call=all');
  await expect(heading(page, 'Zgłoszenia do oceny')).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  expect(await overfullCells(page)).toEqual([]);

  await page
    .getByRole('columnheader', { name: 'Wnioskodawca' })
    .getByRole('button', { name: 'Wnioskodawca', exact: true })
    .click();
  await expect(page).toHaveURL(/sort=lastname$/);
  await tools(page, 'Filtry').click();
  await page.getByRole('checkbox', { name: 'Złożone' }).check();
  await tools(page, 'Pokaż wyniki').click();
  await expect(page).toHaveURL(/status=submitted&sort=lastname$/);
  await expect(page.getByRole('columnheader', { name: 'Wnioskodawca' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByText('Oczekuje na dokumenty')).toHaveCount(0);
  // The numbers on the tabs are of what passes the filters, which another tab keeps.
  await expect(page.getByRole('link', { name: /^Do uzupełnienia \d+$/ })).toHaveAttribute(
    'href',
    /sort=lastname$/,
  );
  // Four of the demo, and those that other tests have submitted.
  const shown = await rows(page).count();
  expect(shown).toBeGreaterThanOrEqual(4);
  await expectAccessible(page);

  const names = await exportedNames(page);
  expect(names).toEqual(names.toSorted(new Intl.Collator('pl').compare));
  expect(names.length).toBeGreaterThanOrEqual(shown);

  // A reload has the filters of the view in the address: it is named.
  await keepView(page);
  await page.reload();
  await expect(tools(page, `Widok: ${NAME}`)).toBeVisible();

  // The next visit has the list's own layout, until the view is to open first: then also its tab.
  await page.goto('/cofundingregistrations?call=all');
  await expect(tools(page, 'Widoki')).toBeVisible();
  await chooseView(page, NAME);
  await expect(page).toHaveURL(/tab=all&call=all&status=submitted&sort=lastname$/);
  await page.getByRole('checkbox', { name: 'Otwieraj tabelę w tym widoku' }).click();
  await expect(page.getByText(`Zapisano zmiany w widoku ${NAME}`)).toBeAttached();
  await page.goto('/cofundingregistrations?call=all');
  await expect(page).toHaveURL(/tab=all&call=all&status=submitted&sort=lastname$/);

  // An address with an order of its own is not replaced by a view.
  await page.goto('/cofundingregistrations?tab=all&call=all&sort=-number');
  await expect(rows(page)).toHaveCount(20);
  await expect(page).toHaveURL(/tab=all&call=all&sort=-number$/);

  // The list's own layout has six columns. The view is removed, so that nobody else meets it.
  await chooseView(page, 'Układ domyślny');
  await expect(page.getByRole('columnheader')).toHaveCount(6);
  await chooseView(page, NAME);
  await page.getByRole('button', { name: `Usuń widok ${NAME}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń widok' }).click();
  await expect(tools(page, 'Widoki')).toBeVisible();
});

test('the queue is narrowed by call, town, officer and age, each can be taken back, and the way back keeps them', {
  tag: '@audit',
}, async ({ page, server }) => {
  await storeSignIn(page, server, { mail: OFFICER, pass: DEMO_PASSWORD });
  await page.goto('/cofundingregistrations?tab=all&call=all');
  await expect(rows(page)).toHaveCount(20);

  // Those of the calls that are over are all of one officer; no other test can change that.
  await filterBy(page, (panel) => panel.getByRole('checkbox', { name: 'Paulina Sumienna' }).check());
  await expect(page).toHaveURL(/owner=[0-9]+$/);
  const calls = page.getByRole('combobox', { name: 'Nabór' });
  await calls.selectOption({ label: 'Nabór 1/2026' });
  await expect(rows(page)).toHaveCount(3);
  await calls.selectOption({ label: 'Nabór 2/2026' });
  await expect(rows(page)).toHaveCount(17);
  await tools(page, 'Usuń filtr: Prowadzi').click();
  await expect(page).toHaveURL(/call=[0-9]+$/);
  await expect(rows(page)).toHaveCount(17);

  await filterBy(page, (panel) =>
    panel.getByRole('textbox', { name: 'Miejscowość zawiera' }).fill('koszalin'),
  );
  await expect(rows(page)).toHaveText(['FR/2-2026/00006', 'FR/2-2026/00011']);
  await tools(page, 'Usuń filtr: Miejscowość').click();
  await expect(rows(page)).toHaveCount(17);

  // Submitted on 3 November 2026, 66 working days before 10 February 2027: without 11 November, Christmas, 1 and 6
  // January.
  await filterBy(page, (panel) => panel.getByRole('textbox', { name: 'Czeka (dni robocze) od' }).fill('66'));
  await expect(page).toHaveURL(/age=66-$/);
  await expect(rows(page)).toHaveCount(9);
  await expectAccessible(page);
  await filterBy(page, (panel) =>
    panel.getByRole('textbox', { name: 'Miejscowość zawiera' }).fill('szczecin'),
  );
  await expect(rows(page)).toHaveText(['FR/2-2026/00002', 'FR/2-2026/00003']);
  await rows(page).first().click();
  await expect(heading(page, /Wzorcowa/)).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveText(['FR/2-2026/00002', 'FR/2-2026/00003']);
  await page.goBack();
  await expect(rows(page)).toHaveCount(9);
  await page.goForward();
  await tools(page, 'Wyczyść filtry').click();
  await expect(rows(page)).toHaveCount(17);
});

/** Opens the panel, answers one field of it and applies the filters. */
async function filterBy(page: Page, answer: (panel: Locator) => Promise<void>) {
  await page.getByRole('button', { name: 'Filtry', exact: true }).click();
  await answer(page.getByRole('dialog', { name: 'Filtry' }));
  await tools(page, 'Pokaż wyniki').click();
}

/** Cells whose content is clipped, and the table if it is wider than its frame. */
function overfullCells(page: Page): Promise<string[]> {
  return page.getByRole('table').evaluate((table) => {
    const isCut = (cell: Element) => {
      const end = cell.getBoundingClientRect().right;
      // What ends in an ellipsis is cut on purpose.
      return [...cell.querySelectorAll('*:not(.u\\:truncate *)')].some(
        (part) => part.getBoundingClientRect().right > end,
      );
    };
    const cut = [...table.querySelectorAll('td')].filter(isCut).map((cell) => cell.textContent);
    const { width } = table.getBoundingClientRect();
    const frame = table.parentElement?.clientWidth ?? 0;
    return width > frame ? [...cut, `${width} px in ${frame} px`] : cut;
  });
}

test('on a page of the list that is gone the way back is offered', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, { mail: OFFICER, pass: DEMO_PASSWORD });
  await page.goto('/cofundingregistrations?tab=all&call=all&page=99');
  await page.getByRole('link', { name: 'Wróć na pierwszą stronę' }).click();
  await expect(rows(page)).toHaveCount(20);
});

/** Last name and first name of every row of the exported file. */
async function exportedNames(page: Page): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), tools(page, 'Eksport').click()]);
  expect(file.suggestedFilename()).toBe('zgłoszenia.csv');
  const [, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  return lines.map((line) => line.split(';')[1] ?? '');
}

/** Chooses a view in the panel, which stays open. */
async function chooseView(page: Page, name: string) {
  const choice = page.getByRole('radio', { name });
  if (!(await choice.isVisible())) await tools(page, /^Widok/).click();
  await choice.check();
}

async function keepView(page: Page) {
  await tools(page, 'Widoki').click();
  await page.getByRole('textbox', { name: 'Nazwa nowego widoku' }).fill(NAME);
  await tools(page, 'Zapisz widok').click();
  await expect(page.getByRole('radio', { name: NAME })).toBeChecked();
  await expectAccessible(page);
}

test('the first attachment is open, its page 600 px wide and 520 px high in sight', {
  tag: '@audit',
}, async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await storeSignIn(page, server, { mail: OFFICER, pass: DEMO_PASSWORD });
  await page.goto('/cofundingregistrations?tab=all&has_text=Źródlana');
  await expect(page.getByRole('row', { name: /Źródlana/ })).toContainText(
    /zostało: 12\sdni\s*termin: 22\.02/,
  );
  await rows(page).first().click();
  await expect(tools(page, /^Zaświadczenie od pracodawcy/)).toHaveAttribute('aria-pressed', 'true');
  const paper = page.locator('.u\\:pdf-paper canvas').first();
  await expect(paper).toBeVisible();
  // The page is rendered at the width of its frame, once that is known.
  await expect.poll(async () => (await inSight(paper)).width).toBeGreaterThanOrEqual(600);
  expect((await inSight(paper)).height).toBeGreaterThanOrEqual(520);
  // One region scrolls the pages; nothing around it scrolls.
  expect(await scrollers(paper)).toEqual(['u:pdf-region']);
});

/** The elements that scroll vertically around an element; of the pages by their class, of any other by its name. */
function scrollers(element: Locator): Promise<string[]> {
  return element.evaluate((node) => {
    const found: string[] = [];
    for (let frame = node.parentElement; frame; frame = frame.parentElement) {
      if (!['auto', 'scroll'].includes(getComputedStyle(frame).overflowY)) continue;
      if (frame.scrollHeight <= frame.clientHeight) continue;
      found.push(frame.classList.contains('u:pdf-region') ? 'u:pdf-region' : frame.tagName);
    }
    return found;
  });
}

/** The visible size of an element, inside of every frame that clips it. */
function inSight(element: Locator): Promise<{ width: number; height: number }> {
  return element.evaluate((node) => {
    let { left, right, top, bottom } = node.getBoundingClientRect();
    for (let frame = node.parentElement; frame; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflow === 'visible') continue;
      const cut = frame.getBoundingClientRect();
      left = Math.max(left, cut.left);
      right = Math.min(right, cut.right);
      top = Math.max(top, cut.top);
      bottom = Math.min(bottom, cut.bottom);
    }
    return { width: right - left, height: bottom - top };
  });
}

test('several applications are taken over by one press', { tag: '@audit' }, async ({ page, server }) => {
  await storeSignIn(page, server, { mail: OFFICER, pass: DEMO_PASSWORD });
  await page.goto('/cofundingregistrations?tab=unassigned&call=all&status=submitted');
  const boxes = page.getByRole('checkbox', { name: /^Zaznacz: FR\// });
  const names = await Promise.all([0, 1].map((at) => boxes.nth(at).getAttribute('aria-label')));
  for (const name of names) await page.getByRole('checkbox', { name: name ?? '' }).check();
  await expect(page.getByText('Zaznaczono 2')).toBeVisible();
  await expectAccessible(page);

  await tools(page, 'Przejmij zaznaczone').click();
  await expect(page.getByText('Przejęto 2 zgłoszenia')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Przejęto 2 zgłoszenia');
  for (const name of names) await expect(page.getByRole('checkbox', { name: name ?? '' })).toHaveCount(0);
  await expectAccessible(page);
});
