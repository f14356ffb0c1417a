import { createHash, randomUUID } from 'node:crypto';
import type { CallRanking, NoticeTemplateView, Registration } from '@urzad/contract';
import { getMoment, hardSpaces } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OfficeRegistration, officeRegistrations } from '../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { twoServers } from '../../../test/two-servers';
import { codeOf } from '../../../test/writes';
import { verifyLog } from '../../audit-log/verify-log';
import { readPdf } from '../../documents/testing/read-pdf';
import { cofundingCall } from '../cofunding-calls/table';
import { promoteReserve } from '../cofunding-registrations/public';
import { printLists } from './print-lists';
import { sendResults } from './send-results';

const CALL = '1/2027';
const NEVER = new AbortController().signal;

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let director: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
let id: number;
/** Three with approved points, in the order in which they were submitted. */
const three: OfficeRegistration[] = [];

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  director = await signIn(test, 'dyrektor');
  registrations = officeRegistrations(test);
  for (let at = 0; at < 3; at++) {
    const found = await registrations.scored(clerk);
    await registrations.done(manager, found, 'approve');
    three.push(found);
  }
  const [call] = await test.app.db.select().from(cofundingCall).where(eq(cofundingCall.number, CALL));
  id = call?.id ?? 0;
  const means = { places_in_zone: 1, places_out_zone: 1, reserve_limit: 1 };
  await test.app.db.update(cofundingCall).set(means).where(eq(cofundingCall.id, id));
});
afterAll(() => test.close());

const ranking = async (who = manager): Promise<CallRanking> =>
  (await who.get(`/api/cofundingcall/ranking?id=${id}`)).json().data;
const rows = async () => (await manager.get(`/api/cofundingcall/rankingrows?id=${id}`)).json().data;
async function step(who: SignedIn, name: string) {
  const { row_version } = await ranking();
  return who.post(`/api/cofundingcall/${name}?id=${id}`, { row_version });
}
async function saveWords(code: string, changes: object) {
  const all: NoticeTemplateView[] = (await manager.get('/api/basetemplate/get')).json().data;
  const words = { ...all.find((one) => one.code === code)?.words, ...changes };
  const saved = await manager.post('/api/basetemplate/set', { code, row_version: 0, words });
  expect(saved.statusCode).toBe(200);
}
const statusOf = async (found: OfficeRegistration): Promise<Registration> =>
  (await found.parent.get(`/api/cofundingregistration/find?id=${found.id}`)).json().data;

it('is no business of parents and of who may not see calls', async () => {
  const parent = three[0]?.parent ?? manager;
  for (const url of ['ranking', 'rankingrows']) {
    expect(codeOf(await parent.get(`/api/cofundingcall/${url}?id=${id}`))).toEqual([403, 'no-privilege']);
    const stranger = await test.app.inject({ url: `/api/cofundingcall/${url}?id=${id}` });
    expect(codeOf(stranger)).toEqual([401, 'no-login']);
  }
  const answer = await test.app.inject({ url: `/api/cofundingcall/results?id=${id}` });
  expect(codeOf(answer)).toEqual([404, 'object-no-exist']);
});

it('begins when the call has ended and every application is decided on', async () => {
  expect(codeOf(await step(manager, 'propose'))).toEqual([409, 'illegal-step']);
  const undecided = await registrations.sent();
  test.clock.set(getMoment('2027-02-15 09:00'));
  expect(await ranking()).toMatchObject({ status: 'closed', undecided: 1, scored: 3, steps: [] });
  expect((await step(manager, 'propose')).json().data).toEqual({ status: 'closed', reason: 'undecided' });

  const { row_version } = await registrations.seenBy(undecided.parent, undecided);
  const url = `/api/cofundingregistration/withdraw?id=${undecided.id}`;
  expect((await undecided.parent.post(url, { row_version, reason: 'INNE' })).statusCode).toBe(200);
  expect(await ranking()).toMatchObject({ undecided: 0, steps: ['propose'], proposal: null });
});

