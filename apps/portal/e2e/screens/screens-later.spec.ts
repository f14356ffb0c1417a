import { randomUUID } from 'node:crypto';
import {
  type Claim,
  callRankings,
  callSetups,
  cofundingRecoveries,
  cofundingRegistrations,
  cofundingRequests,
  accession as contract,
  reportDefinitions,
} from '@urzad/contract';
import { TEST_MS } from '../../../../scripts/limits.mjs';
import { BRINGING, toCheck, verdict } from '../kit/accession';
import { ANNEX_PARENT, annexToCountersign, begunAnnex, sentAnnex } from '../kit/annexes';
import { signIn } from '../kit/api';
import { announced, staff } from '../kit/call-setup';
import { SENDING_PARENT } from '../kit/claims';
import { endCall, rankingOf } from '../kit/closed-call';
import { preparer } from '../kit/contracts';
import { test as base } from '../kit/fixtures';
import { invoiceClaim } from '../kit/invoice-claim';
import { statedAccount, suspendedCoFunding } from '../kit/member-changes';
import { askedList, bookedClaim } from '../kit/payment-lists';
import { DEMO_PASSWORD, newPerson } from '../kit/people';
import { acceptedResignation, ledResignation, unsignedResignation } from '../kit/resignations';
import { trustedAuthority } from '../kit/settings';
import { storeSignIn } from '../kit/signed-in';
import { find, newcomer, review, sent, take } from '../kit/steps';
import { expectScreen } from './kit/expect-screen';
import { lookedAt } from './kit/looked-at';

/** Ids of objects in states that the demo does not begin with. */
interface LaterStates {
  /** An application whose documents the office has returned. */
  returned: number;
  /** A call that has ended; its ranking is proposed. */
  closed: number;
  published: number;
  cancelled: number;
  /** A claim that an officer checks; its invoice stands in the other one too. */
  checking: number;
  /** An annex that its participant has signed. */
  annex: number;
  /** An annex that is being prepared, and one that waits for its participant. */
  begun: number;
  sentAnnex: number;
  /** An authority that the office trusts. */
  anchor: number;
  /** A paid claim that is demanded back. */
  recovered: number;
  /** A payment list whose approval is asked for. */
  payments: number;
  /** A resignation that waits for its signature. */
  unsigned: number;
  /** A resignation that an officer leads. */
  resigning: number;
  /** A participant who resigned. */
  resigned: number;
  /** A signed statement of another account. */
  stated: number;
  /** A saved report that is shared. */
  report: number;
  /** A co-funding whose last month is suspended. */
  suspended: number;
}

const NOTE = 'Brakuje drugiej strony.';
const CANCELLED_FOR = 'Zmiana planu.';
const MANAGER = 'kierownik@urzad.example.com';
const CHECKER = 'pracownik2@urzad.example.com';
/** Whose claim is paid here. */
const WITH_NANNY = 'joanna.zolwinska@example.com';
const ACCOUNTANT = 'ksiegowosc@urzad.example.com';
const CLERK = 'pracownik1@urzad.example.com';
/** Whose resignation is written, and whose waits for the office. */
const UNSIGNED = 'anna.przykladowa@example.com';
const RESIGNING = 'katarzyna.wzorcowa@example.com';
const SETTLING = 'renata.pogladowa@example.com';
const TECHNICIAN = 'admin.techniczny@urzad.example.com';
const DIRECTOR = 'dyrektor@urzad.example.com';
const HOST = 'gospodarz@urzad.example.com';

const test = base.extend<object, { later: LaterStates }>({
  // A worker with this fixture runs no other file, so the demo of its server may change.
  later: [
    async ({ server: { address } }, use) => {
      const { list } = await askedList(address, WITH_NANNY);
      // Before the clock of the server is moved.
      const { id: recovered, lines } = await recoveredClaim(address);
      const checking = await claimToCheck(address, lines[0]?.document_no);
      const annex = await annexToCountersign(address);
      const begun = await begunAnnex(await preparer(address), 'Przykładowa');
      const waiting = await sentAnnex(address, 'Poglądowa');
      const resignations = await resignationsOf(address);
      const stated = await statedAccount(address);
      const suspended = await suspendedCoFunding(address);
      const returned = await returnedDocuments(address);
      await scoredApplication(address);
      const { call } = await announced(address);
      const cancelled = await cancelledCall(address);
      const closed = await proposedRanking(address);
      const anchor = await trustedAuthority(address);
      await use({
        ...{ returned, closed, published: call.id, cancelled, payments: list.id, recovered, checking },
        ...{ begun: begun.id, sentAnnex: waiting.id },
        ...{ anchor, annex: annex.id, ...resignations, stated: stated.id, suspended: suspended.coFunding.id },
        ...{ report: await savedReport(address) },
      });
    },
    { scope: 'worker', timeout: TEST_MS },
  ],
});

interface LaterScreen {
  mail: string;
  /** `:id` is that of the object in the state. */
  path: string;
  state: keyof LaterStates;
  ready: string | RegExp;
}

