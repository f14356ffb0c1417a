import { addDays, warsawDate } from '@urzad/domain';
import { cofundingPayment, cofundingPaymentList } from '../../src/resources/cofunding-payments/table';
import { cofundingRequest } from '../../src/resources/cofunding-requests/table';
import type { Move, Walk } from './move';
import type { Walker } from './walkers';

const URL = '/api/cofundingpaymentlist';
const REASON = 'Rachunek odbiorcy jest zamknięty.';
const ACCOUNTANT = ['ksiegowosc'] as const;
const APPROVER = ['kierownik'] as const;

/** Steps on payment lists and their payments. */
export const PAYMENT_MOVES: readonly Move[] = [
  { name: 'add list', on: ['claim approved', 'claim approved_partly'], by: ACCOUNTANT, act: add, weight: 4 },
  { name: 'change list', on: ['list draft'], by: ACCOUNTANT, act: change },
  { name: 'askapproval', on: ['list draft'], by: ACCOUNTANT, act: stepOn('askapproval', 'draft'), weight: 3 },
  {
    name: 'sendback list',
    on: ['list draft'],
    by: APPROVER,
    act: stepOn('sendback', 'draft', () => ({ reason: REASON })),
  },
  {
    name: 'approve list',
    on: ['list draft'],
    by: [...APPROVER, ...APPROVER, ...ACCOUNTANT],
    act: stepOn('approve', 'draft'),
    weight: 4,
  },
  { name: 'export', on: ['list approved'], by: ACCOUNTANT, act: exportFile, weight: 4 },
  {
    name: 'book',
    on: ['list exported'],
    by: ACCOUNTANT,
    act: stepOn('book', 'exported', ({ today }) => ({ paid_date: today, bank_ref: 'WB 1' })),
    weight: 4,
  },
  {
    name: 'cancel list',
    on: ['list approved'],
    by: ACCOUNTANT,
    act: stepOn('cancel', 'approved', () => ({ reason: REASON })),
  },
  { name: 'returned', on: ['payment sent', 'payment paid'], by: ACCOUNTANT, act: returned, weight: 2 },
];

type List = typeof cofundingPaymentList.$inferSelect;

async function onList(
  { test, random }: Walk,
  wanted: List['status'],
  act: (list: List) => Promise<unknown>,
): Promise<void> {
  const all = await test.app.db.select().from(cofundingPaymentList).orderBy(cofundingPaymentList.id);
  const fitting = all.filter(({ status }) => status === wanted);
  const list = random.prefer(fitting, all);
  if (list) await act(list);
}

function stepOn(
  name: string,
  wanted: List['status'],
  more: (on: { today: string }) => object = () => ({}),
): Move['act'] {
  return (walk, who) =>
    onList(walk, wanted, ({ id, row_version }) =>
      walk.send(who, `${URL}/${name}?id=${id}`, {
        row_version: walk.version(row_version),
        ...more({ today: todayOf(walk) }),
      }),
    );
}

const todayOf = ({ test }: Walk) => warsawDate(test.clock.business());

/** Mostly claims that wait for a list. */
async function claimsFor({ test, random }: Walk): Promise<number[]> {
  const all = await test.app.db
    .select({ id: cofundingRequest.id, status: cofundingRequest.status })
    .from(cofundingRequest)
    .orderBy(cofundingRequest.id);
  const waiting = all.filter(({ status }) => status.startsWith('approved'));
  const from = waiting.length > 0 && random.chance(90) ? waiting : all;
  return from.filter(() => random.chance(70)).map(({ id }) => id);
}

async function add(walk: Walk, who: Walker): Promise<void> {
  const id_requests = await claimsFor(walk);
  await walk.send(who, `${URL}/add`, { id_requests, date: addDays(todayOf(walk), walk.random.below(4)) });
}

async function change(walk: Walk, who: Walker): Promise<void> {
  const [more, fewer] = [await claimsFor(walk), await claimsFor(walk)];
  await onList(walk, 'draft', ({ id, row_version }) =>
    walk.send(who, `${URL}/change?id=${id}`, {
      ...{ row_version: walk.version(row_version), date: todayOf(walk) },
      ...{ add: more.slice(0, 1), remove: fewer.slice(0, 1) },
    }),
  );
}

async function exportFile(walk: Walk, who: Walker): Promise<void> {
  const format = walk.random.pick(['csv', 'elixir', 'pain']);
  await onList(walk, 'approved', ({ id }) => walk.send(who, `${URL}/export?id=${id}`, { format }));
}

async function returned({ test, random, send, version }: Walk, who: Walker): Promise<void> {
  const all = await test.app.db.select().from(cofundingPayment).orderBy(cofundingPayment.id);
  const sent = all.filter(({ status }) => status === 'sent' || status === 'paid');
  const payment = random.pick(sent.length > 0 ? sent : all);
  if (!payment) return;
  const body = { row_version: version(payment.row_version), reason: REASON };
  await send(who, `/api/cofundingpayment/returned?id=${payment.id}`, body);
}
