import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApprovedClaim, paymentsOf } from '../../../test/payments';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { describeWrite } from '../../../test/writes';
import { verifyLog } from '../../audit-log/verify-log';
import { cofundingMember } from '../cofunding-members/table';
import { cofundingRegistration } from '../cofunding-registrations/table';
import { accountsOf } from './payee-accounts';
import { tellOfPayments } from './public';

const REASON = 'Rachunek jednej osoby jest do sprawdzenia.';
const NEVER = new AbortController().signal;

let test: TestApp;
let accountant: SignedIn;
let manager: SignedIn;
let clerk: SignedIn;
let parent: SignedIn;
let payments: ReturnType<typeof paymentsOf>;
const office = () => ({ accountant, manager });

beforeAll(async () => {
  test = await testApp();
  accountant = await signIn(test, 'ksiegowosc');
  manager = await signIn(test, 'kierownik');
  clerk = await signIn(test, 'pracownik1');
  parent = await signIn(test, 'anna.przykladowa');
  payments = paymentsOf(test);
});
afterAll(() => test.close());

/** Who may see lists and not write them, and who does not see them. */
const others = async (): Promise<[SignedIn, number, string][]> => [
  [parent, 404, 'object-no-exist'],
  [clerk, 403, 'no-privilege'],
];

describeWrite('add', () => test, {
  async act() {
    const claims = await payments.approved({ count: 2 });
    const body = { id_requests: claims.map(({ id }) => id), date: '2027-02-12' };
    return { by: accountant, url: '/api/cofundingpaymentlist/add', body, claims };
  },
  other: async () => [
    [parent, 403, 'no-privilege'],
    [clerk, 403, 'no-privilege'],
    [manager, 403, 'no-privilege'],
  ],
  async twice({ claims }, done) {
    const { data } = done.json();
    expect(data).toMatchObject({
      ...{ number: 'LW/2027/02/01', status: 'draft', date: '2027-02-12', count: 2, sum: 224_262 },
      ...{ esf_sum: 200_656, state_sum: 23_606, asked: 'no', steps: ['change', 'askApproval', 'cancel'] },
    });
    expect((await payments.stateOf(claims)).map(({ status }) => status)).toEqual(['payment', 'payment']);
    expect(await payments.itemsOf(accountant, data)).toMatchObject([
      { title: 'Refundacja kosztów opieki ROZ/0001/2027-01, UM/IX/0001/2026', account_end: '0002' },
      { amount: 112_131, account_changed: 'no', kind: 'REFUND', status: 'on_list', may_return: 'no' },
    ]);
  },
});

describeWrite('change', () => test, {
  async act() {
    const claims = await payments.approved({ count: 3 });
    const [first, second, third] = claims;
    const of = await payments.add(accountant, claims.slice(0, 2));
    const body = { add: [third?.id], remove: [first?.id], date: '2027-02-15' };
    return { ...(await payments.sending(accountant, of, 'change', body)), claims, second };
  },
  other: others,
  async twice({ of, claims }) {
    expect(await payments.seenBy(accountant, of)).toMatchObject({ count: 2, date: '2027-02-15' });
    expect((await payments.stateOf(claims)).map(({ status }) => status)).toEqual([
      ...['approved', 'payment', 'payment'],
    ]);
  },
  wrongStatus: async () =>
    payments.sending(accountant, await payments.approvedList(office(), await payments.approved()), 'change', {
      ...{ add: [], remove: [], date: '2027-02-16' },
    }),
});

describeWrite('askapproval', () => test, {
  act: async () =>
    payments.sending(accountant, await payments.add(accountant, await payments.approved()), 'askapproval'),
  other: others,
  async twice({ of }) {
    expect(await payments.seenBy(manager, of)).toMatchObject({
      asked: 'yes',
      steps: ['sendBack', 'approve'],
    });
    const { data } = (await manager.get('/api/basenotification/get')).json();
    expect(data[0]).toMatchObject({ obj_type: 'cofundingpaymentlist', id_obj: of.id });
  },
});

