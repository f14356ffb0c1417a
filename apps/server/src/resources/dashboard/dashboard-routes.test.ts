import {
  type DashboardMoney,
  type OverdueRow,
  type TermRow,
  WAITING_WORK,
  type WaitingRow,
  WORK_CODES,
  type WorkList,
} from '@urzad/contract';
import { addDays, getMoment, warsawDate } from '@urzad/domain';
import { hasPrivilege } from '@urzad/grants';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeRegistration, officeRegistrations } from '../../../test/office-registrations';
import { paymentsOf } from '../../../test/payments';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { cofundingPayment, cofundingPaymentList } from '../cofunding-payments/table';
import { cofundingRegistration } from '../cofunding-registrations/table';

const LISTS: Record<WorkList, string> = {
  cofundingregistration: 'cofundingregistration/get',
  cofundingcontract: 'cofundingcontract/get',
  cofundingannex: 'cofundingannex/get',
  cofundingrequest: 'cofundingrequest/get',
  cofundingpayment: 'cofundingpayment/waiting',
  cofundingpaymentlist: 'cofundingpaymentlist/get',
  officecase: 'officecase/get',
  retentionrow: 'retentionrow/get',
};
const STAFF = [
  ...['admin.uprawnien', 'admin.techniczny', 'gospodarz', 'kierownik', 'pracownik1', 'pracownik2'],
  ...['dyrektor', 'ksiegowosc', 'kontroler', 'iod', 'kancelaria', 'obserwator'],
];

let test: TestApp;
let manager: SignedIn;
let asked: { id: number };
let scored: OfficeRegistration;
beforeAll(async () => {
  test = await testApp();
  manager = await signIn(test, 'kierownik');
  const accountant = await signIn(test, 'ksiegowosc');
  const payments = paymentsOf(test);
  const [first, ...claims] = await payments.approved({ count: 4 });
  await payments.booked({ accountant, manager }, first ? [first] : []);
  asked = await payments.asked(accountant, claims.slice(0, 2));
  const office = officeRegistrations(test);
  // The first family is that of the payments.
  await office.family();
  const officer = await signIn(test, 'pracownik1');
  scored = await office.scored(officer);
  await office.taken(officer);
});
afterAll(() => test.close());

const blockOf = async (who: SignedIn, name: string) => (await who.get(`/api/dashboard/${name}`)).json();
const waitingFor = async (who: SignedIn): Promise<WaitingRow[]> => (await blockOf(who, 'waiting')).data.rows;

describe.each(STAFF)('what waits for %s', (who) => {
  it('is counted as the lists behind it count, of what their privileges open', async () => {
    const person = await signIn(test, who);
    const { user_privileges } = (await person.get('/api/base/initsystem')).json().data;
    const counts = new Map((await waitingFor(person)).map(({ code, count }) => [code, count]));
    for (const code of WORK_CODES) {
      const { list, needs, query } = WAITING_WORK[code];
      const mayDo = needs.every((needed) => hasPrivilege(user_privileges, needed));
      const listed = await person.get(`/api/${LISTS[list]}?${new URLSearchParams(query)}`);
      expect([code, counts.get(code) ?? 0]).toEqual([code, mayDo ? listed.json().count : 0]);
    }
  });
});

it('waits for the manager, an officer and the accountant', async () => {
  const codes = async (who: string) => (await waitingFor(await signIn(test, who))).map(({ code }) => code);
  expect(await codes('kierownik')).toContain('lists_approve');
  expect(await codes('ksiegowosc')).toContain('claims_pay');
  expect((await codes('pracownik1')).length).toBeGreaterThan(0);
  expect(await codes('obserwator')).toEqual([]);
});

