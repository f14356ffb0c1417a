import { randomUUID } from 'node:crypto';
import {
  callRankings,
  callSetups,
  cofundingRegistrations,
  cofundingRequests,
  accession as contract,
} from '@urzad/contract';
import { TEST_MS } from '../../../../scripts/limits.mjs';
import { BRINGING, toCheck, verdict } from '../kit/accession';
import { signIn } from '../kit/api';
import { announced, staff } from '../kit/call-setup';
import { submittedClaim } from '../kit/claims';
import { endCall, rankingOf } from '../kit/closed-call';
import { test as base } from '../kit/fixtures';
import { invoiceClaim } from '../kit/invoice-claim';
import { askedList } from '../kit/payment-lists';
import { DEMO_PASSWORD, newPerson } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';
import { find, newcomer, review, sent, take } from '../kit/steps';
import { expectScreen } from './kit/expect-screen';

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
  /** A payment list whose approval is asked for. */
  payments: number;
}

const NOTE = 'Brakuje drugiej strony.';
const CANCELLED_FOR = 'Zmiana planu.';
const MANAGER = 'kierownik@urzad.example.com';
const CHECKER = 'pracownik2@urzad.example.com';
/** Whose claim is paid here. */
const WITH_NANNY = 'joanna.zolwinska@example.com';
const ACCOUNTANT = 'ksiegowosc@urzad.example.com';
const DIRECTOR = 'dyrektor@urzad.example.com';

const test = base.extend<object, { later: LaterStates }>({
  // A worker with this fixture runs no other file, so the demo of its server may change.
  later: [
    async ({ server: { address } }, use) => {
      const { list } = await askedList(address, WITH_NANNY);
      const returned = await returnedDocuments(address);
      await scoredApplication(address);
      const { call } = await announced(address);
      const cancelled = await cancelledCall(address);
      const closed = await proposedRanking(address);
      const claims = await claimsToCheck(address);
      await use({ returned, closed, published: call.id, cancelled, payments: list.id, ...claims });
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
  { mail: MANAGER, path: '/invoices?tab=lists', state: 'payments', ready: 'czeka na zatwierdzenie' },
  { mail: ACCOUNTANT, path: '/invoices', state: 'payments', ready: /^ROZ\/|^Żadne rozliczenie nie czeka/ },
];

for (const { mail, path, state, ready } of SCREENS) {
  test(`${path}, ${state}, ${mail}: title, focus, axe, widths, paper, English and what moves`, async ({
    page,
    server,
    later,
  }) => {
    await storeSignIn(page, server, { mail, pass: DEMO_PASSWORD });
    await expectScreen(page, { address: path.replace(':id', String(later[state])), ready });
  });
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

async function claimsToCheck(address: string): Promise<Pick<LaterStates, 'checking'>> {
  const { claim: submitted } = await submittedClaim(address);
  const { id, row_version } = await invoiceClaim(address, submitted.lines[0]?.document_no);
  const checker = await signIn(address, CHECKER, DEMO_PASSWORD);
  await checker.request(cofundingRequests.take, { query: { id }, body: { row_version }, key: randomUUID() });
  return { checking: id };
}