describeWrite('sendback', () => test, {
  act: async () =>
    payments.sending(manager, await payments.asked(accountant, await payments.approved()), 'sendback', {
      reason: REASON,
    }),
  other: async () => [
    [parent, 404, 'object-no-exist'],
    [accountant, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    expect(await payments.seenBy(accountant, of)).toMatchObject({ asked: 'no', back_note: REASON });
  },
});

describeWrite('approve', () => test, {
  act: async () =>
    payments.sending(manager, await payments.asked(accountant, await payments.approved()), 'approve'),
  other: async () => [
    [parent, 404, 'object-no-exist'],
    [accountant, 403, 'no-privilege'],
  ],
  async twice({ of }, done) {
    const { data } = done.json();
    expect(data).toMatchObject({ status: 'approved', approved: { id: manager.id } });
    expect(data.documents).toMatchObject([{ kind: 'LISTA_WYPLAT', status: 'signed' }]);
    expect((await payments.seenBy(accountant, of)).steps).toEqual(['export', 'cancel']);
  },
});

describeWrite('export', () => test, {
  async act() {
    const of = await payments.approvedList(office(), await payments.approved());
    return {
      ...{ by: accountant, of, url: `/api/cofundingpaymentlist/export?id=${of.id}` },
      body: { format: 'pain' },
    };
  },
  other: async () => [...(await others()), [manager, 403, 'no-privilege']],
  // The file is given out again; the payments are sent with the first one.
  later: 200,
  async twice({ of }, done) {
    const again = await accountant.post(`/api/cofundingpaymentlist/export?id=${of.id}`, { format: 'pain' });
    expect(again.json()).toEqual(done.json());
    expect(await payments.seenBy(accountant, of)).toMatchObject({ status: 'exported' });
    expect(await payments.itemsOf(accountant, of)).toMatchObject([{ status: 'sent' }]);
  },
  async wrongStatus() {
    const { id } = await payments.asked(accountant, await payments.approved());
    return {
      ...{ by: accountant, url: `/api/cofundingpaymentlist/export?id=${id}` },
      body: { format: 'pain' },
    };
  },
});

describeWrite('book', () => test, {
  async act() {
    const claims = await payments.approved({ count: 2 });
    const of = await payments.exported(office(), claims);
    const body = { paid_date: '2027-02-10', bank_ref: 'WB 34/2027' };
    return { ...(await payments.sending(accountant, of, 'book', body)), claims };
  },
  other: others,
  async twice({ of, claims }) {
    expect(await payments.seenBy(accountant, of)).toMatchObject({
      ...{ status: 'booked', booked_date: '2027-02-10', steps: [] },
    });
    const paid = { status: 'paid', month: 'paid', paid: 112_131, approved: null };
    expect(await payments.stateOf(claims)).toEqual([paid, paid]);
    expect(await costOf(claims[0])).toBe(1_368_000 - 1869);
    expect(await payments.itemsOf(accountant, of)).toMatchObject([
      { status: 'paid', paid_date: '2027-02-10', bank_ref: 'WB 34/2027', may_return: 'yes' },
      { status: 'paid' },
    ]);
    await tellOfPayments(test.app, test.clock.business(), NEVER);
    await tellOfPayments(test.app, test.clock.business(), NEVER);
    const letters = await test.emailsTo(claims[0]?.mail ?? '');
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Rozliczenie .+: wypłacone$/),
    ]);
  },
});

describeWrite('cancel', () => test, {
  async act() {
    const claims = [...(await payments.approved()), ...(await payments.approved({ partly: true }))];
    const of = await payments.approvedList(office(), claims);
    return { ...(await payments.sending(accountant, of, 'cancel', { reason: REASON })), claims };
  },
  other: others,
  async twice({ of, claims }) {
    expect(await payments.seenBy(accountant, of)).toMatchObject({
      status: 'cancelled',
      cancel_reason: REASON,
    });
    expect((await payments.stateOf(claims)).map(({ status }) => status)).toEqual([
      'approved',
      'approved_partly',
    ]);
    expect(await payments.add(accountant, claims)).toMatchObject({ count: 2 });
  },
  wrongStatus: async () =>
    payments.sending(accountant, await payments.exported(office(), await payments.approved()), 'cancel', {
      reason: REASON,
    }),
});

