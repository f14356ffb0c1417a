import type { Page } from 'playwright';
import { expect } from 'vitest';
import { differences, type Look, looksOf } from './looks.mjs';
import { closeHelp, openHelp, openMenu } from './walk';

/** Everything of ours, layers included; of the host's own elements at most the root of a page of ours has classes of ours. */
const OURS = ':is(#office *, [class^="u:"], [class*=" u:"]):not(html)';
const OWN = ':is(html, body, #own, #own *)';

type Looks = Record<string, Look[]>;

/** Our widgets in a room of a fixed width and place, used by keys, so that no pointer stands on one: as the page opens, with a panel, with a menu, with errors, and in print. */
export async function looksOfOffice(page: Page): Promise<Looks> {
  await page.getByText('Nabór jesienny').waitFor();
  // A script may set what a strict policy does not let the page write down.
  await page.locator('#office').evaluate((office) => {
    Object.assign(office.style, {
      position: 'absolute',
      top: '0',
      left: '0',
      width: `${Math.min(innerWidth, 960)}px`,
    });
  });
  const opened = await settled(page, OURS);
  await openHelp(page);
  const panel = await settled(page, OURS);
  await closeHelp(page);
  await openMenu(page);
  const menu = await settled(page, OURS);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Wyślij wniosek' }).press('Enter');
  await page.getByText('Pole jest wymagane').first().waitFor();
  const errors = await settled(page, OURS);
  await page.emulateMedia({ media: 'print' });
  return { opened, panel, menu, errors, printed: await settled(page, OURS) };
}

/** What the host has of its own: as the page opens, with the focus on a link of its, and in print. */
export async function looksOfOwn(page: Page): Promise<Looks> {
  await page.getByText('Cytat').waitFor();
  const shown = await settled(page, OWN);
  await page.locator('#own a').focus();
  const focused = await settled(page, OWN);
  await page.emulateMedia({ media: 'print' });
  return { shown, focused, printed: await settled(page, OWN) };
}

/** What is different, each line with the state of the page in which it is. */
export function differencesOf(before: Looks, after: Looks): string[] {
  return Object.entries(before).flatMap(([state, looks]) =>
    differences(looks, after[state] ?? []).map((line) => `${state}: ${line}`),
  );
}

/** When fonts and what comes later are there, and nothing moves any more. */
async function settled(page: Page, selector: string): Promise<Look[]> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  let last = await page.evaluate(looksOf, selector);
  await expect
    .poll(async () => {
      const before = last;
      last = await page.evaluate(looksOf, selector);
      return differences(before, last);
    })
    .toEqual([]);
  return last;
}
