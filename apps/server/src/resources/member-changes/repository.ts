import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db';
import { documentNumbersOf } from '../documents/public';
import { type MemberChangeRow, cofundingMemberChange as table } from './table';

/** Records a change, whether a statement or an annex has made it. */
export async function recordChange(tx: Tx, change: typeof table.$inferInsert): Promise<void> {
  await tx.insert(table).values(change);
}

/** The change of an account with the number of what proves it. */
export interface AccountChange extends Pick<MemberChangeRow, 'id_officecase' | 'before' | 'after'> {
  /** `DOK/2027/000123`; `null` where the statement came in on paper. */
  statement_number: string | null;
}

/** The last change of the account of each participant, by their ids. */
export async function lastAccountChanges(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, AccountChange>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(table)
    .where(and(inArray(table.id_member, [...ids]), eq(table.changed, 'account')))
    .orderBy(asc(table.id));
  const numbers = await documentNumbersOf(
    db,
    rows.flatMap(({ id_document }) => id_document ?? []),
  );
  return new Map(
    rows.map(({ id_member, id_document, id_officecase, before, after }) => [
      id_member,
      {
        ...{ id_officecase, before, after },
        statement_number: id_document === null ? null : (numbers.get(id_document) ?? null),
      },
    ]),
  );
}

/**
 * Whether the account of a participant was changed and no payment has reached the new one, for the queries of payments.
 * @param wasPaid whether one has, after the moment of the change
 */
export function isAccountNew(
  id_member: PgColumn,
  wasPaid: (change: { after: PgColumn; change_date: PgColumn }) => SQL,
): SQL {
  const last = sql`(select max(earlier.id) from ${table} as earlier
    where earlier.id_member = ${id_member} and earlier.changed = 'account')`;
  return sql`exists (select 1 from ${table} where ${table.id} = ${last} and not ${wasPaid(table)})`;
}
