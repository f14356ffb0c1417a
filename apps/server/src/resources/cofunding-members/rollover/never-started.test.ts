import type { CoFunding, Member } from '@urzad/contract';
import { getMoment, type IsoDate } from '@urzad/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptStart, membersOf } from '../../../../test/members';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { twoServers } from '../../../../test/two-servers';
import { verifyLog } from '../../../audit-log/verify-log';
import { contracts, endContracts } from '../../cofunding-contracts/public';
import { cofundingEmployer } from '../../cofunding-employers/public';
import { findInContract } from '../../cofunding-registrations/public';
import { cofundingRegistration } from '../../cofunding-registrations/table';
import { members } from '../repository';
import { cofundingGrantMonth } from '../table';
import { endMembers } from './end-members';
import { rollSchedules } from './roll-schedules';

const NEVER = new AbortController().signal;
/** Of a year that was cut to April and May. */
const COST = 228_000;
const AFTER = '2027-06-01';

let test: TestApp;
let clerk: SignedIn;
let family: ReturnType<typeof membersOf>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  family = membersOf(test, officeRegistrations(test));
});
afterAll(() => test.close());

type Participant = Awaited<ReturnType<typeof planned>>;

/** Somebody with support in April and May. */
async function planned() {
  test.clock.set(null);
  const one = await family.member({ care: { care_months: 2 } });
  const { id_registration, id_contract } = await members.get(test.app.db, one.id_member);
  await test.app.db
    .update(cofundingRegistration)
    .set({ cost: COST })
    .where(eq(cofundingRegistration.id, id_registration));
  return { ...one, id_registration, id_contract, id_grant: one.ids_grant[0] ?? 0 };
}

function dayOf(day: IsoDate): Date {
  test.clock.set(getMoment(`${day} 00:10`));
  return test.clock.business();
}
const panel = async ({ parent }: Participant): Promise<Member> =>
  (await parent.get('/api/cofundingmember/find')).json().data;
async function shown(of: Participant): Promise<CoFunding | undefined> {
  return (await panel(of)).co_fundings[0];
}
const monthsOf = async (of: Participant) =>
  (await shown(of))?.schedule.map(({ limit, status }) => [limit, status]);
const costOf = async ({ id_registration }: Participant) =>
  (await findInContract(test.app.db, [id_registration])).get(id_registration)?.cost;
const statusOf = async ({ id_contract }: Participant) =>
  (await contracts.get(test.app.db, id_contract)).status;
const told = async ({ mail }: Participant) =>
  (await test.emailsTo(mail)).filter(({ subject }) => subject.endsWith('dofinansowanie się nie zaczęło'))
    .length;
const roll = (day: IsoDate) => rollSchedules(test.app, dayOf(day), NEVER);

it('a co-funding that never started ends after its last day, once by two servers, and so does its contract', async () => {
  const of = await planned();
  expect(await roll('2027-05-31')).toBe(0);
  const now = dayOf(AFTER);
  const both = await twoServers(test.app, () => rollSchedules(test.app, now, NEVER));
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await shown(of)).toMatchObject({
    status: 'closed_early',
    date_to: '2027-05-31',
    amounts: { total: 0 },
  });
  expect(await monthsOf(of)).toEqual([
    [0, 'skipped'],
    [0, 'skipped'],
  ]);
  expect([await costOf(of), await told(of)]).toEqual([0, 1]);

  await endMembers(test.app, now, NEVER);
  expect(await endContracts(test.app, now, NEVER)).toBe(1);
  expect(await statusOf(of)).toBe('ended');
  // Nothing but the data after the end is missing.
  const seen: Member = (await clerk.get(`/api/cofundingmember/find?id=${of.id_member}`)).json().data;
  expect(seen).toMatchObject({ status: 'ending', missing_to_complete: ['exit_form'] });
  expect(await roll('2027-06-02')).toBe(0);
});

it('one whose certificate waits for the office is waited for, and is settled when it is accepted', async () => {
  const of = await planned();
  await acceptStart(test, of.id_registration);
  const isOfIt = eq(cofundingEmployer.id_registration, of.id_registration);
  await test.app.db.update(cofundingEmployer).set({ status: 'uploaded' }).where(isOfIt);
  expect(await roll(AFTER)).toBe(0);
  expect((await shown(of))?.status).toBe('planned');
  await test.app.db.update(cofundingEmployer).set({ status: 'accepted' }).where(isOfIt);
  expect(await roll('2027-06-02')).toBe(1);
  expect((await shown(of))?.status).toBe('finished');
  expect(await monthsOf(of)).toEqual([
    [114_000, 'due'],
    [114_000, 'due'],
  ]);
  expect([await costOf(of), await told(of)]).toEqual([COST, 0]);
});

it('one of which an annex has left no month ends without a word of a certificate', async () => {
  const of = await planned();
  await test.app.db
    .update(cofundingGrantMonth)
    .set({ status: 'skipped' })
    .where(eq(cofundingGrantMonth.id_grant, of.id_grant));
  expect(await roll('2027-04-01')).toBe(1);
  expect((await shown(of))?.status).toBe('closed_early');
  expect(await told(of)).toBe(0);
});

it('months that are suspended at the end are skipped, and their money is free again', async () => {
  const of = await planned();
  await acceptStart(test, of.id_registration);
  await roll('2027-04-01');
  const { id_grant, month } = cofundingGrantMonth;
  await test.app.db
    .update(cofundingGrantMonth)
    .set({ status: 'suspended' })
    .where(and(eq(id_grant, of.id_grant), eq(month, '2027-05')));
  expect(await roll(AFTER)).toBe(1);
  expect((await shown(of))?.status).toBe('finished');
  expect(await monthsOf(of)).toEqual([
    [114_000, 'due'],
    [0, 'skipped'],
  ]);
  expect(await costOf(of)).toBe(114_000);
  expect((await shown(of))?.amounts.total).toBe(114_000);
  const [letter] = await test.emailsTo(of.mail);
  expect(letter?.subject.replaceAll('\u00a0', ' ')).toMatch(/: zawieszone miesiące pominięte$/);
  expect(letter?.text.replaceAll('\u00a0', ' ')).toContain('były zawieszone do końca: maj 2027.');
  expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
});