describe('a second person', () => {
  const countOf = async (code: WaitingRow['code']) =>
    (await waitingFor(manager)).find((row) => row.code === code)?.count ?? 0;

  it('is never asked about points that they gave', async () => {
    const others = await countOf('points_approve');
    await test.app.db
      .update(cofundingRegistration)
      .set({ id_user_owner: manager.id })
      .where(eq(cofundingRegistration.id, scored.id));
    expect([others, await countOf('points_approve')]).toEqual([1, 0]);
  });

  it('has the payment list before them, unless they wrote in it', async () => {
    const { approval } = (await blockOf(manager, 'waiting')).data;
    expect(approval).toMatchObject({ id: asked.id, count: 2, prepared: 'Kinga Księgowa' });
    const editors = (ids: SQLArray) =>
      test.app.db
        .update(cofundingPaymentList)
        .set({ editors: ids })
        .where(eq(cofundingPaymentList.id, asked.id));
    await editors(sql<number[]>`array_append(${cofundingPaymentList.editors}, ${manager.id})`);
    expect((await blockOf(manager, 'waiting')).data.approval).toBeNull();
    expect(await countOf('lists_approve')).toBe(0);
    await editors(sql<number[]>`array_remove(${cofundingPaymentList.editors}, ${manager.id})`);
  });
});

describe('the terms', () => {
  it('of seven days are by day, with the object where there is one', async () => {
    const rows: TermRow[] = (await blockOf(manager, 'week')).data;
    const today = warsawDate(test.clock.business());
    const days = rows.map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    expect(days.filter((day) => day < today || day > addDays(today, 6))).toEqual([]);
    expect(rows.find(({ code }) => code === 'call_end')?.only).toMatchObject({ number: '1/2027' });
    expect(rows.every(({ count, only }) => (count === 1) === (only !== null))).toBe(true);
  });

  it('that passed are those of the whole team, the oldest first, page by page', async () => {
    test.clock.set(getMoment('2027-07-01 10:00'));
    const { data, count, open } = await blockOf(manager, 'team');
    const more = (await blockOf(manager, 'team?page=2')).data;
    test.clock.set(null);
    const rows: OverdueRow[] = [...data, ...more];
    expect(count).toBeGreaterThan(0);
    expect([data.length, open >= count]).toEqual([Math.min(10, count), true]);
    expect(rows.map(({ due }) => due)).toEqual(rows.map(({ due }) => due).toSorted());
    expect(new Set(rows.map(({ code, id }) => `${code} ${id}`)).size).toBe(rows.length);
    expect(rows.every(({ due }) => due < '2027-07-01')).toBe(true);
  });
});

it('sums up the payments by month and source, to the grosz', async () => {
  const money: DashboardMoney = (await blockOf(manager, 'money')).data;
  const of = (kinds: ('REFUND' | 'CORRECTION' | 'RECOVERY')[]) =>
    test.app.db
      .select({
        esf: sql`coalesce(sum(esf_amount), 0)`.mapWith(Number),
        state: sql`coalesce(sum(state_amount), 0)`.mapWith(Number),
      })
      .from(cofundingPayment)
      .where(and(eq(cofundingPayment.status, 'paid'), inArray(cofundingPayment.kind, kinds)));
  expect([money.total]).toEqual(await of(['REFUND', 'CORRECTION']));
  expect([money.returned]).toEqual(await of(['RECOVERY']));
  expect(money.months.reduce((sum, { esf }) => sum + esf, 0)).toBe(money.total.esf);
  expect(money.total.esf).toBeGreaterThan(0);
  const { total, paid, reserved, free } = money.budget;
  expect(paid + reserved + free).toBe(total);
});

it('shows of each call its places, its budget and what comes next', async () => {
  const { data } = await blockOf(manager, 'calls');
  const open = data.find(({ status }: { status: string }) => status === 'open');
  expect(open).toMatchObject({
    number: '1/2027',
    // Four participants with a claim, and the one whom they are like.
    places_taken: 5,
    next: { code: 'closes', date: '2027-02-12' },
  });
});

it.each([
  ['obserwator', 'team'],
  ['admin.techniczny', 'calls'],
  ['admin.techniczny', 'money'],
  ['anna.przykladowa', 'waiting'],
])('does not answer %s the block %s', async (who, block) => {
  const { statusCode } = await (await signIn(test, who)).get(`/api/dashboard/${block}`);
  expect(statusCode).toBe(403);
});

type SQLArray = ReturnType<typeof sql<number[]>>;
