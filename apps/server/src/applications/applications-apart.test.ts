import type { Claim, Registration } from '@urzad/contract';
import { endpoints } from '@urzad/contract/testing';
import type { ContractStatus } from '@urzad/grants';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noted } from '../../test/board-notes';
import { planned } from '../../test/calendar-events';
import { APRIL, claimsOf } from '../../test/claims';
import { messagesOf } from '../../test/contact-messages';
import { toContractStage, toOffice } from '../../test/contract-stage';
import { sentLetter } from '../../test/mail-letters';
import { join, joiningOf } from '../../test/members';
import { officeRegistrations } from '../../test/office-registrations';
import { registrationOf } from '../../test/registration';
import { type SignedIn, signIn } from '../../test/sign-in';
import { type TestApp, testApp } from '../../test/test-app';
import { led } from '../../test/tickets';
import { createdBy, systemAuthor } from '../author';
import { cofundingAnnex } from '../resources/cofunding-annexes/table';
import { cofundingContract } from '../resources/cofunding-contracts/table';
import {
  cofundingPayment,
  cofundingPaymentList,
  cofundingRecovery,
} from '../resources/cofunding-payments/table';
import { cofundingRequest } from '../resources/cofunding-requests/table';
import { mailIncoming } from '../resources/mail-letters/incoming/table';
import { remindOfOverdueCases } from '../resources/office-cases/public';
import { SECOND_APPLICATION, SECOND_CALL } from '../seed/seed-second-application';

/** Ids of what the second application has. */
interface Ids {
  call: number;
  registration: number;
  clause: number;
  document: number;
  file: number;
  contract: number;
  annex: number;
  member: number;
  coFunding: number;
  claim: number;
  paymentList: number;
  payment: number;
  recovery: number;
  case: number;
  message: number;
  ticket: number;
  letter: number;
  chatRoom: number;
  copy: number;
  event: number;
  note: number;
  refusedMail: number;
  library: number;
  libraryItem: number;
  notification: number;
}

/** What has no rows of an application: shared by all, or a person's own account. */
const SHARED = 'shared';

/**
 * Every read of the contract, and how it is tried from the default application: one object by its id, a list, or a read of
 * what all applications share. A new read has to say which it is.
 */
const READS: Record<
  string,
  typeof SHARED | { kind: 'one' | 'list'; of: keyof Ids; more?: string | ((ids: Ids) => string) }
