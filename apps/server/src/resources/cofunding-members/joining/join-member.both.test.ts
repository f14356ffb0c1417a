import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, membersOf } from '../../../../test/members';
import { officeRegistrations } from '../../../../test/office-registrations';
import { testApp } from '../../../../test/test-app';
import { baseLog } from '../../../audit-log/table';
import { verifyLog } from '../../../audit-log/verify-log';
import { cofundingRegistration } from '../../cofunding-registrations/table';
import { findGrantsOf, members, monthsOf } from '../repository';
import { historyOfGrant, historyOfMember } from '../step';
import { cofundingGrant, cofundingMember } from '../table';

const test = await testApp();
afterAll(() => test.close());
const { db } = test.app;
const { joining } = membersOf(test, officeRegistrations(test));

const statusOf = async (id: number) =>
  (await db.select().from(cofundingRegistration).where(eq(cofundingRegistration.id, id)))[0]?.status;

describe('the second signature of a contract', () => {
  let first: Awaited<ReturnType<typeof joining>>['joining'];
  let id_member: number;
  beforeAll(async () => {
    first = (await joining()).joining;
  });

  it('makes a participant with the number of the contract, once by two who sign at once', async () => {
    const both = await Promise.allSettled([join(test, first), join(test, first)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(join(test, first)).rejects.toThrow('object-exist');
    expect(await statusOf(first.registration.id)).toBe('member');
    expect([await db.$count(cofundingMember), await db.$count(cofundingGrant)]).toEqual([1, 1]);

    id_member = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id_member] : []))[0] ?? 0;
    expect(await members.get(db, id_member)).toMatchObject({
      number: 'UCZ/II/0041',
      status: 'active',
      id_user: first.registration.id_user,
      id_call: first.registration.id_call,
      join_date: '2027-02-10',
      planned_end: '2028-03-31',
      esf: {
        firstname: 'Paweł',
        labour_status: 'pracujaca_rodzicielski',
        support: ['ZLOBEK'],
        join_date: '2027-02-10',
        support_from: '2027-04-01',
        planned_end: '2028-03-31',
      },
    });
  });

  it('writes the history and the log', async () => {
    const [grant] = await findGrantsOf(db, [id_member]);
    expect(await historyOfMember(db, id_member)).toMatchObject([{ status: 'active' }]);
    expect(await historyOfGrant(db, grant?.id ?? 0)).toMatchObject([{ status: 'planned' }]);
    const events = await db
      .select({ event: baseLog.event })
      .from(baseLog)
      .where(and(eq(baseLog.obj_type, 'cofundingmember'), eq(baseLog.id_obj, id_member)));
    expect(events).toEqual([{ event: 'cofundingmember.join' }]);
    expect(await verifyLog(db)).toMatchObject({ state: 'intact' });
  });

  it('promises each child its own months, to the grosz (Process §1.6)', async () => {
    const twin = { firstname: 'Kuba', lastname: 'Testowy', pesel: '25270300137' };
    const club = { care_form: 'KLUB', planned_cost: 62_000 };
    const { joining: given } = await joining({ twin: { ...twin, ...club } });
    const joined = await join(test, given);
    const both = await findGrantsOf(db, [joined.id_member]);
    expect(both.map(({ number, amount_total, cap }) => [number, amount_total, cap])).toEqual([
      ['DOF/0042/1', 1_368_000, 114_000],
      ['DOF/0042/2', 706_800, 76_000],
    ]);
    expect(both.map(({ id }) => id)).toEqual(joined.ids_grant);
    for (const { id, amount_total, esf_amount, state_amount } of both) {
      const months = (await monthsOf(db, [id])).get(id) ?? [];
      expect(months).toHaveLength(12);
      expect(months.reduce((sum, { limit }) => sum + limit, 0)).toBe(amount_total);
      expect(esf_amount + state_amount).toBe(amount_total);
      expect(new Set(months.map(({ status }) => status))).toEqual(new Set(['open']));
    }
  });

  it('makes nothing of a contract that promises no month, and ends no application', async () => {
    const { joining: given } = await joining();
    const empty = { ...given, contract: { ...given.contract, date_to: '2027-03-01' as const } };
    await expect(join(test, empty)).rejects.toThrow(given.contract.number);
    expect(await statusOf(given.registration.id)).toBe('contract_stage');
    expect(await db.$count(cofundingMember)).toBe(2);
  });

  it('is too late for an application that was withdrawn meanwhile', async () => {
    const { joining: given } = await joining();
    const { id } = given.registration;
    await db
      .update(cofundingRegistration)
      .set({ status: 'withdrawn' })
      .where(eq(cofundingRegistration.id, id));
    await expect(join(test, given)).rejects.toThrow('illegal-step');
    expect(await db.$count(cofundingMember)).toBe(2);
  });

  it('keeps what the parent changed in the form of personal data (Process §2.8)', async () => {
    const { joining: signed } = await joining();
    const personal_data = { education: 'ISCED_0_2', migrant: 'TAK' };
    const registration = { ...signed.registration, personal_data };
    const joined = await join(test, { ...signed, registration });
    expect((await members.get(db, joined.id_member)).esf).toMatchObject(personal_data);
  });
});
