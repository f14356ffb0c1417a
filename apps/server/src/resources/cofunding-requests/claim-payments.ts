import { refOf } from '@urzad/contract';
import { CLAIM_LAW, type ClaimStep } from '@urzad/grants';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { baseStatusHistory } from '../../unit-of-work/table';
import { type ClaimRecord, claims } from './repository';
import { cofundingRequest as table } from './table';

/** The steps that payments take for claims. */
type PaymentStep = Extract<ClaimStep, 'pass' | 'unpass' | 'unpassPartly' | 'pay' | 'unpay' | 'unpayPartly'>;

/** Claims, locked in the order of their ids: two lists with the same ones wait for each other. */
export function lockClaims(tx: Tx, ids: readonly number[], where?: SQL): Promise<ClaimRecord[]> {
  return tx
    .select()
    .from(table)
    .where(and(inArray(table.id, [...ids]), eq(table.deleted, 'no'), where))
    .orderBy(asc(table.id))
    .for('update');
}

/**
 * Takes one step for many locked claims, by a few statements: status, history, and what changes with them.
 * @returns the claims after it; those that the law does not let take the step are left out and stay as they are
 */
export async function stepClaims(
  tx: Tx,
  { records, step, values }: { records: readonly ClaimRecord[]; step: PaymentStep; values?: PaymentValues },
  by: Author,
): Promise<ClaimRecord[]> {
  const allowed = records.filter(({ status }) => CLAIM_LAW.statusAfter(step, status));
  const [first] = allowed;
  const status = first && CLAIM_LAW.statusAfter(step, first.status);
  if (!status) return [];

  const ids = allowed.map(({ id }) => id);
  const after = await claims.updateAll(tx, inArray(table.id, ids), { values: { ...values, status }, by });
  await tx
    .insert(baseStatusHistory)
    .values(ids.map((id) => ({ ...refOf('cofundingrequest', id), status, date: by.date, id_user: by.id })));
  return after;
}

type PaymentValues = Pick<Partial<ClaimRecord>, 'paid_date'>;