> = {
  '/api/application/find': SHARED,
  // Of the first application alone: application-routes.test.ts tries it in another one.
  '/api/application/get': SHARED,
  '/api/base/initsystem': SHARED,
  '/api/base/initapplication': SHARED,
  '/api/base/clock': SHARED,
  '/api/base/whoami': SHARED,
  '/api/base/uploadchunk': SHARED,
  '/api/base/onlookers': {
    ...{ kind: 'list', of: 'case' },
    more: (ids) => `obj_type=officecase&id_obj=${ids.case}`,
  },
  '/api/user/presence': SHARED,
  '/api/baserecord/get': SHARED,
  '/api/baserecord/download': SHARED,
  // A person arranges the tables of the office alike in every application (Spec §3 gives a view no application).
  '/api/basetablepreset/get': SHARED,
  '/api/locality/get': SHARED,
  '/api/outbox/get': SHARED,
  '/api/user/find': SHARED,
  '/api/user/passtest': SHARED,
  '/api/user/lookup': SHARED,
  '/api/user/sessions': SHARED,
  '/api/user/signins': SHARED,
  '/api/user/secondfactor': SHARED,
  '/api/user/sharelist': SHARED,
  '/api/user/sharelog': SHARED,
  '/api/user/shared': SHARED,
  '/api/user/get': SHARED,
  '/api/user/counts': SHARED,
  // All of a person, in whatever application.
  '/api/user/accountdata': SHARED,
  '/api/user/readings': SHARED,
  '/api/user/managed': SHARED,
  '/api/user/events': SHARED,
  // The roles of the product; how those of the office are apart is tried by office-role-routes.test.ts.
  '/api/role/get': SHARED,
  '/api/role/find': SHARED,
  '/api/userrole/get': SHARED,
  '/api/usergroup/get': SHARED,
  // The log of the product: its entries name no application.
  '/api/baselog/get': SHARED,
  '/api/baselog/counts': SHARED,
  '/api/baselog/find': SHARED,
  '/api/baselog/people': SHARED,
  '/api/baselog/person': SHARED,
  '/api/baselog/chain': SHARED,
  '/api/basetask/get': SHARED,
  '/api/basetask/runs': SHARED,
  // Of the server, and refused in every other application.
  '/api/retentionlist/get': SHARED,
  '/api/retentionrow/get': SHARED,
  '/api/retentionrow/counts': SHARED,
  '/api/retentionrow/find': SHARED,
  // The office and its texts are those of the asked application, the rest is of the server.
  '/api/baseconfig/get': SHARED,
  // Templates of the product, in the words of the asked application.
  '/api/basetemplate/get': SHARED,
  '/api/base/accessibility': SHARED,
  '/api/basetrustanchor/get': SHARED,
  '/api/locality/lookup': SHARED,
  // Of the application that asks, by the code of a dictionary or all of them: routes.test.ts of the resource tries it.
  '/api/library/lookup': SHARED,
  '/api/library/options': SHARED,
  '/api/library/get': { kind: 'list', of: 'library' },
  '/api/library/counts': SHARED,
  '/api/library/find': { kind: 'one', of: 'library' },
  '/api/libraryitem/get': { kind: 'list', of: 'library', more: ({ library }) => `id_library=${library}` },
  '/api/libraryitem/counts': { kind: 'list', of: 'library', more: ({ library }) => `id_library=${library}` },
  '/api/raportconfig/datasources': SHARED,
  // Rows are found by the conditions of the lists of their objects, which are tried here.
  '/api/raportconfig/get': SHARED,
  '/api/raportconfig/find': SHARED,
  '/api/raportconfig/rows': SHARED,
  '/api/raportconfig/summary': SHARED,
  // Counts of the lists below, each of which is tried by itself.
  '/api/dashboard/waiting': SHARED,
  '/api/dashboard/team': { kind: 'list', of: 'registration' },
  '/api/dashboard/week': { kind: 'list', of: 'registration' },
  '/api/dashboard/calls': { kind: 'list', of: 'call' },
  // Sums name nobody; they are of the payments of an application, as its list is.
  '/api/dashboard/money': SHARED,
  '/api/cofundingcall/get': { kind: 'list', of: 'call' },
  '/api/cofundingcall/find': { kind: 'one', of: 'call' },
  '/api/cofundingcall/setups': { kind: 'list', of: 'call' },
  '/api/cofundingcall/setup': { kind: 'one', of: 'call' },
  '/api/cofundingcall/texts': { kind: 'one', of: 'call' },
  '/api/cofundingcall/ranking': { kind: 'one', of: 'call' },
  '/api/cofundingcall/rankingrows': { kind: 'one', of: 'call' },
  // A published list, of a call that is found as in `find`.
  '/api/cofundingcall/results': SHARED,
  '/api/cofundingcontract/get': { kind: 'list', of: 'contract' },
  '/api/cofundingcontract/counts': { kind: 'list', of: 'contract' },
  '/api/cofundingcontract/find': { kind: 'one', of: 'contract' },
  '/api/cofundingcontract/preview': { kind: 'one', of: 'contract' },
  '/api/cofundingmember/get': { kind: 'list', of: 'member' },
  '/api/cofundingmember/counts': { kind: 'list', of: 'member' },
  '/api/cofundingmember/find': { kind: 'one', of: 'member' },
  '/api/cofundingemployer/find': { kind: 'one', of: 'registration' },
  '/api/cofundinggrant/get': { kind: 'list', of: 'coFunding' },
  '/api/cofundinggrant/counts': { kind: 'list', of: 'coFunding' },
  '/api/cofundinggrant/find': { kind: 'one', of: 'coFunding' },
  '/api/cofundingrequest/get': { kind: 'list', of: 'claim' },
  '/api/cofundingrequest/counts': { kind: 'list', of: 'claim' },
  '/api/cofundingrequest/find': { kind: 'one', of: 'claim' },
  '/api/cofundingpayment/waiting': { kind: 'list', of: 'claim' },
  '/api/cofundingpayment/waitingall': { kind: 'list', of: 'claim' },
  '/api/cofundingpayment/get': { kind: 'list', of: 'payment' },
  '/api/cofundingpayment/costs': {
    kind: 'list',
    of: 'claim',
    more: ({ claim }) => `id_request=${claim}`,
  },
  '/api/cofundingrecovery/get': { kind: 'list', of: 'recovery' },
  '/api/cofundingpaymentlist/get': { kind: 'list', of: 'paymentList' },
  '/api/cofundingpaymentlist/counts': { kind: 'list', of: 'paymentList' },
  '/api/cofundingpaymentlist/find': { kind: 'one', of: 'paymentList' },
  '/api/cofundingcontract/tosign': { kind: 'one', of: 'contract' },
  '/api/cofundingcontract/desk': { kind: 'list', of: 'contract' },
  '/api/cofundingcontract/deskfiles': {
    kind: 'list',
    of: 'contract',
    more: ({ contract }) => `ids=${contract}`,
  },
  '/api/cofundingannex/get': { kind: 'list', of: 'annex' },
  '/api/cofundingannex/counts': { kind: 'list', of: 'annex' },
  '/api/cofundingannex/find': { kind: 'one', of: 'annex' },
  '/api/cofundingannex/preview': { kind: 'one', of: 'annex' },
  '/api/cofundingannex/tosign': { kind: 'one', of: 'annex' },
  '/api/cofundingannex/desk': { kind: 'list', of: 'annex' },
  '/api/cofundingannex/deskfiles': {
    kind: 'list',
    of: 'annex',
    more: ({ annex }) => `ids=${annex}`,
  },
  '/api/cofundingclause/find': { kind: 'one', of: 'clause' },
  '/api/cofundingregistration/get': { kind: 'list', of: 'registration' },
  '/api/cofundingregistration/counts': { kind: 'list', of: 'registration' },
  '/api/cofundingregistration/officers': { kind: 'list', of: 'registration' },
  '/api/cofundingregistration/find': { kind: 'one', of: 'registration' },
  '/api/cofundingregistration/downloadall': { kind: 'one', of: 'registration' },
  '/api/cofundingcertificate/find': { kind: 'one', of: 'registration', more: 'kind=ZASW_PRACODAWCA' },
  '/api/basedocument/find': { kind: 'one', of: 'document' },
  '/api/basedocument/get': { kind: 'list', of: 'document', more: 'direction=submitted' },
  '/api/basedocument/counts': { kind: 'list', of: 'document' },
  '/api/basedocument/show': { kind: 'one', of: 'document' },
  '/api/basedocument/downloadmany': {
    kind: 'list',
    of: 'document',
    more: ({ document }) => `direction=submitted&ids=${document}`,
  },
  '/api/basefile/find': { kind: 'one', of: 'file' },
  // For who looks after the server; how they are apart is tried by sent-notices.both.test.ts.
  '/api/basenotification/sent': SHARED,
  '/api/basenotification/sentcounts': SHARED,
  '/api/basenotification/senttext': SHARED,
  '/api/basenotification/sendagaincheck': SHARED,
  // Held apart as the people whom they are sent to: by the lists that those are found in.
  '/api/basemessage/get': SHARED,
  '/api/basemessage/choices': SHARED,
  '/api/basemessage/people': SHARED,
  '/api/basemessage/audience': SHARED,
  '/api/basenotification/get': { kind: 'list', of: 'notification' },
  '/api/chatroom/get': { kind: 'list', of: 'chatRoom' },
  // What nobody has written is counted nowhere; the rooms are tried by chat-routes.test.ts.
  '/api/chatroom/counts': SHARED,
  '/api/chatroom/find': { kind: 'one', of: 'chatRoom' },
  '/api/chatroom/messages': { kind: 'one', of: 'chatRoom' },
  '/api/chatroom/people': SHARED,
  '/api/mailletter/get': { kind: 'list', of: 'copy', more: 'folder=sent' },
  '/api/mailletter/counts': SHARED,
  '/api/mailletter/refused': { kind: 'list', of: 'refusedMail' },
  '/api/mailletter/find': { kind: 'one', of: 'letter' },
  '/api/mailletter/about': {
    ...{ kind: 'list', of: 'case' },
    more: ({ case: id }) => `obj_type=officecase&id_obj=${id}`,
  },
  // People of the office with mail there; who they are is tried by letters.test.ts.
  '/api/mailletter/recipients': SHARED,
  '/api/boardnote/get': { kind: 'list', of: 'note', more: 'id_board=4' },
  '/api/calendarevent/get': { kind: 'list', of: 'event', more: 'from=2027-02-01&to=2027-02-28' },
  // Terms and calls are found by the lists of their objects.
  '/api/calendarevent/days': SHARED,
  '/api/calendarevent/find': { kind: 'one', of: 'event' },
  '/api/calendarevent/about': {
    ...{ kind: 'list', of: 'case' },
    more: ({ case: id }) => `obj_type=officecase&id_obj=${id}`,
  },
  // People of the office with a calendar there; who they are is tried by calendar-routes.test.ts.
  '/api/calendarevent/colleagues': SHARED,
  // The caller's own; how feeds are apart is tried by feed-routes.test.ts.
  '/api/calendarfeed/own': SHARED,
  '/api/contactmessage/get': { kind: 'list', of: 'message' },
  '/api/contactmessage/counts': { kind: 'list', of: 'message', more: 'has_text=corka+idzie' },
  '/api/contactmessage/owners': { kind: 'list', of: 'message' },
  '/api/contactmessage/find': { kind: 'one', of: 'message' },
  '/api/ticket/get': { kind: 'list', of: 'ticket' },
  '/api/ticket/counts': { kind: 'list', of: 'ticket', more: 'has_text=drukarka+pilotazu' },
  '/api/ticket/owners': { kind: 'list', of: 'ticket' },
  '/api/ticket/officers': { kind: 'one', of: 'ticket' },
  '/api/ticket/find': { kind: 'one', of: 'ticket' },
  '/api/ticket/downloadall': { kind: 'one', of: 'ticket' },
  '/api/officecase/get': { kind: 'list', of: 'case' },
  '/api/officecase/counts': { kind: 'list', of: 'case' },
  '/api/officecase/owners': { kind: 'list', of: 'case' },
  '/api/officecase/officers': { kind: 'one', of: 'case' },
  '/api/officecase/find': { kind: 'one', of: 'case' },
  '/api/officecase/downloadall': { kind: 'one', of: 'case' },
  '/api/officecase/archive': { kind: 'one', of: 'case' },
};

