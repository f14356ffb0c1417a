import type { BrowserContext, Page } from '@playwright/test';
import { sessions } from '@urzad/contract';
import { clientOf } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { heading, signIn } from '../kit/screens';
import { draft, newcomer } from '../kit/steps';

/** One person, several tabs, each in a process of its own. */
test.use({ expectsRefusals: true });

const KEPT = { app_version: '0.6.1', color_scheme: 'dark', dev_config: '{"verbose":"yes"}' };

test('signing in and out in one tab is followed in the others and wipes nothing', async ({
  page,
  context,
  server,
}) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id } = await draft(client);
  const form = `/cofundingregistrations/${id}/edit?step=1`;
  await page.goto('/');
  await page.evaluate((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, KEPT);
  const other = await context.newPage();
  await other.goto('/statute');
  expect(await processesOf(context), 'each tab has a process of its own').toBeGreaterThanOrEqual(2);

  // More than once: errors between processes depend on their order.
  for (let time = 0; time < 2; time++) {
    await signIn(page, person.mail, NEW_PASSWORD);
    await expect(accountOf(page)).toBeVisible();
    await expect(accountOf(other)).toBeVisible();
    await page.goto(form);
    await expect(heading(page, 'Dane osobowe')).toBeVisible();

    await other.goto('/logout');
    await expect(other).toHaveURL('/');
    await expect(page.getByText(/^Wylogowano Cię w innej karcie/)).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect.poll(() => itemsOf(other)).toEqual({ ...KEPT, wanted_path: expect.stringContaining(form) });
  }

  await signIn(page, person.mail, NEW_PASSWORD);
  await expect(page).toHaveURL(form);
});

test('a session without „Zapamiętaj mnie” ends with the browser, at the server too', async ({
  page,
  context,
  server,
}) => {
  const person = newPerson();
  await newcomer(server.address, person);
  await signIn(page, person.mail, NEW_PASSWORD);
  await expect(accountOf(page)).toBeVisible();
  const token = (await itemsOf(page)).user_token;
  const client = clientOf(server.address, token);
  const whoAmI = () => client.request(sessions.find, { query: { by_token: 'yes' } });
  await expect(whoAmI()).resolves.toBeTruthy();

  // After the browser was closed and opened again: the storage, without the session cookies.
  await context.clearCookies({ name: 'var' });
  await page.goto('/cofundingregistrations');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Zaloguj się, aby zobaczyć swoje zgłoszenia')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expect(whoAmI()).rejects.toMatchObject({ code: 'token-expired' });
  expect(Object.keys(await itemsOf(page)).sort()).toEqual(['app_version', 'wanted_path']);
});

test('a stranger is told why to sign in, and the way there is short', async ({ page }) => {
  await page.goto('/cofundingregistrations/26/edit?step=3');
  await expect(page).toHaveURL('/');
  const notice = page.getByRole('status').filter({ hasText: 'Zaloguj się, aby wypełnić zgłoszenie' });
  await notice.getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('Zaloguj się, aby wypełnić zgłoszenie.')).toBeVisible();

  const mail = page.getByRole('textbox', { name: 'Adres e-mail' });
  await mail.fill('anna.przykladowa@example.com');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(/^Hasło\*?$/)).toBeFocused();
  await expect(page.getByRole('link', { name: /^000 000/ }).first()).toHaveAttribute('href', /^tel:/);
  await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click();
  await expect(heading(page, 'Ustaw nowe hasło')).toBeVisible();
  await expect(mail).toHaveValue('anna.przykladowa@example.com');
});

function accountOf(page: Page) {
  return page.getByRole('button', { name: /^Twoje konto/ });
}

function itemsOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

async function processesOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  return processInfo.filter(({ type }) => type === 'renderer').length;
}
