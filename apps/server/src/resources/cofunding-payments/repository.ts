import type { IsoDate } from '@urzad/domain';
import { paymentListNumber } from '@urzad/grants';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db';
import { referredRow } from '../../referred-row';
import { rowsOf } from '../../unit-of-work/rows';
import {
  cofundingPayment,
  cofundingPaymentList,
  cofundingRecovery,
  cofundingPaymentListCounter as counter,
  type PaymentRecord,
} from './table';

export type { PaymentListRecord, PaymentRecord, RecoveryRecord } from './table';

export const lists = rowsOf(cofundingPaymentList);
export const payments = rowsOf(cofundingPayment);
export const recoveries = rowsOf(cofundingRecovery);

/** The items of a list, in the order in which they were put there. */
export function itemsOf(db: Db, id_list: number): Promise<PaymentRecord[]> {
  const table = cofundingPayment;
  return db
    .select()
    .from(table)
    .where(and(eq(table.id_list, id_list), eq(table.deleted, 'no')))
    .orderBy(asc(table.id));
}

/** The totals of a list, as its items stand. */
export async function sumsOf(db: Db, id_list: number) {
  const { amount, esf_amount, state_amount, deleted, ...table } = cofundingPayment;
  const total = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      sum: total(amount),
      esf_sum: total(esf_amount),
      state_sum: total(state_amount),
    })
    .from(cofundingPayment)
    .where(and(eq(table.id_list, id_list), eq(deleted, 'no')));
  return referredRow(row);
}

/** The next number of the month of a day. It stays locked until the transaction ends, so that no number is left out. */
export async function takeNumber(tx: Tx, id_application: number, day: IsoDate): Promise<string> {
  const [year, month] = day.split('-').map(Number);
  const [row] = await tx
    .insert(counter)
    .values({ month: `${id_application} ${day.slice(0, 7)}`, last: 1 })
    .onConflictDoUpdate({ target: counter.month, set: { last: sql`${counter.last} + 1` } })
    .returning();
  return paymentListNumber({ year: year ?? 0, month: month ?? 0, ordinal: referredRow(row).last });
}

/** The numbers of lists by their ids. */
export async function numbersOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, number } = cofundingPaymentList;
  const rows = await db
    .select({ id, number })
    .from(cofundingPaymentList)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.number]));
}
