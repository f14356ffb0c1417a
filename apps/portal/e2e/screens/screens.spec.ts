import type { Page } from '@playwright/test';
import { registrationSteps } from '@urzad/grants';
import { aPdf } from '../kit/files';
import { expect, test } from '../kit/fixtures';
import { PUBLIC_PATHS } from '../kit/public-paths';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { expectScreen } from './kit/expect-screen';
import { lookedAt } from './kit/looked-at';
import { type As, isOffice, personIn, QUESTION } from './kit/who';

interface Screen {
  as: As;
  /** `:id` is the application of the parent; of one who asks it is their case, and so at the desk. */
  path: string;
  /** A text of its content, in Polish: the screen is complete once it is shown. */
  ready: string | RegExp;
  /** Brings the page into the state of this row, in either language. */
  act?: (page: Page) => Promise<void>;
  /** That state, where `act` makes one. */
  state?: string;
  /** What `act` opens is a dialog. */
  isDialog?: boolean;
  /** The server refuses what the screen asks for, which the browser logs. */
  isRefused?: true;
}

const LIST = '/cofundingregistrations';
const CASES = '/officecases';
const CONTRACTS = '/cofundingcontracts';
const CLAIMS = '/cofundingrequests';

/** Every screen and state of the portal, for the audit; `npm test` looks at the last one of each address. A new screen is a new row. Lists of the office show the people of this file. */
const SCREENS: readonly Screen[] = [
  ...PUBLIC_PATHS.map((path): Screen => ({ as: 'visitor', path, ready: /./ })),
  { as: 'newcomer', path: '/', ready: 'Możesz złożyć zgłoszenie' },
  { as: 'newcomer', path: '/autocomplete', ready: 'Telefon' },
  { as: 'newcomer', path: '/account', ready: 'Historia logowań' },
  { as: 'newcomer', path: '/tickets', ready: 'Nie masz jeszcze zgłoszeń usterek' },
  { as: 'newcomer', path: '/tickets/new', ready: 'O Twojej przeglądarce' },
  { as: 'newcomer', path: '/account/edit', ready: 'Zapisz zmiany' },
  { as: 'newcomer', path: '/rodo', ready: 'Usuń konto' },
  { as: 'sent', path: '/rodo', ready: 'Nie możemy ich jeszcze usunąć.' },
  { as: 'office', path: '/selfcheck', ready: 'Czy to dla Ciebie?' },
  { as: 'office', path: '/rodo', ready: 'Nie możemy ich jeszcze usunąć.' },
  { as: 'newcomer', path: LIST, ready: /./ },
  { as: 'newcomer', path: `${LIST}/start`, ready: /./ },
  { as: 'newcomer', path: `${LIST}/sendshow`, ready: /./ },
  { as: 'reading', path: `${LIST}/clausesign/:id`, ready: 'Potwierdzam przeczytanie' },
  { as: 'draft', path: '/', ready: 'Dokończ zgłoszenie' },
  { as: 'draft', path: LIST, ready: 'Dokończ zgłoszenie' },
  { as: 'draft', path: `${LIST}/sendshow`, ready: 'Przejdź do formularza' },
  ...registrationSteps.map(
    ({ number, pl }): Screen => ({ as: 'draft', path: `${LIST}/:id/edit?step=${number}`, ready: pl }),
  ),
  { as: 'draft', path: `${LIST}/:id/edit?step=8`, ready: 'Przejdź do podpisu' },
  { as: 'to_sign', path: `${LIST}/sign`, ready: 'Podpisz formularz' },
  {
    as: 'to_sign',
    path: `${LIST}/sign`,
    state: 'signed outside',
    act: (page) => page.locator('main input[type="radio"]').nth(1).dispatchEvent('click'),
    ready: 'Dodaj podpisany plik',
  },
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
  { as: 'reserve', path: `${LIST}/:id`, ready: /na liście rezerwowej/ },
  { as: 'unplaced', path: `${LIST}/:id`, ready: /zabrakło/ },
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
  { as: 'office', path: `${CONTRACTS}/7`, ready: 'Dane do umowy' },
  { as: 'bringing', path: '/', ready: 'Dostarcz dokumenty' },
  { as: 'signatory', path: '/', ready: 'Podpisz umowę' },
  { as: 'participant', path: '/', ready: 'Przejdź do panelu' },
  { as: 'signatory', path: `${LIST}/sendshow`, ready: 'Przejdź do podpisu' },
  { as: 'signatory', path: CONTRACTS, ready: /^UM\// },
  { as: 'signatory', path: `${CONTRACTS}/7`, ready: 'Najważniejsze w umowie' },
  {
    as: 'signatory',
    path: `${CONTRACTS}/sign`,
    state: 'an unsigned file',
    act: addUnsigned,
    ready: 'Nie przyjęliśmy pliku',
  },
  { as: 'awaiting', path: `${CONTRACTS}/sign?id=8`, ready: 'Umowa jest u nas' },
  { as: 'awaiting', path: `${CONTRACTS}/8`, ready: /^Podpis złożony/ },
  { as: 'signatory', path: `${CONTRACTS}/sign`, ready: 'W urzędzie, na papierze' },
  { as: 'director', path: `${CONTRACTS}/sign`, ready: /^UM\// },
  { as: 'participant', path: `${CONTRACTS}/4`, ready: 'Najważniejsze w umowie' },
  { as: 'participant', path: '/cofundingmembers/show', ready: 'Rozliczenia' },
  { as: 'participant', path: '/cofundingmembers/4', ready: 'Rozliczenia' },
  { as: 'participant', path: '/cofundinggrants/5', ready: 'Warunki' },
  { as: 'newcomer', path: CLAIMS, ready: 'Nie masz jeszcze rozliczeń' },
  { as: 'participant', path: CLAIMS, ready: 'Przejdź do podpisu' },
  { as: 'participant', path: `${CLAIMS}/14`, ready: 'Rozliczenie czeka na Twój podpis' },
  { as: 'participant', path: `${CLAIMS}/sign/14`, ready: 'Podpisz i złóż rozliczenie' },
  { as: 'twins', path: `${CLAIMS}/new/5/2027-01`, ready: 'Nie ma takiego rozliczenia', isRefused: true },
  {
    as: 'participant',
    path: `${CLAIMS}/new/5/2027-13`,
    ready: 'Nie ma takiego rozliczenia',
    isRefused: true,
  },
  // The claim of this month waits for its signature already.
  { as: 'participant', path: `${CLAIMS}/new/5/2027-01`, ready: 'Rozliczenie czeka na Twój podpis' },
  {
    as: 'participant',
    path: `${CLAIMS}/new/5/2027-02`,
    ready: 'Rozliczysz go po jego zakończeniu.',
    isRefused: true,
  },
  { as: 'office', path: `${CLAIMS}/new/5/2027-01`, ready: 'Nie znaleźliśmy tej strony' },
  { as: 'twins', path: CLAIMS, ready: 'Dokończ rozliczenie' },
  { as: 'twins', path: `${CLAIMS}/13`, ready: 'Numer faktury' },
  { as: 'twins', path: `${CLAIMS}/13?step=2`, ready: 'Oświadczenia' },
  { as: 'twins', path: `${CLAIMS}/12`, ready: 'Przebieg' },
  // Of the demo, in every status that a claim may have.
  { as: 'settling', path: `${CLAIMS}/1`, ready: 'Do zwrotu' },
  { as: 'settling', path: `${CLAIMS}/2`, ready: 'Wypłacone' },
  { as: 'settled', path: `${CLAIMS}/3`, ready: 'Odrzucone' },
  { as: 'cut', path: `${CLAIMS}/4`, ready: 'Zatwierdzone częściowo' },
  { as: 'settled', path: `${CLAIMS}/5`, ready: 'Przekazane do wypłaty' },
  { as: 'settled', path: `${CLAIMS}/6`, ready: 'Wycofane' },
  { as: 'settled', path: `${CLAIMS}/7`, ready: 'Zatwierdzone' },
  { as: 'settling', path: `${CLAIMS}/8`, ready: 'Weryfikacja' },
  { as: 'cut', path: `${CLAIMS}/10`, ready: 'Zweryfikowane' },
  { as: 'settling', path: `${CLAIMS}/9`, ready: 'Do poprawy' },
  { as: 'participant', path: `${CASES}/new/cofundingcontract/4?kind=ZMIANA`, ready: 'Co się zmienia?' },
  { as: 'participant', path: `${CASES}/new/cofundinggrant/5?kind=ZAWIESZENIE`, ready: 'Wiadomość' },
  {
    as: 'participant',
    path: `${CASES}/new/cofundingmember/4?kind=REZYGNACJA`,
    ready: 'Ostatni dzień udziału',
  },
  { as: 'office', path: '/cofundingcalls', ready: 'Nabór 2/2026' },
  { as: 'office', path: '/cofundingcalls/1', ready: /./ },
  { as: 'manager', path: '/cofundingcalls/2', ready: 'Zamknij nabór' },
  { as: 'manager', path: '/cofundingcalls/3', ready: 'Przedłuż nabór' },
  { as: 'host', path: '/cofundingcalls', ready: 'Nowy nabór' },
  { as: 'host', path: '/cofundingcalls/4', ready: 'Do ogłoszenia brakuje' },
  { as: 'office', path: '/cofundingcalls/2/ranking', ready: 'Lista rezerwowa' },
  { as: 'office', path: '/cofundingcalls/3/ranking', ready: 'Ranking liczymy po zakończeniu naboru.' },
  { as: 'office', path: '/cofundingmembers?tab=all', ready: 'Biorą udział' },
  { as: 'office', path: '/cofundingmembers?tab=certificates', ready: 'Żadne zaświadczenie nie czeka' },
  { as: 'office', path: '/cofundinggrants?tab=all', ready: 'Zaplanowane' },
  // Of twins: two co-fundings of one contract.
  { as: 'office', path: '/cofundingmembers/5', ready: 'Rozliczenia' },
  // In the last month of the support: what the end of the participation waits for.
  { as: 'office', path: '/cofundingmembers/6', ready: 'Koniec udziału' },
  { as: 'office', path: '/cofundinggrants/6', ready: 'Warunki' },
  {
    as: 'office',
    path: '/cofundingrequests',
    ready: /^ROZ\/|Żadne rozliczenie nie czeka na sprawdzenie/,
  },
  ...[3, 4, 5, 6, 7, 8, 9, 11].map(
    (id): Screen => ({ as: 'office', path: `${CLAIMS}/${id}`, ready: /^ROZ\// }),
  ),
  { as: 'manager', path: `${CLAIMS}/10`, ready: 'Zatwierdź' },
  { as: 'accountant', path: '/invoices', ready: /^ROZ\/|^Żadne rozliczenie nie czeka/ },
  { as: 'accountant', path: '/invoices?tab=lists', ready: /^LW\/|^Nie ma jeszcze list wypłat/ },
  { as: 'accountant', path: '/invoicessub', ready: /^ROZ\/|^Żadne rozliczenie nie czeka/ },
  { as: 'manager', path: '/invoices?tab=costs', ready: /^ROZ\/|^Nie ma jeszcze dokumentów/ },
  { as: 'admin', path: '/users', ready: 'Krystyna Kierownicza' },
  { as: 'admin', path: '/users/4', ready: 'Trwające sesje' },
  { as: 'admin', path: '/users/groups', ready: 'Nie ma jeszcze grup' },
  { as: 'admin', path: '/users/privileges', ready: 'Nadanie roli (nigdy sobie)' },
  { as: 'admin', path: '/users/privileges?tab=roles', ready: 'Szczegóły' },
  { as: 'admin', path: '/users/privileges?tab=held', ready: 'Krystyna Kierownicza' },
  { as: 'admin', path: '/users/privileges?tab=catalogue', ready: 'user_role_grant' },
  { as: 'admin', path: '/tasks?task=session_cleanup', ready: 'Dziennik uruchomień' },
  { as: 'inspector', path: '/tasks/retention', ready: 'Nikt nie czeka na decyzję' },
  { as: 'office', path: '/kanban', ready: /^FR\/1-2027\// },
  { as: 'office', path: '/kanban/4', ready: 'W toku' },
  { as: 'director', path: '/kanban/3', ready: 'Nie znaleźliśmy tej strony' },
  { as: 'office', path: '/kanbansub', ready: 'Moja tablica' },
  { as: 'office', path: '/calendar?month=2027-02', ready: 'Najbliższe terminy' },
  { as: 'office', path: '/calendar?month=2027-02&view=list', ready: 'Odprawa przed drugą oceną' },
  // Rooms of the demo; the room for all is the first, as old as its application.
  { as: 'office', path: '/chat', ready: /^Wizyty w placówkach/ },
  { as: 'office', path: '/chat?tab=unread', ready: 'Nieprzeczytane' },
  { as: 'office', path: '/chat/new', ready: 'Nazwa pokoju' },
  { as: 'office', path: '/chat/1', ready: /^Drukarka na piętrze/ },
  // Letters of the demo.
  { as: 'office', path: '/email', ready: /^Wizyta u niani 16 lutego/ },
  { as: 'office', path: '/email?tab=drafts', ready: /^Odp: Wizyta u niani 16 lutego/ },
  { as: 'office', path: '/inbox', ready: /^Wizyta u niani 16 lutego/ },
  { as: 'office', path: '/inbox?view=unanswered', ready: /^Wizyta u niani 16 lutego/ },
  { as: 'office', path: '/sent', ready: /^Odp: Odprawa w środę/ },
  { as: 'office', path: '/email/refused', ready: 'Nie ma nieprzyjętych listów' },
  { as: 'office', path: '/inbox?view=files', ready: /^Uchwała gminy/ },
  { as: 'office', path: '/trash', ready: /^Przerwa w pracy/ },
  { as: 'office', path: '/email/5', ready: /^Dziękuję. Wystarczą numery/ },
  { as: 'desk', path: '/email/new?object=officecase::id', ready: 'Dotyczy' },
  { as: 'office', path: '/email/new', ready: 'Temat' },
  { as: 'office', path: '/email/new?forward=5', ready: 'Temat' },
  { as: 'office', path: '/contact', ready: 'Halina Głuchowska' },
  // Messages of the demo: one that is led, and a new one.
  { as: 'office', path: '/contact/2', ready: /^Żłobek zmienił rachunek/ },
  { as: 'office', path: '/contact/3', ready: /^Nie dostaję kodu/ },
  // Tickets of the demo: one with a note and a duplicate, and a solved one of who looks.
  { as: 'office', path: '/tickets', ready: 'Nie mogę dodać zdjęcia z telefonu' },
  { as: 'office', path: '/tickets/2/1', ready: 'Data urodzenia dziecka cofa się o jeden dzień' },
  { as: 'office', path: '/tickets/4', ready: 'Filtr kolejki gubi wybrany status' },
  { as: 'office', path: '/tickets/asked', ready: 'Nie masz jeszcze zgłoszeń usterek' },
  { as: 'office', path: '/tickets/ticket/3', ready: 'Dołączone do tego zgłoszenia' },
  { as: 'office', path: '/tickets/ticket/7', ready: /^Zegar telefonu spieszył się/ },
  { as: 'office', path: '/documents', ready: /^DOK\/2027\// },
  { as: 'office', path: '/documents?tab=received', ready: /\.pdf$/ },
  { as: 'office', path: '/documents/1', ready: 'Pliki dokumentu' },
  { as: 'host', path: '/library', ready: 'Własny urzędu' },
  { as: 'office', path: '/library/1', ready: 'Białoruś' },
  { as: 'host', path: '/library/5', ready: 'Wczytaj z TERC i SIMC' },
  { as: 'host', path: '/library/19', ready: 'Dodaj pozycję' },
  { as: 'host', path: '/library/import', ready: 'Sprawdź pliki' },
];

/** Dialogs that belong to no screen; all of them are looked at. The keys are the same in both languages. */
const TOOLS = (
  [
    { as: 'developer', state: 'the socket console', key: 'k', ready: 'Dziennik' },
    { as: 'developer', state: 'the facts of a developer', key: 'i', ready: 'Nagrywaj działania' },
    { as: 'office', state: 'the facts of the office', key: 'i', ready: 'Pamięć podręczna' },
    { as: 'participant', state: 'the facts of a parent', key: 'i', ready: 'Pamięć podręczna' },
  ] as const
).map(
  ({ key, ...row }): Screen => ({
    ...row,
    path: '/account',
    isDialog: true,
    act: (page) => openByKey(page, key),
  }),
);

// Each worker has a server of its own, and brings its own people into their states.
test.describe.configure({ mode: 'parallel' });

const people = new Map<As, ReturnType<typeof personIn>>();

const rows = [...lookedAt(SCREENS, ({ as }) => isOffice(as)), ...TOOLS];
for (const row of rows) if (!row.isRefused) testRow(row);

test.describe('where the server refuses', () => {
  test.use({ expectsRefusals: true });
  for (const row of rows) if (row.isRefused) testRow(row);
});

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

function testRow({ as, path, ready, act, state = '', isDialog }: Screen) {
  test(`${path} as ${as}${state && `, ${state}`}: title, focus, axe, widths, paper, English and what moves`, async ({
    page,
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
    await expectScreen(page, { address, ready, act, isDialog });
  });
}

/** Adds a contract that nobody has signed. */
async function addUnsigned(page: Page) {
  const verdict = page.locator('main [data-kind="error"]');
  await page.locator('main input[type="file"]').setInputFiles({
    ...{ name: 'umowa.pdf', mimeType: 'application/pdf', buffer: aPdf() },
  });
  await expect(verdict).toBeVisible();
}

/** The code behind the key comes after the page: it is pressed until it is heard. */
async function openByKey(page: Page, key: 'i' | 'k') {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press(`Control+${key}`);
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
