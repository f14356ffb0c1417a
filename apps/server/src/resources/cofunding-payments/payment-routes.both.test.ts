import type { CostDocumentRow, Payment, PaymentListRow, WaitingClaim } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApprovedClaim, paymentsOf } from '../../../test/payments';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { cofundingRequest } from '../cofunding-requests/table';

let test: TestApp;
let accountant: SignedIn;
let manager: SignedIn;
let claims: ApprovedClaim[];

beforeAll(async () => {
  test = await testApp();
  accountant = await signIn(test, 'ksiegowosc');
  manager = await signIn(test, 'kierownik');
  const payments = paymentsOf(test);
  claims = [...(await payments.approved({ count: 3 })), ...(await payments.approved({ refund: 57_000 }))];
  const [late, ...others] = claims;
  await test.app.db
    .update(cofundingRequest)
    .set({ payment_to: '2027-02-05' })
    .where(eq(cofundingRequest.id, late?.id ?? 0));
  const list = await payments.booked({ accountant, manager }, others.slice(0, 1));
  const [payment] = await payments.itemsOf(accountant, list);
  await accountant.post(`/api/cofundingpayment/returned?id=${payment?.id}`, {
    ...{ row_version: payment?.row_version, reason: 'Rachunek jest zamknięty.' },
  });
  await payments.asked(accountant, others.slice(1, 2));
});
afterAll(() => test.close());

const get = async <Row>(path: string): Promise<Row[]> => (await accountant.get(`/api/${path}`)).json().data;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const claimIds = () => idsOf(claims);

it('shows who waits for a list, the most urgent first, page by page', async () => {
  const [late, returned, , small] = claimIds();
  const rows = await get<WaitingClaim>('cofundingpayment/waiting');
  expect(idsOf(rows)).toEqual([late, returned, small]);
  expect(rows).toMatchObject([
    { is_overdue: 'yes', was_returned: 'no', amount: 112_131, esf_amount: 100_328, state_amount: 11_803 },
    { is_overdue: 'no', was_returned: 'yes', kind: 'REFUND', account_end: '0002', account_changed: 'no' },
    { amount: 57_000, month: '2027-01' },
  ]);
  const { next } = (await accountant.get('/api/cofundingpayment/waiting?page_count=2')).json();
  expect(idsOf(await get(`cofundingpayment/waiting?page_count=2&after=${next}`))).toEqual([small]);
});

it.each(['due_date', '-due_date', 'lastname', 'amount', '-amount', 'result_date'])(
  'sorts those who wait by %s page by page',
  async (sort) => {
    const whole = idsOf(await get(`cofundingpayment/waiting?sort=${sort}`));
    const { next } = (await accountant.get(`/api/cofundingpayment/waiting?sort=${sort}&page_count=1`)).json();
    expect(idsOf(await get(`cofundingpayment/waiting?sort=${sort}&after=${next}`))).toEqual(whole.slice(1));
  },
);

it('finds who waits by name, month, account and term, and sums all of them', async () => {
  const [late, returned, , small] = claimIds();
  const found = async (query: string) => idsOf(await get(`cofundingpayment/waiting?${query}`));
  expect(await found(`has_text=${encodeURIComponent('żółć 0004')}`)).toEqual([small]);
  expect(await found('overdue=yes')).toEqual([late]);
  expect(await found('month=2027-02')).toEqual([]);
  expect(await found('account_changed=yes')).toEqual([]);
  expect(await found('account_changed=no&overdue=no')).toEqual([returned, small]);
  const all = (await accountant.get('/api/cofundingpayment/waitingall')).json().data;
  expect(all).toMatchObject({ ids: [late, returned, small], sum: 281_262 });
  expect(all.esf_sum + all.state_sum).toBe(all.sum);
});

it('shows and finds lists and their items', async () => {
  const rows = await get<PaymentListRow>('cofundingpaymentlist/get');
  expect(rows.map(({ number, status, asked }) => [number, status, asked])).toEqual([
    ['LW/2027/02/02', 'draft', 'yes'],
    ['LW/2027/02/01', 'booked', 'no'],
  ]);
  for (const [query, numbers] of [
    ['has_text=lw/2027/02/02', ['LW/2027/02/02']],
    ['status=booked', ['LW/2027/02/01']],
    ['asked=yes&prepared=me', ['LW/2027/02/02']],
    ['sort=number', ['LW/2027/02/01', 'LW/2027/02/02']],
    ['sort=-sum&page_count=1', ['LW/2027/02/02']],
  ] as const) {
    const found = await get<PaymentListRow>(`cofundingpaymentlist/get?${query}`);
    expect(found.map(({ number }) => number)).toEqual(numbers);
  }
  const back = await get<Payment>('cofundingpayment/get?status=returned');
  expect(back).toMatchObject([{ list_number: 'LW/2027/02/01', return_reason: 'Rachunek jest zamknięty.' }]);
  for (const sort of ['lastname', 'due_date', 'amount', 'paid_date']) {
    expect(await get<Payment>(`cofundingpayment/get?sort=${sort}&has_text=żółć`)).toHaveLength(2);
  }
});

it('counts what waits for whom', async () => {
  expect((await manager.get('/api/cofundingpaymentlist/counts')).json().data).toEqual({
    ...{ waiting: 3, waiting_sum: 281_262, overdue: 1 },
    ...{ draft: 1, asked: 1, approved: 0, exported: 0, lists: 2, returned: 1, recoveries: 0 },
  });
});

it('shows the cost documents behind the claims', async () => {
  const rows = await get<CostDocumentRow>('cofundingpayment/costs');
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({
    document_no: 'FV/4/2027',
    claim_number: 'ROZ/0004/2027-01/1',
    kind: 'POBYT',
  });
  for (const sort of ['document_date', 'amount', '-document_no']) {
    const whole = idsOf(await get(`cofundingpayment/costs?sort=${sort}`));
    const { next } = (await accountant.get(`/api/cofundingpayment/costs?sort=${sort}&page_count=3`)).json();
    expect(idsOf(await get(`cofundingpayment/costs?sort=${sort}&page_count=3&after=${next}`))).toEqual(
      whole.slice(3),
    );
  }
  expect(await get(`cofundingpayment/costs?has_text=0002&kind=POBYT&month=2027-01`)).toHaveLength(1);
  expect(await get('cofundingpayment/costs?kind=WPISOWE')).toEqual([]);
});
