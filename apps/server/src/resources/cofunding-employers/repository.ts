import type { EmployerCertificateKind } from '@urzad/grants';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { type EmployerCertificateRow, cofundingEmployer as table } from './table';

/** An insert throws `object-exist` for a second accepted START of a registration, and for a second that waits. */
const rows = rowsOf(table);
export const { insert, remove, update } = rows;

/** A certificate of this registration, locked. @throws ApiError `object-no-exist` */
export function lockCertificateOf(
  tx: Tx,
  { id, id_registration }: Pick<EmployerCertificateRow, 'id' | 'id_registration'>,
): Promise<EmployerCertificateRow> {
  return rows.getLocked(tx, id, eq(table.id_registration, id_registration));
}

const isKept = eq(table.deleted, 'no');
const isWaiting = and(eq(table.status, 'uploaded'), isKept);

/** One that is out of date now was accepted for its own months. */
const wasAccepted = and(inArray(table.status, ['accepted', 'expired']), isKept);

/** The accepted certificate of the begin of work; without one there is no support yet (Process §2.9). */
export async function startCertificateOf(
  db: Db,
  id_registration: number,
): Promise<EmployerCertificateRow | undefined> {
  const isStart = and(eq(table.kind, 'START'), wasAccepted);
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id_registration, id_registration), isStart));
  return row;
}

/** What the office has accepted of a registration, of every kind. */
export function acceptedCertificatesOf(db: Db, id_registration: number): Promise<EmployerCertificateRow[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.id_registration, id_registration), wasAccepted));
}

/** Those of these kinds that a registration has, the newest first, without the exchanged ones. */
export function findCertificates(
  db: Db,
  id_registration: number,
  kinds: readonly EmployerCertificateKind[],
): Promise<EmployerCertificateRow[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.id_registration, id_registration), inArray(table.kind, [...kinds]), isKept))
    .orderBy(desc(table.id));
}

/** The one of this kind that waits for the office. */
export async function findWaiting(
  db: Db,
  { id_registration, kind }: Pick<EmployerCertificateRow, 'id_registration' | 'kind'>,
): Promise<EmployerCertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id_registration, id_registration), eq(table.kind, kind), isWaiting));
  return row;
}

/** Whether a certificate of the registration that this column names waits for the office. */
export function hasWaitingCertificate(id_registration: PgColumn): SQL {
  return sql`exists (select 1 from ${table} where ${table.id_registration} = ${id_registration} and ${isWaiting})`;
}

/** Ids of the files of all of them, exchanged ones included: they are none of the application itself. */
export async function findCertificateFileIds(db: Db, id_registration: number): Promise<number[]> {
  const rows = await db
    .select({ id_file: table.id_file })
    .from(table)
    .where(eq(table.id_registration, id_registration));
  return rows.map(({ id_file }) => id_file);
}