/** Tables with rows of an application. Those named here are shared or reached by an object only; a new one is neither. */
const TABLES: Record<string, 'tried' | 'shared' | 'by its object'> = {
  application: 'shared',
  role: 'shared',
  user: 'shared',
  account_share: 'shared',
  // Nobody reads it yet: its desk will.
  usergroup: 'shared',
  basesetting: 'shared',
  basetrustanchor: 'shared',
  locality: 'shared',
  // Of the server; every other application is refused.
  retentionlist: 'shared',
  retentionrow: 'shared',
  library: 'tried',
  libraryitem: 'tried',
  basetablepreset: 'shared',
  // How rooms are apart is tried by socket-hub.test.ts.
  base_socket: 'shared',
  base_socket_action: 'shared',
  base_onlooker: 'by its object',
  // How definitions are apart is tried by report-definitions.test.ts.
  raportconfig: 'by its object',
  user_role: 'tried',
  basefile: 'by its object',
  basesignature: 'by its object',
  cofundingcall: 'tried',
  careprovider: 'by its object',
  cofundingemployer: 'by its object',
  cofundingranking: 'by its object',
  cofundingrankingrow: 'by its object',
  cofundingcontract: 'tried',
  cofundingannex: 'tried',
  cofundingpointsreview: 'by its object',
  cofundingclause: 'tried',
  cofundingmember: 'tried',
  cofundinggrant: 'tried',
  cofundingpayment: 'tried',
  cofundingpaymentlist: 'tried',
  cofundingrecovery: 'tried',
  cofundingrequest: 'tried',
  cofundingregistration: 'tried',
  basedocument: 'tried',
  basemessage: 'by its object',
  basenotification: 'tried',
  officecase: 'tried',
  contactmessage: 'tried',
  ticket: 'tried',
  chatroom: 'tried',
  mailletter: 'tried',
  mailcopy: 'tried',
  calendarevent: 'tried',
  // How feeds are apart is tried by feed-routes.test.ts.
  calendarfeed: 'by its object',
  boardnote: 'tried',
  mailincoming: 'tried',
};

