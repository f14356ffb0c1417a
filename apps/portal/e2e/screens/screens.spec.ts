import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cofundingRegistrations as contract, officeCases, userShare } from '@urzad/contract';
import { registrationSteps } from '@urzad/grants';
import { signIn } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { PUBLIC_PATHS } from '../kit/public-paths';
import { heading } from '../kit/screens';
import type { RunningServer } from '../kit/server';
import { DESKTOP, expectStill, PHONE, slowAnswers } from '../kit/shifts';
import { shownTexts } from '../kit/shown-texts';
import { type Account, storeSignIn } from '../kit/signed-in';
import { asked, draft, filled, newcomer, review, sent, signed, take, toSign } from '../kit/steps';
import { expectOnlyContent } from './kit/paper';
import { expectWhole } from './kit/whole';

/**
 * Who looks at a screen: nobody who is signed in, a parent by the state of their application or with a case, or the
 * office; `desk` is the office with a case of the parent, `admin` who manages accounts, `host` who sets up calls, `helper`
 * the manager to whom the parent shares the account. People of the demo: `bringing` brings documents for the contract,
 * `checking` is the office at documents that it has accepted, `signatory` a parent with a contract to sign, `director`
 * who signs for the office, and `participant` a parent whose contract is concluded.
 */
type As =
  | 'visitor'
  | 'newcomer'
  | 'draft'
  | 'to_sign'
  | 'signed'
  | 'sent'
  | 'to_correct'
  | 'asking'
  | 'bringing'
  | 'checking'
  | 'office'
  | 'desk'
  | 'admin'
  | 'host'
  | 'helper'
  | 'signatory'
  | 'director'
  | 'participant';

interface Screen {
  as: As;
  /** `:id` is the application of the parent; of one who asks it is their case, and so at the desk. */
  path: string;
  /** A text of its content, in Polish: the screen is complete once it is shown. */
  ready: string | RegExp;
}

const LIST = '/cofundingregistrations';
const CASES = '/officecases';
const CONTRACTS = '/cofundingcontracts';
const QUESTION = 'Pytanie o termin';

