import type { Member } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesIn, type InForce, type OfficeAnnex, officeAnnexes } from '../../../test/office-annexes';
import { LETTER, opened, step } from '../../../test/office-cases';
import { officeRegistrations } from '../../../test/office-registrations';
import { resignationsOf } from '../../../test/resignations';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { START } from '../../../test/template-data';
import { type TestApp, testApp } from '../../../test/test-app';
import { cofundingContract } from '../cofunding-contracts/table';
import { rollSchedules } from '../cofunding-members/public';
import { cofundingGrant, cofundingGrantMonth, cofundingMember } from '../cofunding-members/table';
import { getInContract } from '../cofunding-registrations/public';
import { expireAnnexes } from './public';

const URL = '/api/cofundingannex';
const NEVER = new AbortController().signal;

let test: TestApp;
let clerk: SignedIn;
let annexes: ReturnType<typeof officeAnnexes>;
let resignations: ReturnType<typeof resignationsOf>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  const manager = await signIn(test, 'kierownik');
  annexes = officeAnnexes(test, { clerk, manager, director: await signIn(test, 'dyrektor') });
  resignations = resignationsOf(test, officeRegistrations(test));
});
afterAll(() => test.close());

const panel = async ({ parent }: InForce): Promise<Member> =>
  (await parent.get('/api/cofundingmember/find')).json().data;
const costOf = async ({ contract: { id_registration } }: InForce) =>
  (await getInContract(test.app.db, id_registration)).cost ?? 0;

async function begun(found: InForce): Promise<OfficeAnnex> {
  const answer = await clerk.post(`${URL}/add`, { id_contract: found.contract.id, id_officecase: null });
  if (answer.statusCode !== 200) throw new Error(`add: ${answer.body}`);
  return { id: answer.json().data.id, found };
}

/** An annex of the monthly cost from this day, signed by the parent. */
async function signedFrom(found: InForce, valid_from: string, planned_cost: number): Promise<OfficeAnnex> {
  const of = await begun(found);
  const changes = changesIn(await annexes.seenBy(clerk, of), planned_cost);
  await annexes.done(clerk, of, 'set', { ...changes, valid_from });
  await annexes.done(clerk, of, 'askinitials');
  await annexes.done(await signIn(test, 'kierownik'), of, 'initial');
  const { by, url, body } = await annexes.signing(of, found.parent);
  expect((await by.post(url, body)).statusCode).toBe(200);
  return of;
}

async function seal({ id }: OfficeAnnex): Promise<void> {
  const { by, url, body } = await annexes.seal('cofundingannex', [id]);
  expect((await by.post(url, body)).json().data).toMatchObject([{ outcome: 'signed', id }]);
}

async function inForceFrom(found: InForce, valid_from: string, planned_cost: number): Promise<void> {
  await seal(await signedFrom(found, valid_from, planned_cost));
}

/** Resigns by the case of the participant, which the office accepts. */
async function resign(found: InForce, last_day: string): Promise<void> {
  const { parent, mail } = found;
  const { id: id_member } = await panel(found);
  const written = await opened(parent, resignations.about(id_member, { last_day }));
  const { of } = await resignations.signed({ parent, mail, id_member, id_grant: 0, of: written });
  for (const [name, more] of [
    ['take', {}],
    ['close', LETTER],
  ] as const)
    expect((await step(clerk, of, name, more)).statusCode).toBe(200);
}

describe('a second annex', () => {
  it('leaves each month once in the contract, and no more months than the call pays for a child', async () => {
    const found = await annexes.inForce();
    await inForceFrom(found, '2027-06-01', 100_000);
    await inForceFrom(found, '2027-08-01', 90_000);
    const { care, amount_max } = await annexes.contractOf(found);
    const months = care.flatMap(({ schedule }) => schedule);
    expect(months.map(({ month }) => month).toSorted()).toEqual([
      ...['2027-04', '2027-05', '2027-06', '2027-07', '2027-08', '2027-09'],
      ...['2027-10', '2027-11', '2027-12', '2028-01', '2028-02', '2028-03'],
    ]);
    expect(months.reduce((sum, { limit }) => sum + limit, 0)).toBe(amount_max);
    expect(await costOf(found)).toBe(amount_max);

    const longer = await begun(found);
    const { row_version, ...seen } = await annexes.seenBy(clerk, longer);
    const changes = changesIn({ row_version, ...seen });
    const care_to = changes.care.map((one) => ({ ...one, planned_cost: null, date_to: '2028-08-31' }));
    const answer = await clerk.post(`${URL}/set?id=${longer.id}`, {
      ...{ ...changes, row_version, care: care_to, valid_from: '2027-09-01' },
    });
    expect(answer.json().data).toEqual({ 'care.0.date_to': 'is-too-big' });
  });
});

