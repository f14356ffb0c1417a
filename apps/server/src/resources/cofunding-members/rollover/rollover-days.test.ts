import { addDays, getMoment, type IsoDate } from '@urzad/domain';
import { amountsOf } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptStart, membersOf } from '../../../../test/members';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type TestApp, testApp } from '../../../../test/test-app';
import { endContracts } from '../../cofunding-contracts/public';
import { grants, members, monthsOf } from '../repository';
import { cofundingGrant, cofundingGrantMonth, cofundingMember } from '../table';
import { endMembers } from './end-members';
import { remindOfClaims } from './remind-of-claims';
import { rollSchedules } from './roll-schedules';

const NEVER = new AbortController().signal;
const FIRST: IsoDate = '2027-03-25';
/** After the support of April and May, and after the last day of their claims. */
const LAST: IsoDate = '2027-06-30';
const RUNS = process.env.AUDIT ? 200 : 15;

let test: TestApp;
let one: Awaited<ReturnType<ReturnType<typeof membersOf>['member']>>;
let id_grant: number;
beforeAll(async () => {
  test = await testApp();
  one = await membersOf(test, officeRegistrations(test)).member({ care: { care_months: 2 } });
  id_grant = one.ids_grant[0] ?? 0;
  await acceptStart(test, (await members.get(test.app.db, one.id_member)).id_registration);
});
afterAll(() => test.close());

/** As on the day of joining. */
async function beginAnew(): Promise<void> {
  const { db } = test.app;
  await db.update(cofundingGrant).set({ status: 'planned' }).where(eq(cofundingGrant.id, id_grant));
  await db
    .update(cofundingGrantMonth)
    .set({ status: 'open', reminded: 0 })
    .where(eq(cofundingGrantMonth.id_grant, id_grant));
  await db.update(cofundingMember).set({ status: 'active' }).where(eq(cofundingMember.id, one.id_member));
}

/** The tasks of one day, in the order of `jobs.ts`; how many reminders were sent. */
async function day(date: IsoDate): Promise<number> {
  const now = getMoment(`${date} 07:00`);
  test.clock.set(now);
  for (const run of [rollSchedules, endMembers, endContracts]) await run(test.app, now, NEVER);
  return remindOfClaims(test.app, now, NEVER);
}

async function state() {
  const { db } = test.app;
  const [grant, member, months] = [
    await grants.get(db, id_grant),
    await members.get(db, one.id_member),
    (await monthsOf(db, [id_grant])).get(id_grant) ?? [],
  ];
  const { total, paid, requested, left, unused } = amountsOf(months);
  expect(total).toBe(paid + requested + left + unused);
  expect(total).toBe(grant.amount_total);
  return { grant: grant.status, member: member.status, months: months.map(({ status }) => status) };
}

it('ends in the same state whatever days the task runs on, in any order and more than once', async () => {
  const days = fc.array(fc.nat(97), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(days, async (numbers) => {
      await beginAnew();
      for (const number of numbers) {
        const date = addDays(FIRST, number);
        const sent = await day(date);
        // One letter for each of the two months at most, and none when it runs again.
        expect(sent).toBeLessThanOrEqual(2);
        expect(await day(date)).toBe(0);
        await state();
      }
      await day(LAST);
      expect(await state()).toEqual({ grant: 'finished', member: 'ending', months: ['due', 'due'] });
    }),
    { numRuns: RUNS },
  );
});
