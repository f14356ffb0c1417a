import type { PaymentList, PaymentListRow } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { printPaymentLists, sendDemands, tellOfPayments } from '../resources/cofunding-payments/public';
import { MANAGER } from './rank-old-call';
import { DECEMBER } from './settled-claims';
import { type Stage, signIn } from './stage';
import { findClaim } from './verify-claims';
import { dataOf, type Walker } from './walk-registration';

const URL = '/api/cofundingpaymentlist';
const ACCOUNTANT = 'ksiegowosc@urzad.example.com';
const NEVER = new AbortController().signal;

/**
 * The payment lists of the demo data: one that the bank has paid, and one that another person has approved, for the day on
 * which the demo begins. Of what was paid a part is demanded back (Process §8.3).
 */
export const PAYMENT_ACTS = [
  { at: '2027-01-11 09:15', make: prepareFor('2027-01-13') },
  { at: '2027-01-12 10:40', make: approve },
  { at: '2027-01-13 08:30', make: send },
  { at: '2027-01-14 08:45', make: bookFor('2027-01-13') },
  { at: '2027-01-28 13:20', make: prepareFor('2027-02-10') },
  { at: '2027-01-29 09:50', make: approve },
  { at: '2027-02-09 14:30', make: demandBack },
].map(({ at, make }) => ({
  at,
  async make(stage: Stage) {
    stage.clock.set(getMoment(at));
    await make(stage);
  },
}));

/** All claims that wait; none after a crash, once they are on it. @param date the day of the transfers */
function prepareFor(date: string) {
  return async (stage: Stage): Promise<void> => {
    const accountant = await signIn(stage, ACCOUNTANT);
    const { ids }: { ids: number[] } = dataOf(await accountant.get('/api/cofundingpayment/waitingall'));
    if (ids.length > 0) dataOf(await accountant.post(`${URL}/add`, { id_requests: ids, date }));
    for (const list of await listsIn(accountant, 'draft')) await step(accountant, list, 'askapproval');
    await accountant.leave();
  };
}

async function approve(stage: Stage): Promise<void> {
  const manager = await signIn(stage, MANAGER);
  for (const list of await listsIn(manager, 'draft')) await step(manager, list, 'approve');
  await manager.leave();
  await printPaymentLists(stage.app, stage.clock.business(), NEVER);
}

async function send(stage: Stage): Promise<void> {
  const accountant = await signIn(stage, ACCOUNTANT);
  for (const { id } of await listsIn(accountant, 'approved')) {
    dataOf(await accountant.post(`${URL}/export?id=${id}`, { format: 'pain' }));
  }
  await accountant.leave();
}

function bookFor(paid_date: string) {
  return async (stage: Stage): Promise<void> => {
    const accountant = await signIn(stage, ACCOUNTANT);
    const body = { paid_date, bank_ref: 'WB 9/2027' };
    for (const list of await listsIn(accountant, 'exported')) await step(accountant, list, 'book', body);
    await accountant.leave();
    await tellOfPayments(stage.app, stage.clock.business(), NEVER);
  };
}

async function demandBack(stage: Stage): Promise<void> {
  const manager = await signIn(stage, MANAGER);
  const claim = await findClaim(manager, { child: 'Natan', month: DECEMBER, status: 'paid' });
  if (claim) {
    const { id: id_request, row_version } = claim;
    const reason = 'Kontrola wykazała, że dziecko było objęte opieką przez połowę miesiąca.';
    dataOf(
      await manager.post('/api/cofundingrecovery/add', { id_request, row_version, amount: 57_000, reason }),
    );
  }
  await manager.leave();
  await sendDemands(stage.app, stage.clock.business(), NEVER);
}

async function listsIn(who: Walker, status: PaymentList['status']): Promise<PaymentList[]> {
  const rows: PaymentListRow[] = dataOf(await who.get(`${URL}/get?status=${status}`));
  return Promise.all(rows.map(async ({ id }) => dataOf<PaymentList>(await who.get(`${URL}/find?id=${id}`))));
}

async function step(
  who: Walker,
  { id, row_version }: PaymentList,
  name: string,
  body: object = {},
): Promise<void> {
  dataOf(await who.post(`${URL}/${name}?id=${id}`, { row_version, ...body }));
}
