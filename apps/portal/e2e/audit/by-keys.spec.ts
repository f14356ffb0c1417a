import type { Page } from '@playwright/test';
import { ANNEX_PARENT } from '../kit/annexes';
import { CLUB } from '../kit/change-case';
import { expect, test } from '../kit/fixtures';
import { keysOf, skipToContent } from '../kit/keys';
import { codeMailedTo } from '../kit/mail';
import { approvedClaim } from '../kit/office-claims';
import { DEMO_PASSWORD } from '../kit/people';
import { RESIGNING_PARENT } from '../kit/resignations';
import { heading } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { type Account, storeSignIn } from '../kit/signed-in';
import { addSigned, signOutside } from '../walks/kit/contract-screens';

const account = (mail: string): Account => ({ mail, pass: DEMO_PASSWORD });
const staff = (who: string) => account(`${who}@urzad.example.com`);
const PARENT = account(ANNEX_PARENT);
const JOANNA = account(RESIGNING_PARENT);
const DIRECTOR = staff('dyrektor');

// Everybody in letters of high contrast, and on a server of their own: what they do is done once.
let server: RunningServer;
test.beforeEach(async ({ context }) => {
  test.slow();
  server = await startServer({ dataDir: await ownDataDir() });
  await context.addCookies([{ name: 'display', value: 'contrast-high.font-large', url: server.address }]);
});
test.afterEach(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

async function open(page: Page, who: Account, path: string) {
  await storeSignIn(page, server, who);
  await page.goto(server.address + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await skipToContent(page);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name });

/** The button of the page, and that of the dialog which it opens. */
async function confirm(page: Page, name: string | RegExp) {
  const { press } = keysOf(page);
  await press(button(page, name));
  await press(inDialog(page, name));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The password and the mailed code. */
async function prove(page: Page, { mail, pass }: Account) {
  const { press, type } = keysOf(page);
  await type(page.getByLabel(/^Hasło do konta/), pass);
  await press(button(page, 'Wyślij kod'));
  await expect(page.getByText('Wysłany na')).toBeVisible();
  await type(
    page.getByRole('textbox', { name: 'Kod z wiadomości' }),
    await codeMailedTo(server.address, mail),
  );
}

test('a change of nursery by keys alone: the case, the annex, initials and both signatures (U11)', async ({
  page,
}) => {
  const { press, pick, type, choose, check, readToEnd } = keysOf(page);

  await open(page, PARENT, '/cofundingmembers/show');
  await press(page.getByRole('link', { name: 'Zgłoś zmianę' }));
  await expect(heading(page, 'Napisz do urzędu')).toBeFocused();
  await pick(page.getByRole('radio', { name: /^Opieka nad dzieckiem/ }));
  await type(page.getByRole('textbox', { name: 'Imię i nazwisko dziecka' }), 'Ola Wzorcowa');
  await type(page.getByRole('textbox', { name: /^Nowa placówka/ }), CLUB.name);
  await type(page.getByRole('textbox', { name: 'Od kiedy' }), '01.03.2027');
  await type(page.getByRole('textbox', { name: /^Nowy koszt miesięczny/ }), CLUB.cost);
  await type(page.getByRole('textbox', { name: 'Wiadomość' }), 'Od 1 marca Ola idzie do klubu „Ślimaczek”.');
  await press(button(page, 'Wyślij sprawę'));
  await expect(page.getByText(/^Sprawa wysłana/).first()).toBeVisible();
  await expect(heading(page, 'Zmiana')).toBeVisible();
  const path = new URL(page.url()).pathname;

  await open(page, staff('pracownik2'), path);
  await press(page.getByRole('button', { name: 'Przejmij', exact: true }));
  await expect(page.getByText('Sprawa jest Twoja. Możesz odpowiedzieć.').first()).toBeVisible();
  await press(button(page, 'Przygotuj aneks'));
  await expect(heading(page, 'Aneks: Katarzyna Wzorcowa')).toBeVisible();
  await type(page.getByLabel('Powód zmiany'), 'Zmiana miejsca opieki');
  const child = page.getByRole('group', { name: 'Dofinansowanie: Ola Wzorcowa' });
  await type(child.getByLabel('Kto sprawuje opiekę'), CLUB.name);
  await type(child.getByLabel('Numer w rejestrze'), CLUB.register_no);
  await type(child.getByLabel('Miejscowość'), CLUB.city);
  await choose(child.getByLabel('Forma opieki'), 'Klub', CLUB.care_form);
  await type(child.getByLabel('Koszt miesięczny'), CLUB.cost);
  await press(button(page, 'Zapisz aneks').first());
  await expect(page.getByText('Aneks zapisany.').first()).toBeVisible();
  await confirm(page, 'Przekaż do parafy');
  await expect(page.getByText('Aneks czeka na parafę innej osoby.')).toBeVisible();

  await open(page, staff('kierownik'), '/cofundingcontracts/annexes?tab=initial');
  await press(page.getByRole('link', { name: /^UM\/II\/.+-A1$/ }));
  await expect(heading(page, 'Aneks: Katarzyna Wzorcowa')).toBeVisible();
  await confirm(page, 'Parafuj i wyślij');
  await expect(page.getByText(/Aneks czeka na podpis uczestnika do/)).toBeVisible();

  await open(page, PARENT, '/cofundingmembers/show');
  await press(page.getByRole('link', { name: 'Przejdź do podpisu' }));
  await expect(heading(page, /^Podpisz aneks do /)).toBeVisible();
  await readToEnd(/^Aneks/);
  const bytes = await signOutside(page, press);
  await addSigned(page, { bytes, verdict: 'Podpis się zgadza', press });
  await press(button(page, 'Przekaż aneks urzędowi'));
  await expect(heading(page, 'Aneks z Twoim podpisem')).toBeVisible();

  await open(page, DIRECTOR, '/cofundingcontracts/sign?tab=annexes');
  await check(page.getByRole('checkbox', { name: /^Zaznacz aneks / }));
  await press(button(page, 'Podpisz pieczęcią urzędu'));
  await prove(page, DIRECTOR);
  await check(page.getByRole('checkbox', { name: /^Podpisuję za urząd/ }));
  await press(inDialog(page, 'Podpisz pieczęcią urzędu'));
  await expect(page.getByText(/podpisany, aneks obowiązuje\.$/)).toBeVisible();

  await open(page, PARENT, '/cofundingmembers/show');
  await press(page.getByRole('link', { name: 'Zobacz dofinansowanie DOF/0042/1' }));
  await expect(page.getByText(/obowiązują warunki z\saneksu/)).toBeVisible();
  await press(page.getByRole('link', { name: /^Zobacz nowe dofinansowanie DOF\// }));
  await expect(page.getByRole('heading', { name: /^Razem 5\s890,00/ })).toBeVisible();
});

test('a resignation by keys alone: it is signed and accepted, and the data after the end is given (U12)', async ({
  page,
}) => {
  const { press, pick, type, choose, check, readToEnd } = keysOf(page);

  await open(page, JOANNA, '/cofundingmembers/show');
  await press(page.getByRole('link', { name: 'Zrezygnuj z udziału' }));
  await expect(heading(page, 'Napisz do urzędu')).toBeFocused();
  await type(page.getByRole('textbox', { name: 'Ostatni dzień udziału' }), '10.02.2027');
  await pick(page.getByRole('radio', { name: 'Utrata pracy' }));
  await choose(page.getByRole('combobox', { name: 'Co będziesz robić w tym dniu?' }), 'szuk', 'szuka_pracy');
  await check(page.getByRole('checkbox', { name: /Rozliczę ostatni miesiąc/ }));
  await press(button(page, 'Dalej: przeczytaj i podpisz'));

  await expect(heading(page, 'Przeczytaj i podpisz oświadczenie')).toBeVisible();
  await readToEnd(/^Oświadczenie DOK/);
  await prove(page, JOANNA);
  await check(page.getByRole('checkbox', { name: /^Podpisuję to oświadczenie/ }));
  await press(button(page, 'Podpisz i wyślij'));
  await expect(page.getByText('Przyjęliśmy sprawę')).toBeVisible();
  const path = new URL(page.url()).pathname;

  await open(page, staff('pracownik1'), path);
  await press(page.getByRole('button', { name: 'Przejmij', exact: true }));
  await expect(page.getByText(/Załatwienie sprawy kończy udział/)).toBeVisible();
  await press(button(page, 'Przyjmij rezygnację'));
  await type(page.getByRole('textbox', { name: 'Odpowiedź' }), 'Przyjmujemy rezygnację.');
  await press(button(page, 'Przyjmij i wyślij'));
  await expect(page.getByText('Załatwiona').first()).toBeVisible();

  await open(page, JOANNA, '/cofundingmembers/show');
  await pick(page.getByRole('radio', { name: 'Pracuję', exact: true }));
  await press(button(page, 'Wyślij odpowiedź'));
  await expect(page.getByText('Mamy Twoją odpowiedź.')).toBeVisible();
});

test('a payment list by keys alone: prepared, approved, sent to the bank and booked (U10)', async ({
  page,
}) => {
  const { number } = await approvedClaim(server.address);
  const { press, check } = keysOf(page);

  await open(page, staff('ksiegowosc'), '/invoices');
  await check(page.getByRole('checkbox', { name: new RegExp(number) }));
  await confirm(page, 'Utwórz listę');
  await expect(heading(page, 'Lista wypłat LW/2027/02/01')).toBeVisible();
  const path = new URL(page.url()).pathname;
  await confirm(page, 'Przekaż do zatwierdzenia');
  await expect(page.getByText('Lista czeka na zatwierdzenie innej osoby.')).toBeVisible();

  await open(page, staff('kierownik'), path);
  await press(button(page, /^Zatwierdź 1\s140,00/));
  await press(inDialog(page, /^Zatwierdź/));
  await expect(page.getByText('Zatwierdzona').filter({ visible: true }).first()).toBeVisible();

  await open(page, staff('ksiegowosc'), path);
  await press(button(page, 'Plik do banku'));
  const saved = page.waitForEvent('download');
  // The menu is open, and its first entry has the focus.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/LW-2027-02-01/);
  await expect(page.getByText('Wysłana do banku').filter({ visible: true }).first()).toBeVisible();
  await confirm(page, 'Zaksięguj');
  await expect(page.getByText(/^Bank wypłacił pieniądze/)).toBeVisible();
});
