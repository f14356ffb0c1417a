import type { ReportSummary } from '@urzad/contract';
import { DAY_MS } from '@urzad/domain';
import { NO_OFFICE_WORDS, PRIVILEGES } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { cofundingCall } from '../cofunding-calls/table';
import { keepSummary, type SummaryAsk } from './kept-summaries';
import { refreshSummaries } from './refresh-summaries';
import { reportSummary } from './table';

const test = await testApp();
afterAll(() => test.close());
const manager = await signIn(test, 'kierownik');
const accountant = await signIn(test, 'ksiegowosc');
const [clerk, second] = [await signIn(test, 'pracownik1'), await signIn(test, 'pracownik2')];
const technician = await signIn(test, 'admin.techniczny');

const NIGHT = new Date('2027-02-11T00:30:00.000Z');
const CALLS = { filters: {}, groups: ['status'], operations: ['budget.sum'] };
const { db, clock } = test.app;

beforeEach(async () => {
  await db.delete(reportSummary);
});

const askOf = (who: SignedIn, source: string, settings: SummaryAsk['settings']): SummaryAsk => ({
  ...{ source, settings },
  viewer: { as: 'staff', id_user: who.id, id_application: 9192, privileges: PRIVILEGES, testOnly: false },
  words: NO_OFFICE_WORDS,
});
const night = (now = NIGHT) => refreshSummaries(test.app, now, new AbortController().signal);

function ask(who: SignedIn, source: string, { groups, operations }: SummaryAsk['settings'], more = {}) {
  const query = { code: source, groups: groups.join(','), operations: operations.join(','), ...more };
  return who.get(`/api/raportconfig/summary?${new URLSearchParams(query)}`);
}

async function answered(...asked: Parameters<typeof ask>): Promise<ReportSummary> {
  return (await ask(...asked)).json().data;
}

it('computes in the night what took too long, and tells of which moment it is', async () => {
  const live = await answered(manager, 'calls', CALLS);
  expect(live.computed_at).toBeUndefined();
  await keepSummary(db, askOf(manager, 'calls', CALLS), clock.business());
  expect(await night(NIGHT)).toMatchObject({ changed: 1, note: { code: 'reports-fresh', level: 'info' } });
  await db.update(cofundingCall).set({ budget: 5 }).where(eq(cofundingCall.id, 2));

  const kept = { ...live, computed_at: NIGHT.toISOString() };
  expect(await answered(manager, 'calls', CALLS)).toEqual(kept);
  const now = await answered(manager, 'calls', CALLS, { live: 'yes' });
  expect(now.computed_at).toBeUndefined();
  expect(now.total.values).not.toEqual(live.total.values);
  // It was fast, so nobody has to read what the night knew.
  expect(await answered(manager, 'calls', CALLS)).toEqual(now);
});

it('answers live until the first night, and anew after each', async () => {
  await keepSummary(db, askOf(manager, 'calls', CALLS), clock.business());
  expect((await answered(manager, 'calls', CALLS)).computed_at).toBeUndefined();
  await keepSummary(db, askOf(manager, 'calls', CALLS), clock.business());
  await night();
  await db.update(cofundingCall).set({ budget: 7 }).where(eq(cofundingCall.id, 2));
  const before = await answered(manager, 'calls', CALLS);
  await night(new Date(NIGHT.getTime() + DAY_MS));
  const after = await answered(manager, 'calls', CALLS);
  expect(after.total.values).not.toEqual(before.total.values);
  expect(after.computed_at).toBe(new Date(NIGHT.getTime() + DAY_MS).toISOString());
});

it('answers it to those alone who may see the same rows and columns', async () => {
  const claims = { filters: {}, groups: ['status'], operations: [] };
  const ofPeople = { filters: {}, groups: ['disability'], operations: [] };
  for (const ask of [
    askOf(manager, 'calls', CALLS),
    askOf(clerk, 'claims', claims),
    askOf(manager, 'participants', ofPeople),
  ])
    await keepSummary(db, ask, clock.business());
  await night();

  // Calls are the same for everybody; nobody sees a claim of their own, so each has rows of their own.
  expect((await answered(accountant, 'calls', CALLS)).computed_at).toBe(NIGHT.toISOString());
  expect((await answered(clerk, 'claims', claims)).computed_at).toBe(NIGHT.toISOString());
  expect((await answered(second, 'claims', claims)).computed_at).toBeUndefined();
  expect((await answered(manager, 'participants', ofPeople)).computed_at).toBe(NIGHT.toISOString());
  // Without `person_sensitive_show` the column is none.
  expect(codeOf(await ask(accountant, 'participants', ofPeople))).toEqual([400, 'not-valid']);
  expect(codeOf(await ask(technician, 'calls', CALLS))).toEqual([403, 'no-privilege']);
});

it('forgets what nobody asks for, and what this version of the portal asks in another way', async () => {
  await keepSummary(db, askOf(manager, 'calls', CALLS), new Date(NIGHT.getTime() - 31 * DAY_MS));
  expect(await night()).toBe(0);
  await keepSummary(db, askOf(manager, 'calls', CALLS), clock.business());
  await db.update(reportSummary).set({ digest: 'of an older version' });
  await night();
  expect(await db.$count(reportSummary)).toBe(0);
});

it('writes down when it was asked for last, once an hour', async () => {
  await keepSummary(db, askOf(manager, 'calls', CALLS), new Date(clock.business().getTime() - DAY_MS));
  await night();
  await answered(manager, 'calls', CALLS);
  const [row] = await db.select().from(reportSummary);
  expect(row?.asked_date).toEqual(clock.business());
});
