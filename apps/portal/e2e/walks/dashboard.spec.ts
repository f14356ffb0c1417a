import { expect, expectAccessible, test } from '../kit/fixtures';
import { askedList } from '../kit/payment-lists';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';

// A server of its own: a claim of the demo is approved and put on a payment list.
let server: RunningServer;
test.beforeEach(async () => {
  server = await startServer({ dataDir: await ownDataDir() });
});
test.afterEach(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

test('the manager sees what waits, opens exactly that, and comes back', async ({ page }) => {
  const { list } = await askedList(server.address);
  await storeSignIn(page, server, { mail: 'kierownik@urzad.example.com', pass: DEMO_PASSWORD });
  await page.goto(server.address);
  await expect(heading(page, 'Pulpit')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu pracownika' });
  await expect(menu.getByRole('link', { name: 'Pulpit' })).toHaveAttribute('aria-current', 'page');
  const waiting = page.getByRole('region', { name: 'Czeka na mnie' });
  const row = waiting.getByRole('link', { name: /^Listy wypłat do zatwierdzenia/ });
  await expect(row).toContainText('1');
  for (const block of ['Ten tydzień', 'Po terminie w zespole', 'Nabory', 'Wypłaty według źródeł']) {
    await expect(page.getByRole('region', { name: block })).toBeVisible();
  }
  await expectAccessible(page);

  await row.press('Enter');
  await expect(page).toHaveURL(/\/invoices\?tab=lists&second=me$/);
  await expect(page.getByText('Widzisz tylko to, co czeka na Ciebie.')).toBeVisible();
  await expect(page.getByRole('link', { name: list.number }).filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);

  await page.goBack();
  await expect(waiting).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