const ofOffice = ({ mail }: LaterScreen) => mail.endsWith('@urzad.example.com');

/** Screens of states that somebody has to bring about. */
const SCREENS: readonly LaterScreen[] = [
  { mail: BRINGING.mail, path: '/cofundingregistrations/:id', state: 'returned', ready: NOTE },
  { mail: MANAGER, path: '/cofundingcalls/:id', state: 'closed', ready: /^Nabór jest zakończony/ },
  { mail: MANAGER, path: '/cofundingcalls/:id', state: 'published', ready: /^Nabór jest ogłoszony/ },
  { mail: MANAGER, path: '/cofundingcalls/:id', state: 'cancelled', ready: /^Nabór odwołano/ },
  { mail: DIRECTOR, path: '/cofundingcalls/:id/ranking', state: 'closed', ready: 'Zatwierdź propozycję' },
  { mail: CHECKER, path: '/cofundingrequests?tab=all', state: 'checking', ready: /^ROZ\// },
  { mail: ACCOUNTANT, path: '/invoices/:id', state: 'payments', ready: /^Lista czeka na zatwierdzenie/ },
  { mail: MANAGER, path: '/invoices/:id', state: 'payments', ready: 'Zwróć z uwagą' },
  { mail: ACCOUNTANT, path: '/invoices?tab=recoveries', state: 'recovered', ready: 'Zaksięguj zwrot' },
  { mail: SENDING_PARENT, path: '/cofundingrequests/:id', state: 'recovered', ready: 'Jak liczymy odsetki' },
  { mail: MANAGER, path: '/cofundingrequests/:id', state: 'recovered', ready: 'Jak liczymy odsetki' },
  { mail: MANAGER, path: '/', state: 'payments', ready: /^Listy wypłat do zatwierdzenia/ },
  { mail: ACCOUNTANT, path: '/', state: 'recovered', ready: 'Wypłaty według źródeł' },
  { mail: MANAGER, path: '/invoices?tab=lists', state: 'payments', ready: 'czeka na zatwierdzenie' },
  { mail: CHECKER, path: '/cofundingcontracts/annex/:id', state: 'annex', ready: 'Aneks w skrócie' },
  { mail: CHECKER, path: '/cofundingcontracts/annex/:id', state: 'begun', ready: 'Zapisz aneks' },
  { mail: CHECKER, path: '/cofundingcontracts/annexes?tab=all', state: 'annex', ready: /-A1$/ },
  { mail: DIRECTOR, path: '/cofundingcontracts/sign?tab=annexes', state: 'annex', ready: 'Szczegóły aneksu' },
  { mail: ANNEX_PARENT, path: '/cofundingcontracts/annex/:id', state: 'annex', ready: /^Podpis złożony/ },
  { mail: ANNEX_PARENT, path: '/cofundingcontracts/annexsign/:id', state: 'annex', ready: /^Masz już/ },
  { mail: SETTLING, path: '/cofundingcontracts/annexsign/:id', state: 'sentAnnex', ready: 'Było i jest' },
  { mail: ACCOUNTANT, path: '/invoices', state: 'payments', ready: /^ROZ\/|^Żadne rozliczenie nie czeka/ },
  { mail: UNSIGNED, path: '/officecases/sign/:id', state: 'unsigned', ready: 'Podpisz i wyślij' },
  { mail: UNSIGNED, path: '/officecases/:id', state: 'unsigned', ready: 'Ta sprawa czeka na Twój podpis' },
  { mail: CLERK, path: '/officecases/:id', state: 'resigning', ready: 'Przyjmij rezygnację' },
  { mail: WITH_NANNY, path: '/cofundingmembers/show', state: 'resigned', ready: 'Wyślij odpowiedź' },
  { mail: CLERK, path: '/cofundingmembers/:id', state: 'resigned', ready: 'Zakończenie udziału' },
  { mail: CLERK, path: '/officecases/:id', state: 'stated', ready: 'Co zmieni przyjęcie' },
  { mail: CLERK, path: '/cofundinggrants/:id', state: 'suspended', ready: 'Zakończ przerwę' },
  { mail: CHECKER, path: '/cofundingrequests/:id', state: 'checking', ready: 'Zakończ sprawdzanie' },
  { mail: TECHNICIAN, path: '/logs', state: 'closed', ready: 'Sprawdź ciągłość' },
  { mail: TECHNICIAN, path: '/notifications/new', state: 'payments', ready: 'Podgląd' },
  { mail: MANAGER, path: '/notifications/templates', state: 'payments', ready: 'Umowa do podpisu' },
  {
    mail: MANAGER,
    path: '/notifications/templates?template=contract-to-sign',
    state: 'payments',
    ready: 'Zapisz słowa',
  },
  { mail: TECHNICIAN, path: '/notifications', state: 'payments', ready: 'Wysłany' },
  { mail: TECHNICIAN, path: '/notifications?tab=failed', state: 'payments', ready: 'Leszek Pozorny' },
  { mail: TECHNICIAN, path: '/config/applications', state: 'anchor', ready: 'Dodaj aplikację' },
  { mail: TECHNICIAN, path: '/config?section=logos', state: 'anchor', ready: 'Zapisz ustawienia' },
  { mail: TECHNICIAN, path: '/config', state: 'anchor', ready: 'Zapisz ustawienia' },
  { mail: TECHNICIAN, path: '/config?section=signing', state: 'anchor', ready: 'Zapisz ustawienia' },
  { mail: TECHNICIAN, path: '/config?section=anchors', state: 'anchor', ready: /^Centrum/ },
  { mail: HOST, path: '/config?section=start', state: 'anchor', ready: 'TRUST_DIR' },
  { mail: TECHNICIAN, path: '/config?section=mail', state: 'anchor', ready: 'Wyślij list próbny' },
  {
    mail: TECHNICIAN,
    path: '/logs?tab=refusals&ip=10.0.0.1',
    state: 'closed',
    ready: 'Nie ma takich wpisów',
  },
  { mail: ACCOUNTANT, path: '/reports', state: 'report', ready: 'Refundacje według formy opieki' },
  {
    mail: ACCOUNTANT,
    path: '/reports/claims?groups=care_form&operations=refund_claimed.sum,refund_claimed.avg&saved=:id',
    state: 'report',
    ready: 'Razem',
  },
  { mail: MANAGER, path: '/reports/registrations', state: 'report', ready: /^FR\// },
];

for (const { mail, path, state, ready } of lookedAt(SCREENS, ofOffice)) {
  test(`${path}, ${state}, ${mail}: title, focus, axe, widths, paper, English and what moves`, async ({
    page,
    server,
    later,
  }) => {
    await storeSignIn(page, server, { mail, pass: DEMO_PASSWORD });
    await expectScreen(page, { address: path.replace(':id', String(later[state])), ready });
  });
}

async function savedReport(address: string): Promise<number> {
  const manager = await staff(address, 'kierownik');
  const settings = { filters: {}, columns: [], groups: ['care_form'], operations: ['refund_claimed.sum'] };
  const body = { source: 'claims', name: 'Rozliczenia: sumy i średnie', shared: 'yes' as const, settings };
  return (await manager.request(reportDefinitions.add, { body, key: randomUUID() })).data.id;
}

async function returnedDocuments(address: string): Promise<number> {
  const { lead, id } = await toCheck(address);
  await verdict(lead, id, 'AKT_URODZENIA', { status: 'rejected', note: NOTE });
  const { row_version } = await find(lead, id);
  await lead.request(contract.return, { query: { id }, body: { row_version }, key: randomUUID() });
  return id;
}

/** An application in the open call with points that two people have given. */
async function scoredApplication(address: string): Promise<void> {
  const person = newPerson();
  const { id } = await sent(await newcomer(address, person), person);
  const officer = await signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
  const { row_version, points_auto } = await review(officer, await take(officer, id));
  const { data } = await officer.request(cofundingRegistrations.score, {
    query: { id },
    body: { row_version, points_final: points_auto ?? 0 },
    key: randomUUID(),
  });
  const manager = await staff(address, 'kierownik');
  await manager.request(cofundingRegistrations.approve, {
    query: { id },
    body: { row_version: data.row_version },
    key: randomUUID(),
  });
}

async function cancelledCall(address: string): Promise<number> {
  const { manager, call } = await announced(address, '6/2027');
  const { id, row_version } = call;
  const body = { row_version, reason: CANCELLED_FOR };
  await manager.request(callSetups.cancel, { query: { id }, body, key: randomUUID() });
  return id;
}

async function proposedRanking(address: string): Promise<number> {
  const id = await endCall(address);
  const manager = await staff(address, 'kierownik');
  const { row_version } = await rankingOf(manager, id);
  await manager.request(callRankings.propose, { query: { id }, body: { row_version }, key: randomUUID() });
  return id;
}

/** A paid claim of which a part is demanded back. */
async function recoveredClaim(address: string): Promise<Claim> {
  const claim = await bookedClaim(address);
  const { id: id_request, row_version } = claim;
  const manager = await staff(address, 'kierownik');
  const body = { id_request, row_version, amount: 57_000, reason: 'Koszt jest rozliczony dwa razy.' };
  await manager.request(cofundingRecoveries.add, { body, key: randomUUID() });
  return claim;
}

async function claimToCheck(address: string, document_no: string | undefined): Promise<number> {
  const { id, row_version } = await invoiceClaim(address, document_no);
  const checker = await signIn(address, CHECKER, DEMO_PASSWORD);
  await checker.request(cofundingRequests.take, { query: { id }, body: { row_version }, key: randomUUID() });
  return id;
}

async function resignationsOf(
  address: string,
): Promise<Pick<LaterStates, 'unsigned' | 'resigning' | 'resigned'>> {
  const { of: unsigned } = await unsignedResignation(address, UNSIGNED);
  const { of: resigning } = await ledResignation(address, RESIGNING);
  const { member: resigned } = await acceptedResignation(address, WITH_NANNY);
  return { unsigned: unsigned.id, resigning: resigning.id, resigned: resigned.id };
}
