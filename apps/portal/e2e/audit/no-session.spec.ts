import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';

const CLERK = { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD };
const REFUSAL = { status: 401, json: { code: 'no-login', data: null } };

test.use({ expectsRefusals: true });

/** The requests that told the server of the sign-out. */
function signOutsOf(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/logout')) told.push(request.url());
  });
  return told;
}

test('a session that the server does not know leads through the sign-out at the start', async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, CLERK);
  const told = signOutsOf(page);
  await page.route('**/api/user/find?**', (route) => route.fulfill(REFUSAL));
  await page.goto('/cofundingregistrations');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();
  expect(told).toHaveLength(1);
});

test('and at a call of an open screen', async ({ page, server }) => {
  await storeSignIn(page, server, CLERK);
  const told = signOutsOf(page);
  await page.route('**/api/cofundingregistration/get?**', (route) => route.fulfill(REFUSAL));
  await page.goto('/cofundingregistrations');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();
  expect(told).toHaveLength(1);
});
