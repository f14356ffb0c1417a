import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading, signIn } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

/** What a page does without (Spec §8): its load may fail, and nothing is said of it. */
test.use({ expectsRefusals: true });

const OFFICER = { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD };
const FAILED = { status: 500, json: { code: 'server', data: null } };
const SILENT = [
  'basenotification/get',
  'basetablepreset/get',
  'base/initapplication',
  'application/find',
  'base/showexec',
  'user/accountupdateonline',
  'base/socketticket',
  'base/onlookers',
];

test('notifications, presets, init data, presence and readings fail in silence', async ({ page }) => {
  const asked = await failing(page, SILENT);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await signIn(page, OFFICER.mail, OFFICER.pass);
  await page.goto('/cofundingregistrations?tab=all');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/cofundingregistrations\/[0-9]+/);
  await expect(heading(page, /./)).toBeVisible();

  await expect.poll(() => SILENT.filter((path) => !asked.has(path))).toEqual([]);
  await expectNothingSaid(page);
  // The shared handler logs it.
  expect(logged).toContainEqual(expect.stringMatching(/^The online update failed\./));
});

test('an open list of notifications says that it failed, and offers another try', async ({
  page,
  server,
}) => {
  await failing(page, ['basenotification/get']);
  await storeSignIn(page, server, OFFICER);
  await page.goto('/cofundingregistrations?tab=all');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: /^Powiadomienia/ }).click();
  const panel = page.getByRole('dialog', { name: 'Powiadomienia' });
  const again = panel.getByRole('button', { name: 'Spróbuj ponownie' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(again).toHaveCount(0);
  await expectNothingSaid(page);
});

test('without the data of the person a page offers another try, and says nothing in a toast', async ({
  page,
  server,
}) => {
  await failing(page, ['user/find']);
  await storeSignIn(page, server, OFFICER);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingSaid(page);
  await page.goto('/contact');
  const again = page.getByRole('button', { name: 'Spróbuj ponownie' });
  await expect(again).toBeVisible();
  await expectNothingSaid(page);
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('button', { name: /^Twoje konto/ })).toBeVisible();
});

/** The calls to these fail. @returns those that were made */
async function failing(page: Page, names: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  for (const name of names) {
    await page.route(new RegExp(`/api/${name}(\\?|$)`), (route) => {
      asked.add(name);
      return route.fulfill(FAILED);
    });
  }
  return asked;
}

async function expectNothingSaid(page: Page) {
  await expect(page.locator('[data-toaster] [data-state]')).toHaveCount(0);
}
