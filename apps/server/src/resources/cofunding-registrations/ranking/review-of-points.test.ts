import {
  type CallRanking,
  type OfficeCase,
  type PublishedRow,
  type Registration,
  refOf,
} from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done, LETTER, open, step } from '../../../../test/office-cases';
import { type OfficeRegistration, officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { describeWrite } from '../../../../test/writes';
import { verifyLog } from '../../../audit-log/verify-log';
import { printLists, sendResults } from '../../call-rankings/public';
import { cofundingCall } from '../../cofunding-calls/table';
import { promoteReserve } from './promote-reserve';

const CALL = '1/2027';
const NEVER = new AbortController().signal;
const NOTE = 'Rodzic dołączył orzeczenie, którego nie policzyliśmy.';

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let director: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
let id: number;
/** With approved points, in the order in which they were submitted: one place, two on the reserve list, two without. */
let five: [
  OfficeRegistration,
  OfficeRegistration,
  OfficeRegistration,
  OfficeRegistration,
  OfficeRegistration,
];

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  director = await signIn(test, 'dyrektor');
  registrations = officeRegistrations(test);
  const made: OfficeRegistration[] = [];
  for (let at = 0; at < 5; at++) {
    const found = await registrations.scored(clerk);
    await registrations.done(manager, found, 'approve');
    made.push(found);
  }
  five = made as typeof five;
  const [call] = await test.app.db.select().from(cofundingCall).where(eq(cofundingCall.number, CALL));
  id = call?.id ?? 0;
  const means = { places_in_zone: 0, places_out_zone: 1, reserve_limit: 2 };
  await test.app.db.update(cofundingCall).set(means).where(eq(cofundingCall.id, id));
  test.clock.set(getMoment('2027-02-15 09:00'));
  for (const [who, name] of [
    [manager, 'propose'],
    [director, 'approveproposal'],
    [manager, 'rank'],
  ] as const) {
    const { row_version } = await ranking();
    const answer = await who.post(`/api/cofundingcall/${name}?id=${id}`, { row_version });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  await sendResults(test.app, test.clock.business(), NEVER);
});
afterAll(() => test.close());

const ranking = async (): Promise<CallRanking> =>
  (await manager.get(`/api/cofundingcall/ranking?id=${id}`)).json().data;
const seen = (found: OfficeRegistration, who = found.parent): Promise<Registration> =>
  registrations.seenBy(who, found);
const statuses = async () => {
  const all = await Promise.all(five.map((found) => seen(found)));
  return all.map(({ status, ranking: placed }) => [status, placed?.rank_no]);
};
const ask = (found: OfficeRegistration) =>
  open(found.parent, { ...refOf('cofundingregistration', found.id), kind: 'PONOWNA_OCENA', form: {} });
async function asked(found: OfficeRegistration) {
  const answer = await ask(found);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return done(manager, answer.json().data, 'take');
}
async function act(who: SignedIn, found: OfficeRegistration, name: string, body: object = {}) {
  const { row_version } = await seen(found, manager);
  return who.post(`/api/cofundingregistration/${name}?id=${found.id}`, { row_version, ...body });
}
const rescore = (who: SignedIn, found: OfficeRegistration, points_final: number, points_note = NOTE) =>
  act(who, found, 'rescore', { points_final, points_note });
const results = async () =>
  (await test.app.inject({ url: `/api/cofundingcall/results?id=${id}` })).json().data as PublishedRow[];

it('is published with one place and two on the reserve list', async () => {
  expect((await statuses()).map(([status]) => status)).toEqual([
    ...['documents', 'reserve', 'reserve', 'not_qualified', 'not_qualified'],
  ]);
});

describe('a request for a review of points', () => {
  it('is taken once, of a place that is none, until its last moment', async () => {
    const [first, , , fourth] = five;
    expect((await seen(first)).ranking?.review_to).toBeNull();
    expect((await seen(fourth)).ranking?.review_to).toBe('2027-02-22');
    expect((await ask(first)).json().data).toMatchObject({ reason: 'not-rejected' });
    test.clock.set(getMoment('2027-02-23 00:00'));
    expect((await ask(fourth)).json().data).toMatchObject({ reason: 'too-late' });
    test.clock.set(getMoment('2027-02-22 23:59'));
    const both = await Promise.all([ask(fourth), ask(fourth)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await seen(fourth)).ranking?.review_to).toBeNull();
    expect((await seen(fourth)).status).toBe('not_qualified');
  });
});