it('is proposed once by two presses, by nobody without the privilege, and never on an old page', async () => {
  const { row_version } = await ranking();
  const url = `/api/cofundingcall/propose?id=${id}`;
  const stranger = await test.app.inject({ method: 'POST', url, payload: { row_version } });
  expect(codeOf(stranger)).toEqual([401, 'no-login']);
  for (const who of [clerk, director, three[0]?.parent ?? clerk]) {
    expect(codeOf(await who.post(url, { row_version }))).toEqual([403, 'no-privilege']);
  }
  const key = { 'idempotency-key': randomUUID() };
  const both = await Promise.all([
    manager.post(url, { row_version }, key),
    manager.post(url, { row_version }, key),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(codeOf(await manager.post(url, { row_version }))).toEqual([409, 'conflict']);

  expect(await ranking()).toMatchObject({
    proposal: {
      version_no: 1,
      rows: 3,
      current: 'yes',
      approved: null,
      waiting: 1,
      proposed: { id_user: manager.id },
    },
    steps: ['propose'],
  });
  expect((await ranking(director)).steps).toEqual(['approveProposal']);
  expect(
    (await rows()).map(({ result, rank_no }: { result: string; rank_no: number }) => [result, rank_no]),
  ).toEqual([
    ['qualified', 1],
    ['qualified', 2],
    ['reserve', 1],
  ]);
});

it('is approved by another person, and only as it is now', async () => {
  expect(codeOf(await step(clerk, 'approveproposal'))).toEqual([403, 'no-privilege']);
  const own = await step(manager, 'approveproposal');
  expect([own.statusCode, own.json()]).toEqual([
    403,
    { code: 'no-privilege', data: { reason: 'own-proposal' } },
  ]);
  expect((await step(manager, 'rank')).json().data).toMatchObject({ reason: 'not-approved' });

  const [, , last] = three;
  if (!last) throw new Error('There are three.');
  const fourth = await registrations.seenBy(last.parent, last);
  await last.parent.post(`/api/cofundingregistration/withdraw?id=${last.id}`, {
    row_version: fourth.row_version,
    reason: 'INNE',
  });
  expect(await ranking()).toMatchObject({ proposal: { current: 'no' } });
  expect((await step(director, 'approveproposal')).json().data).toMatchObject({ reason: 'outdated' });

  const means = { places_in_zone: 0, places_out_zone: 1 };
  await test.app.db.update(cofundingCall).set(means).where(eq(cofundingCall.id, id));
  expect((await step(manager, 'propose')).statusCode).toBe(200);
  expect((await step(director, 'approveproposal')).statusCode).toBe(200);
  expect((await step(director, 'approveproposal')).json().data).toMatchObject({ reason: 'approved' });
  expect((await ranking()).steps).toEqual(['propose', 'rank']);
});

it('is published once, with numbers only', async () => {
  await saveWords('result-reserve', {
    subject_pl: 'Rezerwa: {zgloszenie}',
    text_pl: 'Numer {zgloszenie}, rezerwa, miejsce {miejsce}. {ponownie} {waznosc} {ocena}',
  });
  const [first, second] = three as [OfficeRegistration, OfficeRegistration];
  expect(codeOf(await step(director, 'rank'))).toEqual([403, 'no-privilege']);
  const { row_version } = await ranking();
  const url = `/api/cofundingcall/rank?id=${id}`;
  const both = await Promise.all([manager.post(url, { row_version }), manager.post(url, { row_version })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await ranking()).toMatchObject({ status: 'ranked', steps: [], proposal: { current: 'yes' } });
  expect(codeOf(await step(manager, 'rank'))).toEqual([409, 'illegal-step']);

  const [one, two] = [await statusOf(first), await statusOf(second)];
  expect([one.status, two.status]).toEqual(['documents', 'reserve']);
  expect(one.history.map(({ status }) => status).slice(-2)).toEqual(['qualified', 'documents']);
  const results = (await test.app.inject({ url: `/api/cofundingcall/results?id=${id}` })).json();
  expect(results).toEqual({
    count: 2,
    document: null,
    data: [
      { number: one.number, list: expect.any(String), result: 'qualified', rank_no: 1, points: 15 },
      { number: two.number, list: expect.any(String), result: 'reserve', rank_no: 1, points: 15 },
    ],
  });
  const told = (await second.parent.get('/api/basenotification/get')).json().data;
  expect(told[0].content_name).toBe(hardSpaces(`Rezerwa: ${two.number}`));
  expect(told[0].content_text).toContain(hardSpaces(`Numer ${two.number}, rezerwa, miejsce 1.`));
});

it('makes a public list of numbers, sealed, once', async () => {
  const url = `/api/cofundingcall/rankinglist?id=${id}&version_no=1`;
  expect(codeOf(await test.app.inject({ url }))).toEqual([404, 'object-no-exist']);
  const print = () => printLists(test.app, test.clock.business(), NEVER);
  expect((await twoServers(test.app, print)).toSorted()).toEqual([0, 1]);
  expect(await print()).toBe(0);

  const { document } = (await test.app.inject({ url: `/api/cofundingcall/results?id=${id}` })).json();
  expect(document).toMatchObject({ version_no: 1, url });
  expect((await ranking()).proposal?.document).toEqual(document);
  const file = await test.app.inject({ url });
  expect(file.headers['content-disposition']).toContain('lista-rankingowa-DOK-2027-');
  const { text, roles } = await readPdf(new Uint8Array(file.rawPayload));
  const first = await statusOf(three[0] as OfficeRegistration);
  expect(text).toContain('Lista rankingowa naboru nr 1/2027');
  expect(text).toContain(`${first.number} 15 zakwalifikowane, miejsce 1`);
  expect(text).not.toContain(first.lastname);
  expect(roles).toEqual(expect.arrayContaining(['H2', 'TH', 'TD', 'Figure']));
  const sha256 = createHash('sha256').update(file.rawPayload).digest('hex');
  const verified = await test.app.inject({
    method: 'POST',
    url: '/api/basedocument/verify',
    payload: { number: document.number.replaceAll('/', '-'), sha256 },
  });
  expect(verified.json().data).toMatchObject({ is_document: 'yes', state: 'valid', signers: ['OFFICE'] });
});

it('sends a letter to each parent, once', async () => {
  const send = () => sendResults(test.app, test.clock.business(), NEVER);
  expect((await Promise.all([send(), send()])).reduce((sum, count) => sum + count, 0)).toBe(2);
  const { documents } = await statusOf(three[0] as OfficeRegistration);
  expect(documents.filter(({ kind }) => kind === 'PISMO')).toHaveLength(2);
  for (const { mail } of three.slice(0, 2)) {
    const subjects = (await test.emailsTo(mail)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^Wynik naboru|^Rezerwa/.test(subject))).toHaveLength(1);
  }
  const [, second] = three as [OfficeRegistration, OfficeRegistration];
  const { mail, number } = { ...second, ...(await statusOf(second)) };
  expect((await test.emailsTo(mail))[0]?.text).toMatch(new RegExp(`Numer\\s${number}, rezerwa`));
  const letters = (await statusOf(second)).documents.filter(({ kind }) => kind === 'PISMO');
  const texts = await Promise.all(
    letters.map(async ({ url }) => {
      const { rawPayload } = await test.app.inject({ url });
      return (await readPdf(new Uint8Array(rawPayload))).text.replaceAll(/\s+/g, ' ');
    }),
  );
  expect(texts.filter((text) => text.includes(`Numer ${number}, rezerwa, miejsce 1.`))).toHaveLength(1);
});

it('gives a place that became free to the first of the reserve list, once', async () => {
  const promote = () => promoteReserve(test.app, test.clock.business(), NEVER);
  expect(await promote()).toBe(0);
  const [first, second] = three as [OfficeRegistration, OfficeRegistration];
  const { row_version } = await statusOf(first);
  await first.parent.post(`/api/cofundingregistration/withdraw?id=${first.id}`, {
    row_version,
    reason: 'INNE',
  });
  expect((await twoServers(test.app, promote)).toSorted()).toEqual([0, 1]);
  const promoted = await statusOf(second);
  expect(promoted.history.map(({ status }) => status).slice(-3)).toEqual([
    'reserve',
    'qualified',
    'documents',
  ]);
  expect(promoted.accession?.documents_to).toBe('2027-03-01');
  const isMoved = ({ content_text: text }: { content_text: string }) => text.includes('Zwolniło się miejsce');
  expect((await second.parent.get('/api/basenotification/get')).json().data.filter(isMoved)).toHaveLength(1);
  const mails = await test.emailsTo(second.mail);
  expect(mails.filter(({ text }) => text.includes('Zwolniło się miejsce'))).toHaveLength(1);
  expect(await promote()).toBe(0);
  expect((await verifyLog(test.app.db)).broken).toEqual([]);
});