let test: TestApp;
let ids: Ids;
/** Those who belong to both applications, as they look at each. */
let parent: Record<'first' | 'second', SignedIn>;
let officer: Record<'first' | 'second', SignedIn>;

beforeAll(async () => {
  test = await testApp();
  const inBoth = async (who: string) => ({
    first: await signIn(test, who),
    second: await signIn(test, who, { application: SECOND_APPLICATION }),
  });
  parent = await inBoth('barbara.podwojna');
  officer = await inBoth('pracownik2');

  const steps = registrationOf(test, parent.second, 'barbara.podwojna@example.com', SECOND_CALL);
  const child = { firstname: 'Lena', lastname: 'Podwójna', pesel: '25261001784' };
  const sent: Registration = await steps.sent(child);
  const asked = await parent.second.post('/api/officecase/add', {
    obj_type: 'general',
    id_obj: null,
    kind: 'PYTANIE',
    form: { title: 'Pytanie o pilotaż' },
    body: 'Kiedy będzie następny nabór?',
    filenames: [await steps.upload()],
  });
  await officer.second.post(`/api/officecase/take?id=${asked.json().data.id}`, {});
  await officer.second.post(`/api/cofundingregistration/take?id=${sent.id}`, {});
  await toContractStage(test, sent.id);
  const contract = await officer.second.post('/api/cofundingcontract/add', { id_registration: sent.id });
  const joined = await join(test, await joiningOf(test, sent.id, 'UM/P/0001/2027'));
  await toOffice(test, contract.json().data.id, sent.documents[0]?.id ?? 0);
  const id_grant = joined.ids_grant[0] ?? 0;
  const annex = await annexOf(contract.json().data.id, sent.documents[0]?.id ?? 0);
  await claimsOf(test, officeRegistrations(test)).endMonth(id_grant, APRIL);
  const claimed = await parent.second.post('/api/cofundingrequest/add', { id_grant, month: APRIL });
  const told = await parent.second.get('/api/basenotification/get');
  const fault = { title: 'Drukarka pilotażu', filenames: [await steps.upload()] };
  ids = {
    call: sent.call.id,
    registration: sent.id,
    clause: sent.clause.id,
    document: sent.documents[0]?.id ?? 0,
    file: asked.json().data.messages[0].files[0].id,
    contract: contract.json().data.id,
    member: joined.id_member,
    coFunding: id_grant,
    claim: claimed.json().data.id,
    ...(await listOf(claimed.json().data, asked.json().data.id)),
    annex,
    case: asked.json().data.id,
    message: (await messagesOf(test, SECOND_APPLICATION).taken(officer.second)).id,
    ticket: (await led(officer.second, parent.second, fault)).id,
    ...(await letterOf(officer.second)),
    event: (await planned(officer.second)).id,
    note: (await noted(officer.second)).id,
    chatRoom: await roomOfSecond(),
    refusedMail: await refusedMail(),
    notification: told.json().data[0].id,
    ...(await libraryOf(officer.second)),
  };
});
afterAll(() => test.close());