/** The cases of the fourth and the fifth, which the manager leads. */
const cases: OfficeCase[] = [];
const sending = async (by: SignedIn, found: OfficeRegistration, name: string, body: object = {}) => {
  const { row_version } = await seen(found, manager);
  const url = `/api/cofundingregistration/${name}?id=${found.id}`;
  return { by, found, url, body: { row_version, ...body } };
};

describe('new points', () => {
  beforeAll(async () => {
    const [, , , fourth, fifth] = five;
    const [waiting] = (
      await manager.get(
        `/api/officecase/get?kind=PONOWNA_OCENA&id_obj=${fourth.id}&obj_type=cofundingregistration`,
      )
    ).json().data;
    cases.push(await done(manager, waiting, 'take'), await asked(fifth));
  });

  it('are given for a review that was asked for, are more than before, and have a reason', async () => {
    const [, second, , fourth] = five;
    expect((await rescore(manager, second, 20)).json().data).toMatchObject({ reason: 'not-asked' });
    const same = await rescore(manager, fourth, 15, 'Krótko');
    expect(same.json().data).toEqual({ points_final: 'is-too-small', points_note: 'is-too-short' });
  });

  describeWrite('rescore', () => test, {
    act: () => sending(manager, five[3], 'rescore', { points_final: 20, points_note: NOTE }),
    other: async ({ found }) => [
      [found.parent, 403, 'no-privilege'],
      [clerk, 403, 'no-privilege'],
      [director, 403, 'no-privilege'],
    ],
    wrongStatus: () => sending(manager, five[0], 'rescore', { points_final: 20, points_note: NOTE }),
    async twice({ found }) {
      const rescoring = { points: 20, note: NOTE, scorer: { id: manager.id }, second: null, placed: 'no' };
      const after = await seen(found, manager);
      expect(after).toMatchObject({ status: 'not_qualified', points_final: 15, rescoring });
      expect((await seen(found)).rescoring).toBeNull();
      expect((await seen(found, director)).steps).toEqual(['approveRescore']);
      expect(after.steps).not.toContain('approveRescore');
      const [told] = (await director.get('/api/basenotification/get')).json().data;
      expect(told.content_name).toBe(`Nowe punkty do zatwierdzenia: ${after.number}`);
    },
  });

  it('put nobody anywhere before a second person has approved them', async () => {
    const [ofFourth, ofFifth] = cases as [OfficeCase, OfficeCase];
    expect((await step(manager, ofFourth, 'close', LETTER)).json().data).toMatchObject({
      reason: 'not-approved',
    });
    expect((await step(manager, ofFifth, 'close', LETTER)).json().data).toMatchObject({
      reason: 'no-points',
    });
    expect((await ranking()).proposal?.version_no).toBe(1);
  });

  describeWrite('approverescore', () => test, {
    act: () => sending(director, five[3], 'approverescore'),
    other: async ({ found }) => [
      [found.parent, 403, 'no-privilege'],
      [clerk, 403, 'no-privilege'],
      [manager, 403, 'no-privilege'],
    ],
    async twice({ found }) {
      const after = await seen(found, manager);
      expect(after).toMatchObject({ status: 'not_qualified', rescoring: { second: { id: director.id } } });
      const [told] = (await manager.get('/api/basenotification/get')).json().data;
      expect(told.content_name).toBe(`Nowe punkty zatwierdzone: ${after.number}`);
    },
  });
});

