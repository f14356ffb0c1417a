import { and, eq, isNotNull, lt, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../../test/random-walk/invariants';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { START } from '../../../test/template-data';
import { type TestApp, testApp } from '../../../test/test-app';
import { baseLog } from '../../audit-log/table';
import { verifyLog } from '../../audit-log/verify-log';
import { user } from '../../identity/table';
import { cofundingRanking, cofundingRankingRow } from '../../resources/call-rankings/table';
import { cofundingCall } from '../../resources/cofunding-calls/table';
import { cofundingMember } from '../../resources/cofunding-members/table';
import { cofundingRegistration } from '../../resources/cofunding-registrations/table';
import { cofundingRequest } from '../../resources/cofunding-requests/table';
import { officeCase } from '../../resources/office-cases/table';
import { baseStatusHistory } from '../../unit-of-work/table';
import { seedRegistrations } from '../seed-registrations';
import { seedVolume } from './seed-volume';
import { VOLUME } from './volume-sizes';

let test: TestApp;
let people: Record<'clerk' | 'lead' | 'accountant' | 'manager' | 'admin', SignedIn>;

beforeAll(async () => {
  test = await testApp();
  await seedRegistrations(test.app, START);
  // As after a crash: nothing of a transaction that ended stays.
  const files = { ...test.app.files, write: () => Promise.reject(new Error('The disk is full.')) };
  await expect(seedVolume({ db: test.app.db, files }, START)).rejects.toThrow('The disk is full.');
  await seedVolume(test.app, START);
  const [clerk, lead, accountant, manager, admin] = await Promise.all(
    ['pracownik1', 'pracownik2', 'ksiegowosc', 'kierownik', 'admin.techniczny'].map((who) =>
      signIn(test, who),
    ),
  );
  people = { clerk, lead, accountant, manager, admin } as typeof people;
});
afterAll(() => test.close());

it('makes the amounts of the process, once', async () => {
  await seedVolume(test.app, START);
  const { db } = test.app;
  const { number, id_application } = cofundingRegistration;
  expect({
    registrations: await db.$count(cofundingRegistration, and(isNotNull(number), eq(id_application, 9192))),
    members: await db.$count(cofundingMember),
    claims: await db.$count(cofundingRequest, isNotNull(cofundingRequest.send_date)),
    cases: await db.$count(officeCase),
    logs: await db.$count(baseLog, isNotNull(baseLog.id)),
  }).toEqual({ ...VOLUME, logs: expect.any(Number) });
  expect(await db.$count(baseLog)).toBeGreaterThanOrEqual(VOLUME.logs);
  expect(await db.$count(baseLog, eq(baseLog.event, 'volume.seeded'))).toBe(1);
});

it('keeps the money, the months, the lists and the log whole', async () => {
  expect(await brokenInvariants(test.app.db)).toEqual([]);
  expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
});

it('numbers the registrations of each call in the order in which they were sent', async () => {
  const { number, send_date, id_call } = cofundingRegistration;
  const rows = await test.app.db
    .select({ number, id_call })
    .from(cofundingRegistration)
    .where(isNotNull(number))
    .orderBy(id_call, send_date);
  const numbers = rows.map((row) => `${row.id_call} ${row.number}`);
  expect(numbers).toEqual(
    numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
  );
  const [last] = await test.app.db.select({ at: max(send_date) }).from(cofundingRegistration);
  expect(last?.at?.getTime()).toBeLessThan(START.getTime());
});

it('takes up nothing before it was sent', async () => {
  const { date, obj_type, id_obj, status } = baseStatusHistory;
  const before = await test.app.db
    .select({ number: cofundingRegistration.number, status, date })
    .from(baseStatusHistory)
    .innerJoin(cofundingRegistration, eq(cofundingRegistration.id, id_obj))
    .where(
      and(
        ...[eq(obj_type, 'cofundingregistration'), eq(status, 'formal_check')],
        lt(date, cofundingRegistration.send_date),
      ),
    );
  expect(before).toEqual([]);
});

it('gives every place of the call that is over, and turns nobody down while the reserve has room', async () => {
  const { db } = test.app;
  const [call] = await db.select().from(cofundingCall).where(eq(cofundingCall.number, '3/2026'));
  const { result, position } = cofundingRankingRow;
  const rows = await db
    .select({ result, cost: cofundingRankingRow.cost, status: cofundingRegistration.status })
    .from(cofundingRankingRow)
    .innerJoin(cofundingRanking, eq(cofundingRanking.id, cofundingRankingRow.id_ranking))
    .innerJoin(cofundingRegistration, eq(cofundingRegistration.id, cofundingRankingRow.id_registration))
    .where(eq(cofundingRanking.id_call, call?.id ?? 0))
    .orderBy(position);
  const of = (wanted: string) => rows.filter((row) => row.result === wanted);
  const statuses = (wanted: string) => new Set(of(wanted).map(({ status }) => status));
  expect(of('qualified')).toHaveLength((call?.places_in_zone ?? 0) + (call?.places_out_zone ?? 0));
  expect(of('reserve')).toHaveLength(call?.reserve_limit ?? 0);
  expect(of('not_qualified').length).toBeGreaterThan(0);
  expect(of('qualified').reduce((sum, { cost }) => sum + cost, 0)).toBe(call?.budget);
  // The reserve list ended before those with a place resigned.
  expect(statuses('qualified')).toEqual(new Set(['member', 'withdrawn']));
  expect(statuses('reserve')).toEqual(new Set(['not_qualified']));
  expect(statuses('not_qualified')).toEqual(new Set(['not_qualified']));
});

describe('every list opens, and what stands in it', () => {
  it.each([
    ['cofundingregistration', 'clerk', ''],
    ['cofundingcontract', 'lead', ''],
    ['cofundingmember', 'lead', ''],
    ['cofundinggrant', 'lead', ''],
    ['cofundingrequest', 'clerk', ''],
    ['cofundingpaymentlist', 'accountant', ''],
    ['officecase', 'manager', ''],
  ] as const)('%s', async (path, who, more) => {
    const seen = new Map<string, number>();
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page = await people[who].get(
        `/api/${path}/get?page_count=100${more}${after && `&after=${after}`}`,
      );
      expect(page.statusCode, page.body).toBe(200);
      const { data, next } = page.json();
      for (const { id, status } of data) seen.set(status, Math.max(id, seen.get(status) ?? 0));
      after = next;
    }
    // The last one of each status is one of the many.
    for (const [status, id] of seen) {
      const found = await people[who].get(`/api/${path}/find?id=${id}`);
      expect([status, found.statusCode], found.body).toEqual([status, 200]);
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  it('calls, their ranking, payments and the log', async () => {
    for (const [who, url] of [
      ['manager', '/api/cofundingpayment/get?page_count=100'],
      ['admin', '/api/baselog/get?page_count=100'],
    ] as const) {
      const page = await people[who].get(url);
      expect(page.statusCode, `${url} ${page.body}`).toBe(200);
      expect(page.json().data).not.toHaveLength(0);
    }
    const calls = (await people.manager.get('/api/cofundingcall/get?page_count=100')).json().data;
    const { id } = calls.find((call: { number: string }) => call.number === '3/2026');
    const ranking = await people.manager.get(`/api/cofundingcall/ranking?id=${id}`);
    expect(ranking.statusCode, ranking.body).toBe(200);
  });
});

it('lets the office go on: the next number follows, and a parent of the many sees the registration', async () => {
  const [one] = await test.app.db
    .select({ mail: user.mail, id: cofundingRegistration.id })
    .from(cofundingRegistration)
    .innerJoin(user, eq(user.id, cofundingRegistration.id_user))
    .where(and(eq(cofundingRegistration.status, 'submitted'), eq(user.phone, '000 001 568')));
  const parent = await signIn(test, one?.mail ?? '');
  const found = await parent.get(`/api/cofundingregistration/find?id=${one?.id}`);
  expect(found.statusCode, found.body).toBe(200);
});
