// Pictures of the portal's main screens, to be looked at beside the design: phone and desktop, light, dark, high contrast.
// Run: npm run build && node apps/portal/e2e/pictures.mjs <folder>
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withBrowser } from '../../../bench/kit/browser.mjs';
import { DEMO_PASSWORD, startProduct } from '../../../bench/kit/servers.mjs';

const WIDTHS = /** @type {const} */ ({ 1280: 800, 390: 844 });
const LOOKS = /** @type {const} */ ({
  light: { scheme: 'light', display: 'contrast-normal' },
  dark: { scheme: 'dark', display: 'contrast-normal' },
  contrast: { scheme: 'light', display: 'contrast-high' },
});

/** Somebody of the demo data who has the screen. `undefined`: a visitor. */
const PARENT_WITH_DRAFT = 'sliwka.testowa@example.com';
const PARENT_SENT = 'oksana.demonstracyjna@example.com';
const OFFICER = 'pracownik1@urzad.example.com';

/**
 * @typedef {object} Shot
 * @property {string} name
 * @property {string} path
 * @property {string} [who]
 * @property {(page: import('playwright').Page) => Promise<unknown>} [prepare] once, before all pictures of the screen
 * @property {(page: import('playwright').Page) => Promise<unknown>} [act] before each picture
 */

/** @type {Shot[]} */
const SHOTS = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'form', path: '/cofundingregistrations/new?step=4', who: PARENT_WITH_DRAFT },
  { name: 'sign', path: '/cofundingregistrations/sign', who: PARENT_WITH_DRAFT, prepare: finishForm },
  { name: 'sendshow', path: '/cofundingregistrations/sendshow', who: PARENT_SENT },
  { name: 'registrations', path: '/cofundingregistrations', who: PARENT_SENT },
  {
    name: 'notifications',
    path: '/',
    who: PARENT_SENT,
    act: async (page) => {
      await page.getByRole('button', { name: /Powiadomienia/ }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  { name: 'queue', path: '/cofundingregistrations?tab=all', who: OFFICER },
  {
    name: 'review',
    path: '/cofundingregistrations?tab=mine&has_text=Źródlana',
    who: OFFICER,
    act: async (page) => {
      await page.getByRole('link', { name: /^FR\// }).first().click();
      await page
        .getByText(/^Sprawdzono/)
        .first()
        .waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
];

const target = process.argv[2];
if (!target) throw new Error('Say where the pictures go: node apps/portal/e2e/pictures.mjs <folder>');
await mkdir(target, { recursive: true });
const dataDir = await mkdtemp(path.join(tmpdir(), 'urzad-pictures-'));
const product = await startProduct(dataDir);
try {
  await withBrowser(async (browser) => {
    const people = new Set(SHOTS.map(({ who }) => who));
    for (const who of people) await picturesOf(browser, who);
  });
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** All screens of one person; signed in once. @param {import('playwright').Browser} browser @param {string | undefined} who */
async function picturesOf(browser, who) {
  const context = await browser.newContext({
    baseURL: product.address,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (who) await signIn(page, who);
  for (const shot of SHOTS.filter((one) => one.who === who)) {
    await shot.prepare?.(page);
    for (const [look, { scheme, display }] of Object.entries(LOOKS)) {
      await context.addCookies([{ name: 'display', value: display, url: product.address }]);
      await page.goto('/accessibility');
      await page.evaluate((chosen) => localStorage.setItem('color_scheme', chosen), scheme);
      for (const [width, height] of Object.entries(WIDTHS)) {
        await page.setViewportSize({ width: Number(width), height });
        await page.goto(shot.path, { waitUntil: 'networkidle' });
        await shot.act?.(page);
        await page.screenshot({
          path: path.join(target, `${shot.name}-${look}-${width}.png`),
          fullPage: true,
        });
      }
    }
  }
  await context.close();
}

/** @param {import('playwright').Page} page @param {string} mail */
async function signIn(page, mail) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(mail);
  await page.getByLabel(/^Hasło/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Fills what the draft of the demo data lacks, so that there is a document to sign. @param {import('playwright').Page} page */
async function finishForm(page) {
  await page.setViewportSize({ width: 1280, height: WIDTHS[1280] });
  await page.goto('/cofundingregistrations/new?step=3');
  await page.getByRole('textbox', { name: 'Planowany powrót do pracy' }).fill('1.05.2027');
  await page.keyboard.press('Tab');
  await page.getByText(/Szkic zapisany o/).waitFor();
  await page.goto('/cofundingregistrations/new?step=7');
  const declarations = page.getByRole('main').getByRole('checkbox');
  await declarations.first().waitFor();
  for (const box of await declarations.all()) await box.check();
  const choosing = page.waitForEvent('filechooser');
  await page
    .getByRole('group', { name: 'Zaświadczenie od pracodawcy' })
    .getByRole('button', { name: /Dołącz dokument/ })
    .click();
  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
  await (await choosing).setFiles({ name: 'zaświadczenie.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('link', { name: 'Pobierz: zaświadczenie.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Przejdź do podpisu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Podpisz zgłoszenie' }).waitFor();
}