describe('a review that is accepted', () => {
  it('puts the application before those whom it outranks, and publishes the list anew, once', async () => {
    const [first, second, third, fourth] = five;
    const [review] = cases as [OfficeCase];
    const both = await Promise.all([
      step(manager, review, 'close', LETTER),
      step(manager, review, 'close', LETTER),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);

    expect(await statuses()).toEqual([
      ['documents', 1],
      ['reserve', 2],
      ['reserve', 3],
      ['reserve', 1],
      ['not_qualified', null],
    ]);
    expect(await ranking()).toMatchObject({ status: 'ranked', proposal: { version_no: 2, waiting: 3 } });
    const numbers = await Promise.all(
      [fourth, first, second, third].map(async (found) => (await seen(found)).number),
    );
    expect((await results()).slice(0, 4)).toMatchObject([
      { number: numbers[0], points: 20, result: 'reserve', rank_no: 1 },
      { number: numbers[1], points: 15, result: 'qualified', rank_no: 1 },
      { number: numbers[2], result: 'reserve', rank_no: 2 },
      { number: numbers[3], result: 'reserve', rank_no: 3 },
    ]);
    expect((await seen(second, manager)).ranking?.reserve_no).toBe(2);
    expect((await seen(fourth, manager)).rescoring).toMatchObject({ placed: 'yes' });
    expect((await ask(fourth)).json().data).toMatchObject({ reason: 'asked' });
  });

  it('tells those whose place has changed, and makes a new document of the list', async () => {
    const [first, second, , fourth] = five;
    const [told] = (await fourth.parent.get('/api/basenotification/get')).json().data;
    expect(told.content_text.replaceAll('\u00a0', ' ')).toContain(
      'Po ponownej ocenie punktów ogłosiliśmy listę jeszcze raz.',
    );
    expect(await sendResults(test.app, test.clock.business(), NEVER)).toBe(3);
    expect((await seen(second)).documents.filter(({ kind }) => kind === 'PISMO')).toHaveLength(3);
    expect((await seen(first)).documents.filter(({ kind }) => kind === 'PISMO')).toHaveLength(2);
    expect(await printLists(test.app, test.clock.business(), NEVER)).toBe(2);
    const lists = await Promise.all(
      [1, 2].map((version) =>
        test.app.inject({ url: `/api/cofundingcall/rankinglist?id=${id}&version_no=${version}` }),
      ),
    );
    expect(lists.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('gives a free place to the application that stands first now', async () => {
    const [first, , , fourth, fifth] = five;
    const [, review] = cases as [OfficeCase, OfficeCase];
    const withdrawn = await seen(first);
    await first.parent.post(`/api/cofundingregistration/withdraw?id=${first.id}`, {
      row_version: withdrawn.row_version,
      reason: 'INNE',
    });
    expect((await rescore(manager, fifth, 30)).statusCode).toBe(200);
    expect((await act(director, fifth, 'approverescore')).statusCode).toBe(200);
    await done(manager, review, 'close', LETTER);

    const placed = await seen(fifth);
    expect(placed.status).toBe('documents');
    // Fourteen days later, as for all who are asked for documents.
    expect(placed.accession).toMatchObject({ documents_to: '2027-03-08' });
    expect(placed.history.map(({ status }) => status).slice(-3)).toEqual([
      ...['not_qualified', 'qualified', 'documents'],
    ]);
    expect((await seen(fourth)).ranking?.rank_no).toBe(1);
    // Who was withdrawn is not on the list any more; who stays where they were is not told again.
    expect((await results()).map(({ result, rank_no }) => [result, rank_no])).toEqual([
      ['qualified', 1],
      ['reserve', 1],
      ['reserve', 2],
      ['reserve', 3],
    ]);
    expect(await sendResults(test.app, test.clock.business(), NEVER)).toBe(1);
    expect((await verifyLog(test.app.db)).broken).toEqual([]);
  });

  it('keeps for the office where somebody stood who moved up', async () => {
    const [, , , fourth, fifth] = five;
    const withdrawn = await seen(fifth);
    await fifth.parent.post(`/api/cofundingregistration/withdraw?id=${fifth.id}`, {
      row_version: withdrawn.row_version,
      reason: 'INNE',
    });
    expect(await promoteReserve(test.app, test.clock.business(), NEVER)).toBe(1);
    expect(await seen(fourth, manager)).toMatchObject({
      status: 'documents',
      ranking: { rank_no: null, reserve_no: 1 },
    });
    expect((await seen(fourth)).ranking?.reserve_no).toBeNull();
  });
});
