import type { Locator } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';

/** A mailbox of each role of the office (Process §8.1). */
const STAFF =
  'admin.uprawnien admin.techniczny gospodarz kierownik pracownik1 dyrektor ksiegowosc kontroler iod kancelaria obserwator'.split(
    ' ',
  );
/** With the title: less would be an empty page without a sentence. */
const SOME_TEXT = /[\s\S]{40}/;

for (const mailbox of STAFF) {
  test(`each entry of the menu of ${mailbox} leads to its screen`, { tag: '@audit' }, async ({
    page,
    server,
  }) => {
    await storeSignIn(page, server, { mail: `${mailbox}@urzad.example.com`, pass: DEMO_PASSWORD });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menu pracownika' });
    await expect(menu.getByRole('link').first()).toBeVisible();
    const places = await placesOf(menu);
    expect(places.length).toBeGreaterThan(2);

    for (const place of places) {
      await openGroups(menu);
      await menu.locator(`a[href="${place}"]`).first().click();
      await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(place);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).not.toContainText('Nie znaleźliśmy');
      await expect(main, place).toContainText(SOME_TEXT);
    }
  });
}

async function placesOf(menu: Locator): Promise<string[]> {
  await openGroups(menu);
  const places = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return [...new Set(places)].filter((place) => place !== null);
}

async function openGroups(menu: Locator) {
  const closed = menu.getByRole('button', { name: /: pozycje menu$/, expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
}
