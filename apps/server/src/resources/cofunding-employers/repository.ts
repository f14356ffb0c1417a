import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { type EmployerCertificateRow, cofundingEmployer as table } from './table';

/** An insert throws `object-exist` for a second accepted START of a registration. */
export const { insert } = rowsOf(table);

/** The accepted certificate of the begin of work; without one there is no support yet (Process §2.9). */
export async function startCertificateOf(
  db: Db,
  id_registration: number,
): Promise<EmployerCertificateRow | undefined> {
  const isStart = and(eq(table.kind, 'START'), eq(table.status, 'accepted'), eq(table.deleted, 'no'));
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id_registration, id_registration), isStart));
  return row;
}
