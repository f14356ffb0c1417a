import { type BodyOf, type cofundingRecoveries as contract, refOf } from '@urzad/contract';
import { foldForSearch, type Grosze, type IsoDate } from '@urzad/domain';
import { recoveryInterest, recoveryTo } from '@urzad/grants';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import type { Tx } from '../../../db';
import { type ClaimRecord, changeClaim } from '../../cofunding-requests/public';
import { interestRates } from '../../libraries/public';
import { openCase } from '../../office-cases/public';
import { namesOf } from '../../users/public';
import { type PaymentRecord, recoveries } from '../repository';
import { cofundingPayment } from '../table';

/** A part of a payment that is demanded back. */
interface Demanded {
  payment: PaymentRecord & { paid_date: IsoDate };
  amount: Grosze;
}

/**
 * Demands a paid claim back, or a part of it: the claim says so, a case about it is opened for the participant, and its
 * letter follows (Process §1.2). What was paid last is demanded first, for it bears the least interest. The month stays
 * paid.
 * @throws ApiError `not-valid` `{amount}` above what was paid, `illegal-step` `{reason: 'no-rate'}`
 */
export function demandRecovery(
  app: FastifyInstance,
  request: FastifyRequest,
  { id_request: id, row_version, amount, reason }: BodyOf<typeof contract.add>,
): Promise<{ id: number }> {
  return changeClaim(app, request, {
    ...{ id, row_version, step: 'recover' },
    change: () => ({}),
    async follow(claim, { tx, by, note }) {
      const parts = await partsOf(tx, claim, amount);
      refuseWithoutRate(claim, parts, await interestRates(tx, claim.id_application));
      const about = { ...refOf('cofundingrequest', id), number: claim.number };
      const { id_user, is_test } = claim;
      const opened = await openCase(
        tx,
        { kind: 'ZWROT', status: 'open', id_user_owner: by.id, about, id_user, is_test },
        { by, note },
      );
      const person = (await namesOf(tx, [id_user])).get(id_user);
      for (const { payment, amount: part } of parts) {
        await recoveries.insert(
          tx,
          {
            ...{ id_payment: payment.id, id_request: id, id_officecase: opened.id, is_test, id_user },
            ...{ id_member: claim.id_member, id_call: claim.id_call, amount: part, left: part, reason },
            ...{ paid_date: payment.paid_date, return_to: recoveryTo(by.date), name_sort: claim.name_sort },
            search_text: foldForSearch([person, claim.number, opened.sign].join(' ')),
          },
          by,
        );
      }
    },
    diff: { amount },
  });
}

/** @throws ApiError `not-valid` `{amount: 'is-too-big'}` */
async function partsOf(tx: Tx, { id }: ClaimRecord, amount: Grosze): Promise<Demanded[]> {
  const table = cofundingPayment;
  const paid = await tx
    .select()
    .from(table)
    .where(
      and(
        ...[eq(table.id_request, id), eq(table.status, 'paid')],
        ...[ne(table.kind, 'RECOVERY'), eq(table.deleted, 'no')],
      ),
    )
    .orderBy(desc(table.id));
  let rest = amount;
  const parts: Demanded[] = [];
  for (const payment of paid) {
    const { paid_date } = payment;
    const part = Math.min(rest, payment.amount);
    if (part > 0 && paid_date !== null) parts.push({ payment: { ...payment, paid_date }, amount: part });
    rest -= part;
  }
  if (rest > 0) throw new ApiError('not-valid', { amount: 'is-too-big' });
  return parts;
}

/** @throws ApiError `illegal-step` `{reason: 'no-rate'}`: interest could not be counted from its first day */
function refuseWithoutRate(
  { status }: ClaimRecord,
  parts: readonly Demanded[],
  rates: Parameters<typeof recoveryInterest>[1],
): void {
  const isKnown = parts.every(({ amount, payment: { paid_date } }) =>
    recoveryInterest({ principal: amount, paid: paid_date, returned: paid_date }, rates),
  );
  if (!isKnown) throw new ApiError('illegal-step', { status, reason: 'no-rate' });
}
