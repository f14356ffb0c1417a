import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { NEW_PASSWORD, newPerson } from './kit/people';
import { PUBLIC_PATHS } from './kit/public-paths';
import { heading } from './kit/screens';
import { shownTexts } from './kit/shown-texts';
import { draft, newcomer } from './kit/steps';

/** Data of the office and of the person, and the name of the other language: the same in both languages. */
const NAMES =
  /Małe granty II|Regionalny Urząd Pracy|Zielony Staw|Polski|Wymyślona[a-j]*|województw[oa]|Żółwikiem|\szł/g;

test.beforeEach(async ({ context, server }) => {
  await context.addCookies([{ name: 'display', value: 'lang-en', url: server.address }]);
});

for (const path of PUBLIC_PATHS) {
  test(`${path} speaks English only`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectEnglish(page);
  });
}

test('the language button changes the words and the language of the page', async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(heading(page, 'Zaloguj się')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});

test('signing in, step 1 of the form and the list speak English only', async ({ page, server }) => {
  const person = newPerson();
  const { id } = await draft(await newcomer(server.address, person));
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(person.mail);
  await page.getByLabel(/^Password\*?$/).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.goto(`/cofundingregistrations/${id}/edit?step=1`);
  await expect(heading(page, 'Personal data')).toBeVisible();
  await expectEnglish(page);

  await page.goto('/cofundingregistrations');
  await expect(page.getByRole('link', { name: `draft-${id}`, exact: true })).toBeVisible();
  await expect(page.getByText('szkic')).toHaveCount(0);
  await expectEnglish(page);
});

/** The page says which language it speaks, and no visible word outside the names has a Polish letter. */
async function expectEnglish(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const lines = await shownTexts(page, '[lang="pl"]');
  const polish = lines.filter((line) => /[ąćęłńóśźż]/i.test(line.replace(NAMES, '')));
  expect(polish).toEqual([]);
}
