import type { mailLetters as contract, ParsedQueryOf, RefusedMail } from '@urzad/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db';
import { findPage, type Sort } from '../../../lists/find-page';
import type { Holder } from '../copies';
import { type IncomingRecord, mailIncoming as table } from './table';

const SORTS: Record<'date', Sort<IncomingRecord>> = {
  date: { column: sql`${table.date}`, cast: 'timestamptz', valueOf: (row) => row.date.toISOString() },
};

/** Letters of the mailbox of the office that were not taken, the newest first. */
export function findRefusedPage(db: Db, holder: Holder, query: ParsedQueryOf<typeof contract.refused>) {
  const where = and(eq(table.id_application, holder.id_application), eq(table.status, sql`'refused'`));
  return findPage(db, { table, where, sorts: SORTS, fallback: '-date' }, query);
}

export function refusedView({ id, date, size, reason, subject, ...from }: IncomingRecord): RefusedMail {
  const { from_name, from_mail } = from;
  return {
    ...{ id, size, subject, date: date.toISOString() },
    ...{ from: from_name || from_mail, mail: from_mail, reason: reason ?? 'unreadable' },
  };
}
