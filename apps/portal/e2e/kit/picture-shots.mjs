// The screens of the portal that `pictures.mjs` takes, person by person, in the order in which each meets them.
import { DEMO_PASSWORD } from '../../../../bench/kit/servers.mjs';

/** Somebody of the demo data who has the screen. `visitor` and `newcomer` sign in by no account of it. */
const PARENT_WITH_DRAFT = 'sliwka.testowa@example.com';
const PARENT_SENT = 'oksana.demonstracyjna@example.com';
const OFFICER = 'pracownik1@urzad.example.com';
const NEWCOMER = 'wanda.obrazkowa@example.com';
const STEPS = 7;

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {object} Shot
 * @property {string} name
 * @property {string} [path] left out: where `prepare` has led
 * @property {string} who an address of the demo data, or `visitor`
 * @property {(page: Page) => Promise<unknown>} [prepare] once, before all pictures of the screen
 * @property {(page: Page) => Promise<unknown>} [act] before each picture
 */

/** @type {Shot[]} */
export const SHOTS = [
  { name: 'home', path: '/', who: 'visitor' },
  { name: 'login', path: '/login', who: 'visitor' },
  { name: 'login-refused', path: '/login', who: 'visitor', act: refuseLogin },
  { name: 'register', path: '/register', who: 'visitor' },
  { name: 'recover', path: '/recover', who: 'visitor' },
  { name: 'privacy', path: '/privacy-policy', who: 'visitor' },
  { name: 'accessibility', path: '/accessibility', who: 'visitor' },
  { name: 'code', path: '/code', who: 'newcomer', prepare: register },
  { name: 'autocomplete', path: '/autocomplete', who: 'newcomer', prepare: confirm },
  { name: 'statute', path: '/statute', who: 'newcomer', prepare: completeProfile },
  { name: 'start', path: '/cofundingregistrations/start', who: 'newcomer', prepare: acceptRules },
  { name: 'empty', path: '/cofundingregistrations', who: 'newcomer' },
  {
    name: 'menu',
    path: '/cofundingregistrations',
    who: PARENT_WITH_DRAFT,
    act: (page) => page.getByRole('button', { name: 'Twoje konto' }).click(),
  },
  ...Array.from({ length: STEPS }, (_, at) => ({
    name: `form-${at + 1}`,
    path: `/cofundingregistrations/new?step=${at + 1}`,
    who: PARENT_WITH_DRAFT,
  })),
  {
    name: 'form-refused',
    path: '/cofundingregistrations/new?step=3',
    who: PARENT_WITH_DRAFT,
    act: (page) => page.getByRole('button', { name: /^Dalej/ }).click(),
  },
  { name: 'sign', path: '/cofundingregistrations/sign', who: PARENT_WITH_DRAFT, prepare: finishForm },
  { name: 'send', path: '/cofundingregistrations/sendshow', who: PARENT_WITH_DRAFT },
  { name: 'sendshow', path: '/cofundingregistrations/sendshow', who: PARENT_SENT },
  { name: 'registrations', path: '/cofundingregistrations', who: PARENT_SENT },
  { name: 'detail', who: PARENT_SENT, prepare: openFirstRegistration },
  { name: 'account', path: '/autocomplete', who: PARENT_SENT },
  { name: 'notifications', path: '/', who: PARENT_SENT, act: openNotifications },
  { name: 'staff-start', path: '/', who: OFFICER },
  { name: 'queue', path: '/cofundingregistrations?tab=all', who: OFFICER },
  {
    name: 'review',
    path: '/cofundingregistrations?tab=mine&has_text=Źródlana',
    who: OFFICER,
    act: openFirstReview,
  },
];

/** @param {Page} page @param {string} mail */
export async function signIn(page, mail) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(mail);
  await page.getByLabel(/^Hasło\*?$/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** @param {Page} page */
async function refuseLogin(page) {
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(PARENT_SENT);
  await page.getByLabel(/^Hasło\*?$/).fill('Inne!2027pl');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.getByText('Nie udało się zalogować').waitFor();
}

/** @param {Page} page */
async function register(page) {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(NEWCOMER);
  await page.getByLabel(/^Hasło\*?$/).fill(DEMO_PASSWORD);
  await page.getByLabel(/^Powtórz hasło/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await page.getByRole('heading', { level: 1, name: 'Wpisz kod' }).waitFor();
}

/** @param {Page} page */
async function confirm(page) {
  const answer = await page.request.get(`/api/outbox/get?to=${encodeURIComponent(NEWCOMER)}`);
  const { data } = /** @type {{ data: { text: string }[] }} */ (await answer.json());
  await page.goto('/code');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(NEWCOMER);
  await page
    .getByRole('textbox', { name: 'Kod z wiadomości' })
    .fill(/\b([0-9]{6})\b/.exec(data[0]?.text ?? '')?.[1] ?? '');
  await page.getByRole('button', { name: 'Potwierdź adres' }).click();
  await page.waitForURL((url) => url.pathname === '/autocomplete');
}

/** @param {Page} page */
async function completeProfile(page) {
  await page.goto('/autocomplete');
  await page.getByRole('textbox', { name: 'Imię', exact: true }).fill('Wanda');
  await page.getByRole('textbox', { name: 'Nazwisko', exact: true }).fill('Obrazkowa');
  await page.getByRole('textbox', { name: 'Telefon', exact: true }).fill('500600700');
  await page.getByRole('button', { name: 'Zapisz i przejdź dalej' }).click();
  await page.waitForURL((url) => url.pathname === '/statute');
}

/** @param {Page} page */
async function acceptRules(page) {
  await page.goto('/statute');
  await page.getByRole('button', { name: 'Akceptuję' }).click();
  await page.waitForURL((url) => url.pathname !== '/statute');
}

/** Fills what the draft of the demo data lacks, so that there is a document to sign. @param {Page} page */
async function finishForm(page) {
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
  await page.getByRole('button', { name: /^Dalej/ }).click();
  await page.getByRole('button', { name: 'Przejdź do podpisu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Podpisz zgłoszenie' }).waitFor();
}

/** @param {Page} page */
async function openFirstRegistration(page) {
  await page.goto('/cofundingregistrations');
  await page.getByRole('link', { name: /FR\// }).first().click();
  await page.waitForURL((url) => /[0-9]+$/.test(url.pathname));
}

/** @param {Page} page */
async function openNotifications(page) {
  await page.getByRole('button', { name: /Powiadomienia/ }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

/** @param {Page} page */
async function openFirstReview(page) {
  await page.getByRole('link', { name: /^FR\// }).first().click();
  await page
    .getByText(/^Sprawdzono/)
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}
