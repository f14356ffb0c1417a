import type { Grosze, IsoMonth } from '@urzad/domain';
import { amountsOf, monthAfterPayment, monthAfterReturn } from '@urzad/grants';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { ApiError } from '../../../api-error';
import type { Author } from '../../../author';
import type { Db, Tx } from '../../../db';
import { giveBackCosts } from '../../cofunding-registrations/public';
import { grants, type MonthRecord } from '../repository';
import { cofundingGrant, cofundingMember, cofundingGrantMonth as table } from '../table';

/** A month that a payment is about. */
export interface MonthOf {
  id_grant: number;
  id_member: number;
  month: IsoMonth;
}

type Paying = MonthOf & { amount: Grosze };

/** What was paid for each of these months, by `monthKey`. */
export async function paidBefore(db: Db, of: readonly MonthOf[]): Promise<Map<string, MonthRecord>> {
  if (of.length === 0) return new Map();
  const rows = await db.select().from(table).where(isOneOf(of));
  return new Map(rows.map((row) => [monthKey(row), row]));
}

export function monthKey({ id_grant, month }: Pick<MonthOf, 'id_grant' | 'month'>): string {
  return `${id_grant} ${month}`;
}

/**
 * Counts payments as paid in the schedules, and gives what they leave of their limits back to the call.
 * @throws ApiError `illegal-step` `{reason: 'months'}` when a month waits for no payment
 */
export async function payMonths(tx: Tx, payments: readonly Paying[], by: Author): Promise<void> {
  await changeMonths(tx, payments, { by, after: (month, { amount }) => monthAfterPayment(month, amount) });
}

/** The bank returned a payment. @throws ApiError as `payMonths` */
export async function returnMonth(
  tx: Tx,
  { isBooked, ...payment }: Paying & { isBooked: boolean },
  by: Author,
): Promise<void> {
  const after = (month: MonthRecord) => monthAfterReturn(month, { amount: payment.amount, isBooked });
  await changeMonths(tx, [payment], { by, after });
}

async function changeMonths(
  tx: Tx,
  payments: readonly Paying[],
  { by, after }: { by: Author; after: (month: MonthRecord, payment: Paying) => MonthRecord | undefined },
): Promise<void> {
  if (payments.length === 0) return;
  const locked = await lockMonths(tx, payments);
  const changed = payments.map((payment) => {
    const before = locked.get(monthKey(payment));
    const now = before && after(before, payment);
    if (!before || !now) throw new ApiError('illegal-step', { reason: 'months' });
    const freed = amountsOf([now]).unused - amountsOf([before]).unused;
    return { now, id_member: payment.id_member, freed };
  });
  await writeMonths(
    tx,
    changed.map(({ now }) => now),
  );
  // Whoever has a co-funding open reads its months anew.
  const ids = [...new Set(payments.map(({ id_grant }) => id_grant))];
  await grants.updateAll(tx, inArray(cofundingGrant.id, ids), { values: {}, by });
  await giveBack(tx, changed, by);
}

/** In the order of their ids. */
export async function lockMonths(tx: Tx, of: readonly MonthOf[]): Promise<Map<string, MonthRecord>> {
  const rows = await tx.select().from(table).where(isOneOf(of)).orderBy(asc(table.id)).for('update');
  return new Map(rows.map((row) => [monthKey(row), row]));
}

async function writeMonths(tx: Tx, months: readonly MonthRecord[]): Promise<void> {
  const values = sql.join(
    months.map(
      ({ id, status, paid, approved }) => sql`(${id}::int, ${status}, ${paid}::bigint, ${approved}::bigint)`,
    ),
    sql`, `,
  );
  await tx
    .update(table)
    .set({ status: sql`settled.status`, paid: sql`settled.paid`, approved: sql`settled.approved` })
    .from(sql`(values ${values}) as settled (id, status, paid, approved)`)
    .where(eq(table.id, sql`settled.id`));
}

/** What a month leaves of its limit is free in the call; what a correction takes was reserved when it was approved. */
async function giveBack(
  tx: Tx,
  changed: readonly { id_member: number; freed: Grosze }[],
  by: Author,
): Promise<void> {
  const freed = new Map<number, Grosze>();
  for (const one of changed) {
    if (one.freed > 0) freed.set(one.id_member, (freed.get(one.id_member) ?? 0) + one.freed);
  }
  if (freed.size === 0) return;
  const rows = await tx
    .select({ id: cofundingMember.id, id_registration: cofundingMember.id_registration })
    .from(cofundingMember)
    .where(inArray(cofundingMember.id, [...freed.keys()]));
  const costs = rows.map(({ id, id_registration }) => ({ id: id_registration, freed: freed.get(id) ?? 0 }));
  await giveBackCosts(tx, costs, by);
}

function isOneOf(of: readonly MonthOf[]) {
  const months = [...new Set(of.map(({ month }) => month))];
  return or(
    ...months.map((month) => {
      const ids = of.filter((one) => one.month === month).map(({ id_grant }) => id_grant);
      return and(eq(table.month, month), inArray(table.id_grant, ids));
    }),
  );
}
