import { acceptsDrafts, acceptsSending, type CallStatus, type CallTerms, callStatusAt } from '@urzad/grants';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import { referredRow } from '../../referred-row';
import { datesOf } from './presenter';
import type { CallRow } from './repository';
import { cofundingCall } from './table';

export type { CallRow } from './repository';

/** A call of one application, announced or not. */
export async function findCallIn(
  db: Db,
  { id, id_application }: { id: number; id_application: number },
): Promise<CallRow | undefined> {
  const [row] = await db
    .select()
    .from(cofundingCall)
    .where(and(eq(cofundingCall.id, id), eq(cofundingCall.id_application, id_application)));
  return row;
}

/** A call that an object refers to, announced or not. */
async function findCall(db: Db, id: number): Promise<CallRow | undefined> {
  const [row] = await db.select().from(cofundingCall).where(eq(cofundingCall.id, id));
  return row;
}

/** The call that a row refers to. */
export async function getCall(db: Db, id: number): Promise<CallRow> {
  return referredRow(await findCall(db, id));
}

export async function callsById(db: Db, ids: readonly number[]): Promise<Map<number, CallRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(cofundingCall)
    .where(inArray(cofundingCall.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The ordinal of the next registration in a call. The row stays locked until the transaction ends, so that numbers
 * follow the order of submission, and the ordinal of a rolled back submission is given to the next.
 */
export async function takeOrdinal(tx: Tx, id: number): Promise<CallRow> {
  const [row] = await tx
    .update(cofundingCall)
    .set({ submitted_count: sql`${cofundingCall.submitted_count} + 1` })
    .where(eq(cofundingCall.id, id))
    .returning();
  return referredRow(row);
}

/**
 * Begins the ordinals of a call anew, if none is taken. The row stays locked until the transaction ends, so that none
 * is taken meanwhile.
 */
export async function restartOrdinals(tx: Tx, id: number, isAnyTaken: () => Promise<boolean>): Promise<void> {
  const isCall = eq(cofundingCall.id, id);
  await tx.select({ id: cofundingCall.id }).from(cofundingCall).where(isCall).for('update');
  if (await isAnyTaken()) return;
  await tx.update(cofundingCall).set({ submitted_count: 0 }).where(isCall);
}

/**
 * The terms that a form is checked against.
 * @throws when the call has no dates yet: only an announced one takes forms
 */
export function termsOf({ number, open_from, open_to, params }: CallRow): CallTerms {
  if (!open_from || !open_to) throw new Error(`Call ${number} takes forms, but has no opening dates.`);
  return { open_from: open_from.toISOString(), open_to: open_to.toISOString(), params };
}

/**
 * The status by the clock; what is stored may be older (Process §2.2).
 * @param now business time, as everywhere below
 */
export function statusOf(row: CallRow, now: Date): CallStatus {
  return callStatusAt(datesOf(row), now);
}

/** Whether registrations may be submitted. The last millisecond of `open_to` still counts (Process §9, U4). */
export function isOpen(row: CallRow, now: Date): boolean {
  return acceptsSending(datesOf(row), now);
}

/** Whether the time for a first submission is over. */
export function isOver(row: CallRow, now: Date): boolean {
  return !acceptsDrafts(statusOf(row, now));
}
