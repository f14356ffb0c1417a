import { warsawDate } from '@urzad/domain';
import { and, asc, eq, lt, not } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { type Author, systemAuthor } from '../../author';
import type { EntityTable } from '../../columns';
import type { Tx } from '../../db';
import { eachAlone } from '../../unit-of-work/each-alone';
import type { Note } from '../../unit-of-work/write';
import { lockInContract, type RegistrationRecord } from '../cofunding-registrations/public';
import { hasUnconfirmedPaper } from '../documents/public';
import { findPaperEntry } from './signing/paper/paper-entry';
import type { SignedRecord } from './signing/signed-kind';

interface Expiring<Row extends SignedRecord> {
  table: EntityTable & Record<'status' | 'sign_member_to' | 'id_document' | 'id_registration', PgColumn>;
  /** The task of Process §2.21. */
  task: string;
  getLocked(tx: Tx, id: number): Promise<Row>;
  /** What it means that the term has passed. */
  expire(
    tx: Tx,
    late: { record: Row; registration: RegistrationRecord },
    acting: { by: Author; note: Note },
  ): Promise<void>;
}

/**
 * Ends contracts or annexes whose parent did not sign by the last day, each in a transaction of its own.
 * @param now business time
 * @returns how many
 */
export async function expireUnsigned<Row extends SignedRecord>(
  app: FastifyInstance,
  { table, task, getLocked, expire }: Expiring<Row>,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<number> {
  const today = warsawDate(now);
  const from: PgTable = table;
  const late = await app.db
    .select({ id: table.id, id_registration: table.id_registration })
    .from(from)
    .where(
      and(
        eq(table.status, 'to_member'),
        lt(table.sign_member_to, today),
        eq(table.deleted, 'no'),
        // Signed in time on paper: it waits for a second person.
        not(hasUnconfirmedPaper(table.id_document)),
      ),
    )
    .orderBy(asc(table.id));

  // TypeScript cannot see the types of columns while the table is a parameter.
  const rows = late as { id: number; id_registration: number }[];
  return eachAlone(app, { rows, signal }, ({ id, id_registration }) =>
    app.writeAsSystem(task, async (tx, note) => {
      const registration = await lockInContract(tx, id_registration);
      const record = await getLocked(tx, id);
      const { status, sign_member_to } = record;
      // It may have been signed or prolonged, or ended by another server, since it was found.
      if (status !== 'to_member' || sign_member_to === null || sign_member_to >= today) return false;
      if (await findPaperEntry(tx, record)) return false;
      await expire(tx, { record, registration }, { by: systemAuthor(now, record), note });
      return true;
    }),
  );
}