const reads = endpoints.filter(({ method }) => method === 'GET').map(({ url }) => url);

it('knows of every read whether it is of an application', () => {
  expect(reads.filter((url) => !(url in READS))).toEqual([]);
  expect(Object.keys(READS).filter((url) => !reads.includes(url as (typeof reads)[number]))).toEqual([]);
});

it('knows of every table whose rows are of an application how they are held apart', async () => {
  const rows = await test.app.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and column_name = 'id_application'`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(TABLES).toSorted());
});

const tried = Object.entries(READS).flatMap(([url, how]) => (how === SHARED ? [] : [{ url, ...how }]));

describe.each(tried)('$url', ({ url, kind, of, more }) => {
  const queryOf = () =>
    [
      ...(kind === 'one' ? [`id=${ids[of]}`] : []),
      ...(more ? [typeof more === 'string' ? more : more(ids)] : []),
    ].join('&');

  it('shows its own application to those who belong to it', async () => {
    const answers = [parent.second, officer.second].map((who) => who.get(`${url}?${queryOf()}`));
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
  });

  it('shows nothing of it in the other one, to the same people', async () => {
    for (const who of [parent.first, officer.first]) {
      const answer = await who.get(`${url}?${queryOf()}`);
      if (kind === 'one') expect([403, 404]).toContain(answer.statusCode);
      else if (answer.statusCode === 200) expect(shown(answer.json().data, ids[of])).toBe('nothing');
    }
  });
});

describe('a write with the id of an object of another application', () => {
  const NAMES: Record<string, keyof Ids> = {
    cofundingregistration: 'registration',
    cofundingclause: 'clause',
    cofundingemployer: 'registration',
    cofundingcontract: 'contract',
    cofundingannex: 'annex',
    cofundingrequest: 'claim',
    cofundingpaymentlist: 'paymentList',
    cofundingpayment: 'payment',
    cofundingrecovery: 'recovery',
    officecase: 'case',
    contactmessage: 'message',
    ticket: 'ticket',
    mailletter: 'letter',
    calendarevent: 'event',
    boardnote: 'note',
    chatroom: 'chatRoom',
    basenotification: 'notification',
    libraryitem: 'libraryItem',
  };
  const writes = endpoints.filter(
    ({ method, url }) => method !== 'GET' && (url.split('/')[2] ?? '') in NAMES,
  );

  it('changes nothing of it', async () => {
    const before = await rowsOfSecond();
    for (const { method, url } of writes) {
      const id = ids[NAMES[url.split('/')[2] ?? ''] ?? 'call'];
      for (const who of [parent.first, officer.first]) {
        await (method === 'DELETE' ? who.delete(`${url}?id=${id}`) : who.post(`${url}?id=${id}`, {}));
      }
    }
    expect(writes.length).toBeGreaterThan(20);
    expect(await rowsOfSecond()).toEqual(before);
  });
});

it('gives the privileges of a role only where it is held', async () => {
  const clerk = await signIn(test, 'pracownik1', { application: SECOND_APPLICATION });
  const { data } = (await clerk.get('/api/base/initsystem')).json();
  expect(data.application.id).toBe(SECOND_APPLICATION);
  // Of the level of the system, which holds everywhere.
  expect(data.user_privileges).toEqual(['base_template_show']);
  expect((await clerk.get('/api/cofundingregistration/counts')).statusCode).toBe(403);
  expect((await officer.second.get('/api/cofundingregistration/counts')).json().data.all).toBe(1);
  expect((await officer.first.get('/api/cofundingregistration/counts')).json().data.all).toBe(0);
});

it.each(['parent', 'officer'] as const)(
  'has no object of another application shown to the %s',
  async (who) => {
    const people = { parent, officer }[who];
    const show = (as: SignedIn) => as.post('/api/base/showexec', { id_obj: ids.registration });
    expect((await show(people.first)).statusCode).toBe(404);
    expect((await show(people.second)).statusCode).toBe(200);
  },
);

it('refuses a registration in a call of another application', async () => {
  const answer = await parent.first.post('/api/cofundingregistration/add', { id_call: ids.call });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'object-no-exist']);
});

it('is served by timed jobs like every other, which make their rows in it', async () => {
  const before = (await officer.second.get('/api/basenotification/get')).json().count;
  const tooLate = new Date('2027-04-01T10:00:00.000Z');
  expect(await remindOfOverdueCases(test.app, tooLate, new AbortController().signal)).toBe(1);

  const { data, count } = (await officer.second.get('/api/basenotification/get')).json();
  expect(count).toBe(before + 1);
  const elsewhere = (await officer.first.get('/api/basenotification/get')).json().data;
  expect(elsewhere.map(({ id }: { id: number }) => id)).not.toContain(data[0].id);
});

/** What an answer shows of an object: a row, a count that is not 0, or a person in charge. */
function shown(data: unknown, id: number): string {
  if (!Array.isArray(data)) return Object.values(data ?? {}).some(isSomething) ? 'a count' : 'nothing';
  const isOfficer = data.some((row) => row.id === officer.first.id && 'name' in row);
  return data.some((row) => row.id === id) || isOfficer ? 'a row' : 'nothing';
}

function isSomething(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== 0;
}

/** A dictionary of the second application, with one of its items. */
async function libraryOf(who: SignedIn) {
  const [library] = (await who.get('/api/library/get?has_text=BANK')).json().data;
  const [item] = (await who.get(`/api/libraryitem/get?id_library=${library.id}`)).json().data;
  return { library: library.id, libraryItem: item.id };
}

/** The room for all of the second application: nobody is named as its member, so only the application holds it apart. */
async function roomOfSecond() {
  const { data } = (await officer.second.get('/api/chatroom/get')).json();
  return data[0].id;
}

/** A letter that somebody of the second application sent, with their copy. */
async function letterOf(who: SignedIn) {
  const { id } = await sentLetter(who, { outside: ['biuro@zolwik.example.com'] });
  const [row] = (await who.get('/api/mailletter/get?folder=sent')).json().data;
  return { letter: id, copy: row.id };
}

/** A letter from outside that the second application did not take. */
async function refusedMail(): Promise<number> {
  const date = test.clock.business();
  const [row] = await test.app.db
    .insert(mailIncoming)
    .values({
      ...createdBy(systemAuthor(date, { id_application: SECOND_APPLICATION })),
      ...{ mailbox: 'pilotaz', uid_validity: 1, uid: 1, status: 'refused', reason: 'too-big' },
      ...{ digest: '', message_id: '', size: 1, from_name: '', from_mail: '', subject: 'Duży', date },
    })
    .returning({ id: mailIncoming.id });
  return row?.id ?? 0;
}

/** An annex of the second application that waits for its office. */
async function annexOf(id_contract: number, id_document: number): Promise<number> {
  const { db } = test.app;
  const setStatus = (status: ContractStatus) =>
    db.update(cofundingContract).set({ status }).where(eq(cofundingContract.id, id_contract));
  await setStatus('active');
  const added = await officer.second.post('/api/cofundingannex/add', { id_contract, id_officecase: null });
  await setStatus('to_office');
  const { id } = added.json().data;
  await db
    .update(cofundingAnnex)
    .set({ status: 'to_office', id_document, sent_date: test.clock.business() })
    .where(eq(cofundingAnnex.id, id));
  return id;
}

/** A payment list of the second application, with one payment, and the recovery of it. */
async function listOf({ id, id_member, id_grant, id_user }: Claim, id_officecase: number) {
  const { db } = test.app;
  const by = createdBy(systemAuthor(test.clock.business(), { id_application: SECOND_APPLICATION }));
  const [list] = await db
    .insert(cofundingPaymentList)
    .values({
      ...{ ...by, number: 'LW/2027/02/01', date: '2027-02-12', count: 1, sum: 100, esf_sum: 89 },
      ...{ state_sum: 11, editors: [officer.second.id], id_user_prepared: officer.second.id },
      search_text: 'lw/2027/02/01',
    })
    .returning();
  const [call] = await db
    .select({ id_call: cofundingRequest.id_call })
    .from(cofundingRequest)
    .where(eq(cofundingRequest.id, id));
  const [payment] = await db
    .insert(cofundingPayment)
    .values({
      ...{ ...by, status: 'on_list', id_list: list?.id ?? 0, id_request: id, id_member, id_grant, id_user },
      ...{ id_call: call?.id_call ?? 0, amount: 100, esf_amount: 89, state_amount: 11, title: 'Refundacja' },
      ...{ claim_status: 'approved', receiver: 'Barbara Podwójna', name_sort: '', search_text: '' },
    })
    .returning();
  const [recovery] = await db
    .insert(cofundingRecovery)
    .values({
      ...{ ...by, id_payment: payment?.id ?? 0, id_request: id, id_member, id_user, id_officecase },
      ...{ id_call: call?.id_call ?? 0, amount: 100, left: 100, paid_date: '2027-02-01', reason: '' },
      ...{ return_to: '2027-02-26', name_sort: '', search_text: '' },
    })
    .returning();
  return { paymentList: list?.id ?? 0, payment: payment?.id ?? 0, recovery: recovery?.id ?? 0 };
}

async function rowsOfSecond() {
  const tables = Object.entries(TABLES).flatMap(([name, how]) => (how === 'tried' ? [name] : []));
  const found: Record<string, unknown> = {};
  for (const name of tables) {
    found[name] = await test.app.db
      .select({ row: sql`to_jsonb(found)` })
      .from(sql`${sql.identifier(name)} as found`)
      .where(sql`found.id_application = ${SECOND_APPLICATION}`)
      .orderBy(sql`found.id`);
  }
  return found;
}
