import type { PaymentList, PaymentListRow } from '@urzad/contract';
import { getIsoDate, getMoment, type IsoDate } from '@urzad/domain';
import { printPaymentLists, sendDemands, tellOfPayments } from '../resources/cofunding-payments/public';
import { MANAGER } from './rank-old-call';
import { DECEMBER } from './settled-claims';
import { type Stage, signIn } from './stage';
import { getClaim } from './verify-claims';
import { dataOf, type Walker } from './walk-registration';

const URL = '/api/cofundingpaymentlist';
const ACCOUNTANT = 'ksiegowosc@urzad.example.com';
/** The days of the transfers. */
const PAID = getIsoDate('2027-01-13');
const WAITS = getIsoDate('2027-02-10');
const NEVER = new AbortController().signal;

/**
 * The payment lists of the demo data: one that the bank has paid, and one that another person has approved, for the day on
 * which the demo begins. Of what was paid a part is demanded back (Process §8.3). A list is known by its day, so that no
 * step falls on the other one when the work goes on after a crash.
 */
export const PAYMENT_ACTS = [
  { at: '2027-01-11 09:15', make: prepareFor(PAID) },
  { at: '2027-01-12 10:40', make: approve(PAID) },
  { at: '2027-01-13 08:30', make: send(PAID) },
  { at: '2027-01-14 08:45', make: book(PAID) },
  { at: '2027-01-28 13:20', make: prepareFor(WAITS) },
  { at: '2027-01-29 09:50', make: approve(WAITS) },
  { at: '2027-02-09 14:30', make: demandBack },
].map(({ at, make }) => ({
  at,
  async make(stage: Stage) {
    stage.clock.set(getMoment(at));
    await make(stage);
  },
}));

/** All claims that wait. @param date the day of the transfers */
function prepareFor(date: IsoDate) {
  return async (stage: Stage): Promise<void> => {
    const accountant = await signIn(stage, ACCOUNTANT);
    const list = (await findList(accountant, date)) ?? (await addList(accountant, date));
    if (list.status === 'draft' && list.asked === 'no') await step(accountant, list, 'askapproval');
    await accountant.leave();
  };
}

async function addList(accountant: Walker, date: IsoDate): Promise<PaymentList> {
  const { ids }: { ids: number[] } = dataOf(await accountant.get('/api/cofundingpayment/waitingall'));
  return dataOf(await accountant.post(`${URL}/add`, { id_requests: ids, date }));
}

function approve(date: IsoDate) {
  return async (stage: Stage): Promise<void> => {
    const manager = await signIn(stage, MANAGER);
    const list = await getList(manager, date);
    if (list.status === 'draft') await step(manager, list, 'approve');
    await manager.leave();
    if (list.documents.length === 0) await printPaymentLists(stage.app, stage.clock.business(), NEVER);
  };
}

function send(date: IsoDate) {
  return async (stage: Stage): Promise<void> => {
    const accountant = await signIn(stage, ACCOUNTANT);
    const { id, status } = await getList(accountant, date);
    if (status === 'approved') {
      dataOf(await accountant.post(`${URL}/export?id=${id}`, { format: 'pain' }));
    }
    await accountant.leave();
  };
}

function book(date: IsoDate) {
  return async (stage: Stage): Promise<void> => {
    const accountant = await signIn(stage, ACCOUNTANT);
    const list = await getList(accountant, date);
    const body = { paid_date: date, bank_ref: 'WB 9/2027' };
    if (list.status === 'exported') await step(accountant, list, 'book', body);
    await accountant.leave();
    await tellOfPayments(stage.app, stage.clock.business(), NEVER);
  };
}

async function demandBack(stage: Stage): Promise<void> {
  const manager = await signIn(stage, MANAGER);
  const {
    id: id_request,
    row_version,
    status,
  } = await getClaim(manager, { child: 'Natan', month: DECEMBER });
  if (status === 'paid') {
    const reason = 'Kontrola wykazała, że dziecko było objęte opieką przez połowę miesiąca.';
    dataOf(
      await manager.post('/api/cofundingrecovery/add', { id_request, row_version, amount: 57_000, reason }),
    );
  }
  await manager.leave();
  await sendDemands(stage.app, stage.clock.business(), NEVER);
}

async function findList(who: Walker, date: IsoDate): Promise<PaymentList | undefined> {
  const rows: PaymentListRow[] = dataOf(await who.get(`${URL}/get?page_count=100`));
  const row = rows.find((list) => list.date === date);
  return row && dataOf(await who.get(`${URL}/find?id=${row.id}`));
}

async function getList(who: Walker, date: IsoDate): Promise<PaymentList> {
  const list = await findList(who, date);
  if (!list) throw new Error(`There is no payment list for ${date}.`);
  return list;
}

async function step(
  who: Walker,
  { id, row_version }: PaymentList,
  name: string,
  body: object = {},
): Promise<void> {
  dataOf(await who.post(`${URL}/${name}?id=${id}`, { row_version, ...body }));
}
