import { type BodyOf, type cofundingPayments as contract, refOf } from '@urzad/contract';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import { refuseActing } from '../../http/refuse-acting';
import type { Sender } from '../../mail/email';
import type { Reader } from '../../mail/reader';
import { notify } from '../../notify';
import { referredRow } from '../../referred-row';
import { monthKey, paidBefore, returnMonth } from '../cofunding-members/public';
import { claims, lockClaims } from '../cofunding-requests/public';
import { returnedEmail, returnedText } from './emails';
import { restoreClaims } from './listed-claims';
import { listsVisibleTo, mayReturn, paymentsVisibleTo, type Viewer, viewerOf } from './policy';
import { lists, type PaymentRecord, payments } from './repository';
import { cofundingPayment } from './table';

/**
 * The bank returned a payment: its claim waits for a list again, its month says so, and the parent is asked to confirm
 * the account.
 */
export async function returnPayment(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version, reason }: { id: number } & BodyOf<typeof contract.returned>,
): Promise<{ id: number }> {
  refuseActing(request.user);
  return app.write(request, async (tx, note) => {
    const viewer = viewerOf(request.user);
    const by = authorOf(app, request);
    const payment = await lockSent(tx, id, viewer);
    if (payment.row_version !== row_version) {
      const { row_version: stored } = payment;
      throw new ApiError('conflict', { stored: { row_version: stored }, given: { row_version, reason } });
    }
    const isBooked = payment.status === 'paid';
    const locked = await lockClaims(tx, [payment.id_request]);
    const claim = referredRow(locked[0]);
    await refuseCorrected(tx, payment);

    const values = { status: 'returned', return_reason: reason } as const;
    await payments.update(tx, id, { values, by });
    const steps = isBooked ? (['unpay', 'unpayPartly'] as const) : (['unpass', 'unpassPartly'] as const);
    const restored = await restoreClaims(tx, { claims: locked, of: [payment], steps }, by);
    if (restored.length === 0) throw new ApiError('illegal-step', { status: claim.status });
    await returnMonth(tx, { ...claim, amount: payment.amount, isBooked }, by);
    await payAgain(tx, payment, by);

    const text = returnedText(claim);
    const { id_contract } = claim;
    const email = (to: Reader, sender: Sender) => returnedEmail(to, { id_contract, text }, sender);
    const ref = refOf('cofundingrequest', claim.id);
    await notify(app, tx, { to: claim.id_user, text, ref, email }, { ...by, id: null });
    note({
      event: 'cofundingpayment.returned',
      ...ref,
      diff: { payment: id, amount: payment.amount, reason },
    });
    return { id };
  });
}

/** The claim pays this sum once more, beside what stays paid of its month. */
async function payAgain(tx: Tx, payment: PaymentRecord, by: Author): Promise<void> {
  const { id_request, amount, esf_amount, state_amount } = payment;
  const claim = await claims.get(tx, id_request);
  const already_paid = (await paidBefore(tx, [claim])).get(monthKey(claim))?.paid ?? 0;
  const values = { refund_approved: amount, esf_amount, state_amount, already_paid };
  await claims.touch(tx, id_request, { values, by });
}

/** Its list first, as every step of a list locks it. @throws ApiError */
async function lockSent(tx: Tx, id: number, viewer: Viewer): Promise<PaymentRecord> {
  const { id_list } = await payments.get(tx, id, paymentsVisibleTo(viewer));
  if (id_list !== null) await lists.getLocked(tx, id_list, listsVisibleTo(viewer));
  const payment = await payments.getLocked(tx, id, paymentsVisibleTo(viewer));
  if (mayReturn(payment, viewer)) return payment;
  throw mayReturn({ status: 'sent' }, viewer)
    ? new ApiError('illegal-step', { status: payment.status })
    : new ApiError('no-privilege');
}

/** What a review added was reckoned on this payment: it is returned first. @throws ApiError `illegal-step` */
async function refuseCorrected(tx: Tx, { id, id_request, status }: PaymentRecord): Promise<void> {
  const table = cofundingPayment;
  const [later] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.id_request, id_request),
        gt(table.id, id),
        inArray(table.status, ['on_list', 'sent', 'paid']),
        eq(table.deleted, 'no'),
      ),
    )
    .limit(1);
  if (later) throw new ApiError('illegal-step', { status, reason: 'corrected' });
}