describeWrite('returned', () => test, {
  async act() {
    const claims = await payments.approved({ partly: true });
    const [payment] = await payments.itemsOf(accountant, await payments.booked(office(), claims));
    return {
      ...{ by: accountant, url: `/api/cofundingpayment/returned?id=${payment?.id}` },
      ...{
        body: { row_version: payment?.row_version, reason: REASON },
        claims,
        id_list: payment?.id_list ?? 0,
      },
    };
  },
  other: others,
  async twice({ claims, id_list }, done) {
    expect(done.json().data).toMatchObject({ status: 'returned', return_reason: REASON, may_return: 'no' });
    expect(await payments.stateOf(claims)).toEqual([
      { status: 'approved_partly', month: 'requested', paid: 0, approved: 112_131 },
    ]);
    // What the month left stays with the call.
    expect(await costOf(claims[0])).toBe(1_368_000 - 1869);
    expect(await payments.seenBy(accountant, { id: id_list })).toMatchObject({
      ...{ status: 'booked', returned_count: 1, returned_sum: 112_131 },
    });
    const [letter] = await test.emailsTo(claims[0]?.mail ?? '');
    expect(letter?.subject).toMatch(/^Rozliczenie .+: bank zwrócił przelew$/);
    await payments.booked(office(), claims);
    expect(await payments.stateOf(claims)).toMatchObject([{ status: 'paid', month: 'paid', paid: 112_131 }]);
    expect(await costOf(claims[0])).toBe(1_368_000 - 1869);
  },
});

