import type { Page } from '@playwright/test';
import { chunkOf } from '../kit/chunks';
import { expect, test } from '../kit/fixtures';
import { hold } from '../kit/hold';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

/** Public pages arrive as HTML: read without scripts, and taken over by them as they are. */
const RENDERED = [
  ['/', 'Wracasz do pracy?', 'Going back to work?'],
  ['/login', 'Zaloguj się', 'Sign in'],
  ['/register', 'Załóż konto', 'Create an account'],
  ['/recover', 'Ustaw nowe hasło', 'Set a new password'],
  ['/statute', 'Regulamin rekrutacji', 'Rules of recruitment'],
  ['/privacy-policy', 'Polityka prywatności', 'Privacy policy'],
  ['/accessibility', 'Deklaracja dostępności', 'Accessibility statement'],
  ['/about', 'Pomagamy rodzicom', 'We help parents'],
  ['/contact', 'Porozmawiajmy', 'Let’s talk'],
] as const;

const SCRIPTS = /\/assets\/.*\.js$/;

const MAIL = 'oksana.demonstracyjna@example.com';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read, in both languages, and brings no style of its own', async ({
    page,
    context,
    server,
  }) => {
    for (const lang of ['pl', 'en'] as const) {
      const isInformed = lang === 'en';
      const display = isInformed ? 'info-read.lang-en' : 'lang-pl';
      await context.addCookies([{ name: 'display', value: display, url: server.address }]);
      for (const [path, polish, english] of RENDERED) {
        await page.goto(path);
        await expect(heading(page, new RegExp(lang === 'pl' ? polish : english))).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('region', { name: 'Nie śledzimy Cię' })).toHaveCount(isInformed ? 0 : 1);
        await expect(page.locator('[style]')).toHaveCount(0);
      }
    }
  });
});

test('scripts take the page over as it is, also of a link that was shared', async ({ page }) => {
  for (const path of [...RENDERED.map(([path]) => path), '/statute?fbclid=IwAR0abc']) {
    const release = await hold(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('h1, footer').last().waitFor();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('h1, footer')) part.setAttribute('data-arrived', '');
    });
    release();

    await expect.poll(() => isTakenOver(page)).toBe(true);
    await expect(page.locator('h1[data-arrived]')).toHaveCount(1);
    await expect(page.locator('footer[data-arrived]')).toHaveCount(1);
  }
});

test('what is typed and pressed before the scripts are there is not lost', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(MAIL);
  await page.getByLabel(/^Hasło\*?$/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  expect(new URL(page.url()).search).toBe('');
  release();

  await expect(page.getByRole('button', { name: /Oksana/ })).toBeVisible();
});

test('an address that is typed before the scripts are there is taken to the page of the link', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(MAIL);
  await page.getByRole('button', { name: 'Wyślij mi link do logowania' }).click();
  release();

  await expect(heading(page, 'Zaloguj się linkiem')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Adres e-mail' })).toHaveValue(MAIL);
});

test.describe('with a screen whose script does not come', () => {
  test.use({ expectsRefusals: true });

  test('the page says so, and its buttons answer', async ({ page }) => {
    const file = chunkOf('account/screens/login.tsx');
    await page.route(`**/assets/${file}`, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByText('Nie udało się pokazać tej strony')).toBeVisible();
    const again = page.waitForRequest(/\/login$/);
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await again;
  });
});

test('a signed-in person gets pages of their own', async ({ page, server }) => {
  await storeSignIn(page, server, { mail: MAIL, pass: DEMO_PASSWORD });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Oksana/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zaloguj się' })).toHaveCount(0);
});

function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
