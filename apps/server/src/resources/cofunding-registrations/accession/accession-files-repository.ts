import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { ApiError } from '../../../api-error';
import type { Db, Tx } from '../../../db';
import { type AccessionFileRow, cofundingAccessionFile as table } from './table';

/** The documents of a registration in the order of their uploads, without those that were exchanged. */
export function findAccessionFiles(db: Db, id_registration: number): Promise<AccessionFileRow[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.id_registration, id_registration), ne(table.status, 'removed')))
    .orderBy(asc(table.id));
}

/** Ids of the files of all of them, exchanged ones included: they are none of the application itself. */
export async function findAccessionFileIds(db: Db, id_registration: number): Promise<Set<number>> {
  const rows = await db
    .select({ id_file: table.id_file })
    .from(table)
    .where(eq(table.id_registration, id_registration));
  return new Set(rows.map(({ id_file }) => id_file));
}

export async function insertAccessionFile(tx: Tx, row: typeof table.$inferInsert): Promise<void> {
  await tx.insert(table).values(row);
}

/** @throws ApiError `object-no-exist` for a file that is none of these, or was exchanged */
export async function getAccessionFile(
  db: Db,
  { id_registration, id_file }: Pick<AccessionFileRow, 'id_registration' | 'id_file'>,
): Promise<AccessionFileRow> {
  const isIt = and(eq(table.id_registration, id_registration), eq(table.id_file, id_file));
  const [row] = await db
    .select()
    .from(table)
    .where(and(isIt, ne(table.status, 'removed')));
  if (!row) throw new ApiError('object-no-exist');
  return row;
}

export async function updateAccessionFile(
  tx: Tx,
  id: number,
  values: Partial<typeof table.$inferInsert>,
): Promise<void> {
  await tx.update(table).set(values).where(eq(table.id, id));
}

/** The checked provider of each child, by the position of the child in the form. */
export async function careProvidersOf(db: Db, id_registration: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ child: table.child, id_careprovider: table.id_careprovider })
    .from(table)
    .where(
      and(
        eq(table.id_registration, id_registration),
        eq(table.status, 'accepted'),
        isNotNull(table.id_careprovider),
      ),
    );
  return new Map(
    rows.flatMap(({ child, id_careprovider }) =>
      child === null || id_careprovider === null ? [] : [[child, id_careprovider]],
    ),
  );
}