/** Every screen and state of the portal. A new screen is a new row. Lists of the office show the people of this file. */
const SCREENS: readonly Screen[] = [
  ...PUBLIC_PATHS.map((path): Screen => ({ as: 'visitor', path, ready: /./ })),
  { as: 'newcomer', path: '/', ready: 'Możesz złożyć zgłoszenie' },
  { as: 'newcomer', path: '/autocomplete', ready: 'Telefon' },
  { as: 'newcomer', path: '/account', ready: 'Historia logowań' },
  { as: 'newcomer', path: '/account/edit', ready: 'Zapisz zmiany' },
  { as: 'newcomer', path: '/rodo', ready: 'Usuń konto' },
  { as: 'sent', path: '/rodo', ready: 'Nie możemy ich jeszcze usunąć.' },
  { as: 'office', path: '/selfcheck', ready: 'Czy to dla Ciebie?' },
  { as: 'office', path: '/rodo', ready: 'Nie możemy ich jeszcze usunąć.' },
  { as: 'newcomer', path: LIST, ready: /./ },
  { as: 'newcomer', path: `${LIST}/start`, ready: /./ },
  { as: 'newcomer', path: `${LIST}/sendshow`, ready: /./ },
  { as: 'draft', path: '/', ready: 'Dokończ zgłoszenie' },
  { as: 'draft', path: LIST, ready: 'Dokończ zgłoszenie' },
  { as: 'draft', path: `${LIST}/sendshow`, ready: 'Przejdź do formularza' },
  ...registrationSteps.map(
    ({ number, pl }): Screen => ({ as: 'draft', path: `${LIST}/:id/edit?step=${number}`, ready: pl }),
  ),
  { as: 'draft', path: `${LIST}/:id/edit?step=8`, ready: 'Przejdź do podpisu' },
  { as: 'to_sign', path: `${LIST}/sign`, ready: 'Podpisz formularz' },
  { as: 'signed', path: `${LIST}/sendshow`, ready: 'Złóż zgłoszenie' },
  { as: 'sent', path: `${LIST}/sendshow`, ready: 'Pobierz potwierdzenie złożenia' },
  { as: 'sent', path: `${LIST}/:id`, ready: 'Pobierz potwierdzenie złożenia' },
  { as: 'sent', path: '/', ready: 'Zobacz zgłoszenie' },
  { as: 'signed', path: LIST, ready: 'Wycofaj podpis i popraw' },
  { as: 'sent', path: LIST, ready: 'Złożone' },
  { as: 'to_correct', path: LIST, ready: 'Popraw zgłoszenie' },
  { as: 'to_correct', path: `${LIST}/:id/edit?step=5`, ready: 'Uwaga urzędu' },
  { as: 'to_correct', path: `${LIST}/:id/edit?step=8`, ready: /^Wyjaśnienie: / },
  { as: 'newcomer', path: `${CONTRACTS}/sign`, ready: 'Nie masz teraz umowy do podpisania' },
  { as: 'office', path: `${CONTRACTS}/sign`, ready: /Szczegóły umowy|Żadna umowa nie czeka/ },
  { as: 'bringing', path: `${LIST}/:id`, ready: 'Wyślij do urzędu' },
  {
    as: 'bringing',
    path: `${LIST}/personaldatadocumentsign/:id`,
    ready: 'Przejdź do podpisu',
  },
  { as: 'checking', path: `${LIST}/:id`, ready: 'Rachunek do wypłat' },
  { as: 'newcomer', path: CASES, ready: 'Nie masz jeszcze spraw' },
  { as: 'newcomer', path: `${CASES}/new/general/0`, ready: 'Trudno mi z czegoś skorzystać' },
  { as: 'sent', path: `${CASES}/new/cofundingregistration/:id?kind=PYTANIE`, ready: 'Temat' },
  { as: 'asking', path: CASES, ready: QUESTION },
  { as: 'asking', path: `${CASES}/:id`, ready: 'Twoja wiadomość' },
  { as: 'asking', path: `${CASES}/:id/edit`, ready: 'Zapisz zmiany' },
  { as: 'office', path: '/account', ready: 'Historia logowań' },
  { as: 'office', path: '/account/edit', ready: 'Zapisz zmiany' },
  { as: 'office', path: `${CASES}/new/cofundingregistration/:id`, ready: 'Priorytet' },
  { as: 'desk', path: `${CASES}?tab=unassigned&has_text=Wymyślona`, ready: 'Kolejne pytanie' },
  { as: 'desk', path: `${CASES}?tab=mine&has_text=Wymyślona`, ready: QUESTION },
  { as: 'desk', path: `${CASES}/:id`, ready: 'Gotowe odpowiedzi' },
  { as: 'desk', path: `${CASES}/:id/edit`, ready: 'Zapisz zmiany' },
  { as: 'office', path: `${LIST}?tab=unassigned&has_text=Wymyślona`, ready: /^FR\// },
  { as: 'office', path: `${LIST}?tab=all&has_text=Wymyślona`, ready: /^FR\// },
  { as: 'office', path: `${LIST}/:id`, ready: 'Komplet załączników' },
  { as: 'newcomer', path: '/account/share', ready: 'Udostępnij na 7 dni' },
  { as: 'helper', path: '/account/shared', ready: /^Dostęp do / },
  { as: 'newcomer', path: CONTRACTS, ready: 'Nie masz jeszcze umowy' },
  { as: 'office', path: `${CONTRACTS}?tab=all`, ready: /^UM\// },
  { as: 'office', path: `${CONTRACTS}/4`, ready: 'Dane do umowy' },
  { as: 'signatory', path: CONTRACTS, ready: /^UM\// },
  { as: 'signatory', path: `${CONTRACTS}/4`, ready: 'Najważniejsze w umowie' },
  { as: 'director', path: `${CONTRACTS}/sign`, ready: /^UM\// },
  { as: 'participant', path: `${CONTRACTS}/1`, ready: 'Najważniejsze w umowie' },
  { as: 'participant', path: '/cofundingmembers/show', ready: 'Rozliczenia' },
  { as: 'participant', path: '/cofundingmembers/1', ready: 'Rozliczenia' },
  { as: 'participant', path: '/cofundinggrants/1', ready: 'Warunki' },
  { as: 'office', path: '/cofundingcalls', ready: 'Nabór 2/2026' },
  { as: 'office', path: '/cofundingcalls/1', ready: /./ },
  { as: 'host', path: '/cofundingcalls', ready: 'Nowy nabór' },
  { as: 'host', path: '/cofundingcalls/4', ready: 'Do ogłoszenia brakuje' },
  { as: 'office', path: '/cofundingcalls/2/ranking', ready: 'Lista rezerwowa' },
  { as: 'office', path: '/cofundingcalls/3/ranking', ready: 'Ranking liczymy po zakończeniu naboru.' },
  { as: 'office', path: '/cofundingmembers?tab=all', ready: 'Biorą udział' },
  { as: 'office', path: '/cofundingmembers?tab=certificates', ready: 'Żadne zaświadczenie nie czeka' },
  { as: 'office', path: '/cofundinggrants?tab=all', ready: 'Zaplanowane' },
  // Of twins: two co-fundings of one contract.
  { as: 'office', path: '/cofundingmembers/2', ready: 'Rozliczenia' },
  { as: 'office', path: '/cofundinggrants/2', ready: 'Warunki' },
  { as: 'admin', path: '/users', ready: 'Krystyna Kierownicza' },
  { as: 'admin', path: '/users/4', ready: 'Trwające sesje' },
  { as: 'admin', path: '/users/groups', ready: 'Nie ma jeszcze grup' },
  { as: 'admin', path: '/users/privileges', ready: 'Nadanie roli (nigdy sobie)' },
  { as: 'admin', path: '/users/privileges?tab=roles', ready: 'Szczegóły' },
  { as: 'admin', path: '/users/privileges?tab=held', ready: 'Krystyna Kierownicza' },
  { as: 'admin', path: '/users/privileges?tab=catalogue', ready: 'user_role_grant' },
];

/** Elements that scroll sideways: tabs, documents side by side, and a table of many columns. */
const STRIPS =
  '[aria-label="Widoki zgłoszeń"], [aria-label="Widoki spraw"], [aria-label="Widoki umów"], [aria-label="Widoki uczestników"], [aria-label="Widoki dofinansowania"], [aria-label="Dokumenty zgłoszenia"], ul.u\\:overflow-x-auto, .u\\:data-frame';
/** Data of the office and of the person, and the name of the other language: the same in both languages. */
const NAMES =
  /Małe granty II|Regionalny Urząd Pracy|Nabór 1\/2026|Zielony Staw|Polski|Wymyślona[a-j]*|Zmyślona|Ślimaczek|Białogard|Ćma|województw[oa]|Żłobek „Pod Żółwikiem”|kamieński|Dziwnów|księgowa|zaświadczenie\.pdf|Księgowa|Obserwujący|Żółwińsk[ai]|Stanisław|Klub dziecięcy „Ślimaczek”|Śliwka|Łącka|Oksana|Maksym|Grażyna|Demonstracyjn[ay]|Dzienna Opieka „Ćma”|„Fikcyjna”|białogardzki|Dębowa|Przykładowa|Ślimakowy|(?<!\p{L})zł(?!\p{L})/gu;
/** What the officer wrote. */
const REMARK = 'Kwota różni się od umowy.';
const OFFICER = 'pracownik1@urzad.example.com';
const HELPER = 'kierownik@urzad.example.com';
const HOST = 'gospodarz@urzad.example.com';
const DIRECTOR = 'dyrektor@urzad.example.com';
const ADMIN = 'admin.uprawnien@urzad.example.com';

const BRINGING = { mail: 'oksana.demonstracyjna@example.com', pass: DEMO_PASSWORD };
const SIGNATORY = { mail: 'marek.fikcyjny@example.com', pass: DEMO_PASSWORD };
const ACCEPTED = { mail: 'anna.przykladowa@example.com', pass: DEMO_PASSWORD };

/** The application of a parent of the demo. */
async function idOf(address: string, { mail, pass }: Account): Promise<number> {
  const { data } = await (await signIn(address, mail, pass)).request(contract.get);
  return data[0]?.id ?? 0;
}

/** Brings a new parent into the state, or signs a demo person of the office in. */
async function personIn(as: As, { address }: RunningServer): Promise<Account & { id?: number }> {
  if (as === 'host') return { mail: HOST, pass: DEMO_PASSWORD };
  if (as === 'director') return { mail: DIRECTOR, pass: DEMO_PASSWORD };
  if (as === 'signatory') return SIGNATORY;
  if (as === 'participant') return ACCEPTED;
  if (as === 'admin') return { mail: ADMIN, pass: DEMO_PASSWORD };
  if (as === 'bringing') return { ...BRINGING, id: await idOf(address, BRINGING) };
  if (as === 'checking') return { mail: OFFICER, pass: DEMO_PASSWORD, id: await idOf(address, ACCEPTED) };
  if (as === 'office') {
    const parent = newPerson();
    const { id } = await sent(await newcomer(address, parent), parent);
    return { mail: OFFICER, pass: DEMO_PASSWORD, id };
  }
  const parent = newPerson({ children: 2 });
  const client = await newcomer(address, parent);
  const account = { mail: parent.mail, pass: NEW_PASSWORD };
  if (as === 'newcomer') return account;
  if (as === 'helper') {
    await client.request(userShare.share, { query: {}, body: { mail: HELPER }, key: randomUUID() });
    return { mail: HELPER, pass: DEMO_PASSWORD };
  }
  if (as === 'asking') return { ...account, id: (await asked(client, QUESTION)).id };
  if (as === 'desk') {
    const { id } = await asked(client, QUESTION);
    await asked(client, 'Kolejne pytanie');
    const officer = await signIn(address, OFFICER, DEMO_PASSWORD);
    await officer.request(officeCases.take, { query: { id }, body: {}, key: randomUUID() });
    return { mail: OFFICER, pass: DEMO_PASSWORD, id };
  }
  const step = { draft: filled, to_sign: toSign, signed, sent, to_correct: sent, visitor: draft }[as];
  const { id } = await step(client, parent);
  if (as === 'to_correct') {
    const officer = await signIn(address, OFFICER, DEMO_PASSWORD);
    const remarks = { 'children.0.planned_cost': REMARK };
    const { row_version } = await review(officer, await take(officer, id), remarks);
    await officer.request(contract.return, { query: { id }, body: { row_version }, key: randomUUID() });
  }
  return { ...account, id };
}

// Each worker has a server of its own, and brings its own people into their states.
test.describe.configure({ mode: 'parallel' });

const people = new Map<As, ReturnType<typeof personIn>>();

for (const { as, path, ready } of SCREENS) {
  test(`${path} as ${as}: title, focus, axe, widths, paper, English and what moves`, async ({
    page,
    context,
    server,
  }) => {
    let address = path;
    if (as !== 'visitor') {
      const person = people.get(as) ?? personIn(as, server);
      people.set(as, person);
      const { id, ...account } = await person;
      address = path.replace(':id', String(id));
      await storeSignIn(page, server, account);
    }

    await page.goto(path === '/privacy-policy' ? '/accessibility' : '/privacy-policy');
    const titleBefore = await page.title();
    // A page that has just arrived as HTML follows no link of the portal until its scripts have started.
    await expect(async () => {
      await goInside(page, address);
      await expect(page).not.toHaveTitle(titleBefore, { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('main').getByText(ready).first()).toBeVisible();
    await expect(page.locator('h1:focus, main:focus')).toBeVisible();
    await expectAccessible(page);
    await expectWhole(page, STRIPS);
    await expectOnlyContent(page);

    await context.addCookies([{ name: 'display', value: 'lang-en', url: server.address }]);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectEnglish(page);

    await slowAnswers(page);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectStill(page, `what moves in a window of ${size.width} px`);
    }
  });
}

test.describe('the language', () => {
  test.use({ changesLanguage: true });

  test('the language button changes the words and the language of the page', async ({
    page,
    context,
    server,
  }) => {
    await context.addCookies([{ name: 'display', value: 'lang-en', url: server.address }]);
    await page.goto('/login');
    await expect(heading(page, 'Sign in')).toBeVisible();
    await page.getByRole('button', { name: 'Polski' }).click();
    await expect(heading(page, 'Zaloguj się')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  });
});

/** Goes to another screen as a link of the portal does, without loading a page. */
function goInside(page: Page, address: string) {
  return page.evaluate((to) => {
    history.pushState({ key: 'inside', idx: 1, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

/** The page says which language it speaks, and no visible word outside the names has a Polish letter. */
async function expectEnglish(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const lines = await shownTexts(page, '[lang="pl"], .u\\:pdf-paper');
  const polish = lines.filter((line) => /[ąćęłńóśźż]/i.test(line.replace(REMARK, '').replaceAll(NAMES, '')));
  expect(polish).toEqual([]);
}
