import { type BodyOf, type cofundingPaymentLists as contract, refOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { officeWordsOf } from '../../settings/office-words';
import { payMonths } from '../cofunding-members/public';
import { type ClaimRecord, lockClaims, stepClaims } from '../cofunding-requests/public';
import { addNotifications } from '../notifications/public';
import { readersOf } from '../users/public';
import type { PaymentListChange } from './change-payment-list';
import { paidText } from './emails';
import { restoreClaims } from './listed-claims';
import { itemsOf, type PaymentListRecord, payments } from './repository';
import { cofundingPayment } from './table';

type Booked = BodyOf<typeof contract.book>;

/** The bank has paid a list: payments, claims and months are paid. N23 is told at once, its e-mail follows as a job. */
export function bookList(id: number, { row_version, paid_date, bank_ref }: Booked): PaymentListChange {
  return {
    ...{ id, row_version, step: 'book' },
    async change(list, { tx, by }) {
      refuseDay(list, paid_date, by.date);
      const { id: id_list } = list;
      const sent = (await itemsOf(tx, id_list)).filter(({ status }) => status === 'sent');
      const claims = await lockClaims(
        tx,
        sent.map(({ id_request }) => id_request),
      );
      const paid = await stepClaims(tx, { records: claims, step: 'pay', values: { paid_date } }, by);
      if (paid.length !== sent.length) {
        throw new ApiError('illegal-step', { status: list.status, reason: 'claims' });
      }
      const isSent = and(eq(cofundingPayment.id_list, id_list), eq(cofundingPayment.status, 'sent'));
      await payments.updateAll(tx, isSent, { values: { status: 'paid', paid_date, bank_ref }, by });

      const amounts = new Map(sent.map(({ id_request, amount }) => [id_request, amount]));
      await payMonths(
        tx,
        paid.map((claim) => ({ ...claim, amount: amounts.get(claim.id) ?? 0 })),
        by,
      );
      await tellPaid(tx, { claims: paid, paid_date }, by);
      return { booked_date: paid_date };
    },
    diff: { paid_date, bank_ref },
  };
}

/** @throws ApiError `not-valid`: the bank pays after the approval, and what it will pay is not paid yet */
function refuseDay({ approve_date }: PaymentListRecord, paid_date: Booked['paid_date'], now: Date): void {
  const isBefore = approve_date !== null && paid_date < warsawDate(approve_date);
  if (isBefore || paid_date > warsawDate(now)) {
    throw new ApiError('not-valid', { paid_date: 'not-valid-date' });
  }
}

/** N23 in the portal, to each parent. Nobody is named as the sender: the office speaks. */
async function tellPaid(
  tx: Tx,
  { claims, paid_date }: { claims: readonly ClaimRecord[]; paid_date: Booked['paid_date'] },
  by: Author,
): Promise<void> {
  if (claims.length === 0) return;
  const readers = await readersOf(tx, [...new Set(claims.map(({ id_user }) => id_user))]);
  const inWords = await officeWordsOf(tx, by.id_application, ['claim-paid']);
  const told = claims.map(({ id, id_user, number }) => ({
    id_user,
    locale: readers.get(id_user)?.locale ?? ('pl' as const),
    text: inWords(paidText({ number, paid_date })),
    ...refOf('cofundingrequest', id),
  }));
  await addNotifications(tx, told, { ...by, id: null });
}

/** Cancels a list that the bank does not have: its claims wait for another one. */
export function cancelList(
  id: number,
  { row_version, reason }: BodyOf<typeof contract.cancel>,
): PaymentListChange {
  return {
    ...{ id, row_version, step: 'cancel' },
    async change(_, { tx, by }) {
      const isOnIt = eq(cofundingPayment.id_list, id);
      const ids = (await itemsOf(tx, id)).map(({ id_request }) => id_request);
      const claims = await lockClaims(tx, ids);
      const of = await payments.updateAll(tx, isOnIt, { values: { status: 'cancelled' }, by });
      await restoreClaims(tx, { claims, of, steps: ['unpass', 'unpassPartly'] }, by);
      return { asked_date: null, cancel_reason: reason };
    },
    diff: { reason },
  };
}