describe('a payment list', () => {
  it('is never approved by who wrote in it, whatever their role', async () => {
    const list = await payments.asked(accountant, await payments.approved());
    await test.app.db.execute(
      `update cofundingpaymentlist set editors = array[${accountant.id}, ${manager.id}] where id = ${list.id}`,
    );
    for (const [name, more] of [
      ['approve', {}],
      ['sendback', { reason: REASON }],
    ] as const) {
      const { url, body } = await payments.sending(manager, list, name, more);
      const answer = await manager.post(url, body);
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { code: 'no-privilege', data: { reason: 'own-list' } },
      ]);
    }
    expect(await payments.seenBy(manager, list)).toMatchObject({ steps: [], is_own: 'yes' });
  });

  it('is approved after it was asked for, and asked for again after a change', async () => {
    const list = await payments.asked(accountant, await payments.approved());
    const changed = await payments.step(accountant, list, 'change', {
      ...{ add: [], remove: [], date: '2027-02-20' },
    });
    expect(changed).toMatchObject({ asked: 'no', asked_date: null });
    const { url, body } = await payments.sending(manager, list, 'approve');
    expect((await manager.post(url, body)).json()).toMatchObject({
      ...{ code: 'illegal-step', data: { status: 'draft', reason: 'not-asked' } },
    });
  });

  it('takes a claim that two people put on two lists at once on one of them', async () => {
    const claims = await payments.approved({ count: 2 });
    const send = (some: readonly ApprovedClaim[]) =>
      accountant.post('/api/cofundingpaymentlist/add', {
        ...{ id_requests: some.map(({ id }) => id), date: '2027-02-12' },
      });
    const answers = await Promise.all([send(claims), send(claims.toReversed())]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'illegal-step', data: { reason: 'claims' } });
  });

  it('is for a day to come, and keeps one claim at least', async () => {
    const claims = await payments.approved();
    const past = await accountant.post('/api/cofundingpaymentlist/add', {
      ...{ id_requests: claims.map(({ id }) => id), date: '2027-02-09' },
    });
    expect(past.json()).toEqual({ code: 'not-valid', data: { date: 'not-valid-date' } });
    const list = await payments.add(accountant, claims);
    const { url, body } = await payments.sending(accountant, list, 'change', {
      ...{ add: [], remove: claims.map(({ id }) => id), date: '2027-02-12' },
    });
    expect((await accountant.post(url, body)).json().data).toMatchObject({ reason: 'empty' });
    expect((await payments.stateOf(claims)).map(({ status }) => status)).toEqual(['payment']);
  });

  it('fixes the accounts when it is approved, and marks those that were changed', async () => {
    const [claim] = await payments.approved();
    if (!claim) throw new Error('A claim was not made.');
    const list = await payments.asked(accountant, [claim]);
    await payments.move(claim, '20999000090000000000000003');
    const changed = {
      ...{ account_end: '0003', account_changed: 'yes' },
      account_statement: { before_end: '0002', id_officecase: null, number: null },
    };
    expect(await payments.itemsOf(manager, list)).toMatchObject([changed]);
    expect(await payments.seenBy(manager, list)).toMatchObject({ changed_accounts: 1 });

    await payments.step(manager, list, 'approve');
    await payments.move(claim, '90999000090000000000000004');
    expect(await payments.itemsOf(manager, list)).toMatchObject([
      { account_end: '0003', account_changed: 'yes', account_statement: null },
    ]);
    const file = await accountant.post(`/api/cofundingpaymentlist/export?id=${list.id}`, { format: 'csv' });
    expect(Buffer.from(file.json().data.content, 'base64').toString()).toContain(
      '20999000090000000000000003',
    );
  });

  it('marks an account until a payment has reached it', async () => {
    const [claim] = await payments.approved();
    if (!claim) throw new Error('A claim was not made.');
    await payments.move(claim, '20999000090000000000000003');
    const found = async (query: string) =>
      (await accountant.get(`/api/cofundingpayment/get?id_member=${claim.id_member}&${query}`)).json().data;
    const waiting = await accountant.get('/api/cofundingpayment/waiting?account_changed=yes&page_count=100');
    expect(waiting.json().data).toMatchObject([{ id: claim.id, account_statement: { before_end: '0002' } }]);

    const list = await payments.booked(office(), [claim]);
    // What was paid keeps its mark; the next payment has none.
    expect(list.changed_accounts).toBe(1);
    expect(await found('account_changed=yes')).toHaveLength(1);
    const accounts = await accountsOf(test.app.db, [claim.id_member]);
    expect(accounts.get(claim.id_member)?.account_changed).toBe('no');
  });

  it('is not approved with an account that no bank could pay to', async () => {
    const [claim] = await payments.approved();
    const list = await payments.asked(accountant, claim ? [claim] : []);
    await test.app.db
      .update(cofundingMember)
      .set({ bank_account_number: '' })
      .where(eq(cofundingMember.id, claim?.id_member ?? 0));
    const { url, body } = await payments.sending(manager, list, 'approve');
    expect((await manager.post(url, body)).json().data).toEqual({
      ...{ status: 'draft', reason: 'accounts', ids: [claim?.id] },
    });
  });

  it('is booked with the day on which the bank has paid, not one to come', async () => {
    const list = await payments.exported(office(), await payments.approved());
    const { url, body } = await payments.sending(accountant, list, 'book', { bank_ref: '' });
    for (const paid_date of ['2027-02-11', '2027-02-09']) {
      expect((await accountant.post(url, { ...body, paid_date })).json()).toEqual({
        ...{ code: 'not-valid', data: { paid_date: 'not-valid-date' } },
      });
    }
  });

  it('leaves a payment that the bank returned before the booking out of it', async () => {
    const claims = await payments.approved({ count: 2 });
    const list = await payments.exported(office(), claims);
    const [back] = await payments.itemsOf(accountant, list);
    const returned = await accountant.post(`/api/cofundingpayment/returned?id=${back?.id}`, {
      ...{ row_version: back?.row_version, reason: REASON },
    });
    expect(returned.statusCode).toBe(200);
    const again = await accountant.post(`/api/cofundingpaymentlist/export?id=${list.id}`, { format: 'pain' });
    expect(again.json().data).toEqual({ status: 'exported', reason: 'returned' });
    await payments.step(accountant, list, 'book', { paid_date: '2027-02-10', bank_ref: '' });
    expect(await payments.stateOf(claims)).toEqual([
      { status: 'approved', month: 'requested', paid: 0, approved: 112_131 },
      { status: 'paid', month: 'paid', paid: 112_131, approved: null },
    ]);
  });

  it('is in a log whose chain is whole', async () => {
    expect(await verifyLog(test.app.db)).toMatchObject({ broken: [] });
  });
});

async function costOf(claim: ApprovedClaim | undefined): Promise<number | null | undefined> {
  const [row] = await test.app.db
    .select({ cost: cofundingRegistration.cost })
    .from(cofundingRegistration)
    .where(eq(cofundingRegistration.id, claim?.id_registration ?? 0));
  return row?.cost;
}
