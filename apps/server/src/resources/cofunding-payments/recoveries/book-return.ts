import { type BodyOf, type cofundingRecoveries as contract, refOf } from '@urzad/contract';
import { formatMoney, longDateText, warsawDate } from '@urzad/domain';
import { recoveryParts, returnedParts } from '@urzad/grants';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { refuseActing } from '../../../http/refuse-acting';
import { getCall } from '../../cofunding-calls/public';
import { claims } from '../../cofunding-requests/public';
import { type Acting, closeInCase, writeInCase } from '../../office-cases/public';
import { payments, type RecoveryRecord, recoveries } from '../repository';
import { cofundingPayment, cofundingRecovery } from '../table';
import { interestOn } from './recovery-page';
import { isOpen, mayEverBook, recoveriesVisibleTo, recoveryViewerOf } from './recovery-policy';

type Booked = BodyOf<typeof contract.book>;

/**
 * Books what a participant has returned: a part is divided between principal and interest, and with the last one the
 * case of the recovery is closed (Order §12).
 * @throws ApiError `no-privilege`, `illegal-step` of one that is returned, `conflict`, `not-valid` `{date}`, `{amount}`
 */
export async function bookReturn(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, ...booked }: Booked & { id: number },
): Promise<{ id: number }> {
  refuseActing(request.user);
  const viewer = recoveryViewerOf(request.user);
  return app.write(request, async (tx, note) => {
    const recovery = await recoveries.getLocked(tx, id, recoveriesVisibleTo(viewer));
    if (!mayEverBook(viewer)) throw new ApiError('no-privilege');
    const { status, row_version } = recovery;
    if (!isOpen(recovery)) throw new ApiError('illegal-step', { status });
    if (row_version !== booked.row_version) {
      throw new ApiError('conflict', { stored: { row_version }, given: booked });
    }
    const by = authorOf(app, request);
    refuseDay(recovery, booked, by.date);
    const { interest } = await interestOn(tx, recovery, booked.date);
    const parts = recoveryParts(booked.amount, { principal: recovery.left, interest });
    if (!parts) throw new ApiError('not-valid', { amount: 'is-too-big' });

    const left = recovery.left - parts.principal;
    const now = left === 0 ? ('returned' as const) : ('partly' as const);
    const interest_paid = recovery.interest_paid + parts.interest;
    const values = { status: now, left, interest_paid, last_return: booked.date };
    await insertReturn(tx, { recovery, booked, parts }, by);
    await recoveries.update(tx, id, { values, by });
    await tell(app, tx, { recovery: { ...recovery, ...values }, booked }, { by, note });
    const ref = refOf('cofundingrequest', recovery.id_request);
    note({ event: 'cofundingrecovery.book', ...ref, diff: { recovery: id, ...parts, date: booked.date } });
    return { id };
  });
}

/** @throws ApiError `not-valid`: before the payment or an earlier return, and in the future */
function refuseDay({ paid_date, last_return }: RecoveryRecord, { date }: Booked, now: Date): void {
  if (date < (last_return ?? paid_date) || date > warsawDate(now)) {
    throw new ApiError('not-valid', { date: 'not-valid-date' });
  }
}

async function insertReturn(
  tx: Tx,
  {
    recovery,
    booked: { date, bank_ref },
    parts,
  }: { recovery: RecoveryRecord; booked: Booked; parts: { principal: number; interest: number } },
  by: Author,
): Promise<void> {
  const {
    id: id_recovery,
    id_request,
    id_member,
    id_user,
    id_call,
    is_test,
    name_sort,
    search_text,
  } = recovery;
  const { id_grant, number } = await claims.get(tx, id_request);
  const { params } = await getCall(tx, id_call);
  const net = await netOf(tx, id_request);
  await payments.insert(
    tx,
    {
      ...{ status: 'paid', kind: 'RECOVERY', id_recovery, id_request, id_member, id_grant, id_user, id_call },
      ...returnedParts({ amount: parts.principal, net }, params),
      ...{ interest: parts.interest, paid_date: date, bank_ref, told_date: by.date, is_test },
      ...{ claim_status: 'approved', receiver: '', title: `Zwrot ${number}`, name_sort, search_text },
    },
    by,
  );
}

/** What was paid for a claim and not returned. */
async function netOf(tx: Tx, id_request: number): Promise<number> {
  const { amount, kind, status, deleted, id_request: of } = cofundingPayment;
  const [row] = await tx
    .select({
      net: sql<number>`coalesce(sum(case when ${kind} = 'RECOVERY' then -${amount} else ${amount} end), 0)`.mapWith(
        Number,
      ),
    })
    .from(cofundingPayment)
    .where(and(eq(of, id_request), eq(status, 'paid'), eq(deleted, 'no')));
  return row?.net ?? 0;
}

/** Whether something is owed in a case of a recovery. */
export async function isOwed(tx: Tx, id_officecase: number, but = 0): Promise<boolean> {
  const { id, id_officecase: of, status, deleted } = cofundingRecovery;
  const [open] = await tx
    .select({ id })
    .from(cofundingRecovery)
    .where(
      and(
        ...[eq(of, id_officecase), eq(deleted, 'no'), ne(id, but)],
        inArray(status, ['demanded', 'partly']),
      ),
    )
    .limit(1);
  return open !== undefined;
}

/** A letter of the case about what came; the last one closes it. */
async function tell(
  app: FastifyInstance,
  tx: Tx,
  { recovery, booked: { amount, date } }: { recovery: RecoveryRecord; booked: Booked },
  acting: Acting,
): Promise<void> {
  const { id, id_officecase, left } = recovery;
  const came = `Zaksięgowaliśmy zwrot ${formatMoney(amount)} z dnia ${longDateText(date)}`;
  if (left > 0) {
    const body = `${came} Do zwrotu zostaje ${formatMoney(left)} i odsetki.`;
    await writeInCase(app, tx, { id: id_officecase, body }, acting);
    return;
  }
  const isLast = !(await isOwed(tx, id_officecase, id));
  if (isLast) {
    const body = `${came} Zwrot jest rozliczony w całości. Dziękujemy, sprawa jest zakończona.`;
    await closeInCase(app, tx, { id: id_officecase, body }, acting);
  } else await writeInCase(app, tx, { id: id_officecase, body: came }, acting);
}