describe('an annex put in force while all is suspended', () => {
  it('keeps what was suspended after its initials, and lets the participant and the contract go on', async () => {
    const found = await annexes.inForce();
    const of = await signedFrom(found, '2027-05-01', 100_000);
    const { id, co_fundings } = await panel(found);
    const id_grant = co_fundings[0]?.id ?? 0;
    const { db } = test.app;
    const suspended = { status: 'suspended' as const };
    const isMonth = and(eq(cofundingGrantMonth.id_grant, id_grant), eq(cofundingGrantMonth.month, '2027-06'));
    await db.update(cofundingGrantMonth).set(suspended).where(isMonth);
    await db.update(cofundingGrant).set(suspended).where(eq(cofundingGrant.id, id_grant));
    await db.update(cofundingMember).set(suspended).where(eq(cofundingMember.id, id));
    await db.update(cofundingContract).set(suspended).where(eq(cofundingContract.id, found.contract.id));

    await seal(of);
    const member = await panel(found);
    expect(member.status).toBe('active');
    expect(member.co_fundings.map(({ status }) => status)).toEqual(['changed', 'planned']);
    const next = member.co_fundings[1]?.schedule.filter(({ status }) => status === 'suspended');
    expect(next).toMatchObject([{ month: '2027-06', limit: 95_000 }]);
    expect((await annexes.contractOf(found)).status).toBe('active');
  });
});

it('lets who was ending go on when it leaves months to come', async () => {
  const found = await annexes.inForce();
  const of = await signedFrom(found, '2027-05-01', 100_000);
  const { id } = await panel(found);
  await test.app.db.update(cofundingMember).set({ status: 'ending' }).where(eq(cofundingMember.id, id));
  await seal(of);
  expect(await panel(found)).toMatchObject({ status: 'active' });
});

describe('the end of a contract', () => {
  const held = async (found: InForce): Promise<OfficeAnnex> => {
    const of = await begun(found);
    const changes = changesIn(await annexes.seenBy(clerk, of), 200_000);
    const care = changes.care.map((one) => ({ ...one, care_form: 'NIANIA' }));
    expect((await annexes.done(clerk, of, 'set', { ...changes, care })).needs).toBeGreaterThan(0);
    return of;
  };

  it('by a resignation cuts what an annex has replaced, and gives up the annex that is not signed', async () => {
    const found = await annexes.inForce();
    await inForceFrom(found, '2027-07-01', 100_000);
    const of = await held(found);
    test.clock.set(getMoment('2027-05-20 10:00'));
    await rollSchedules(test.app, test.clock.business(), NEVER);
    await resign(found, '2027-05-19');

    const { co_fundings, status } = await panel(found);
    expect(status).toBe('resigned');
    expect(co_fundings.map((one) => [one.status, one.amounts.total])).toEqual([
      ['changed', 114_000 + 69_871],
      ['closed_early', 0],
    ]);
    expect(
      co_fundings[0]?.schedule
        .slice(0, 3)
        .map(({ days, limit, status: of_month }) => [days, limit, of_month]),
    ).toEqual([
      [30, 114_000, 'due'],
      [19, 69_871, 'due'],
      [0, 0, 'skipped'],
    ]);
    expect(await annexes.seenBy(clerk, of)).toMatchObject({ status: 'cancelled' });
    expect(await costOf(found)).toBe(114_000 + 69_871);
    test.clock.set(START);
  });

  it('by its days gives it up too, with the money that it holds', async () => {
    const found = await annexes.inForce();
    const before = await costOf(found);
    const of = await held(found);
    const { id } = found.contract;
    await test.app.db.update(cofundingContract).set({ status: 'ended' }).where(eq(cofundingContract.id, id));
    expect(await expireAnnexes(test.app, test.clock.business(), NEVER)).toBe(1);
    expect(await annexes.seenBy(clerk, of)).toMatchObject({ status: 'cancelled' });
    expect(await costOf(found)).toBe(before);
  });
});
