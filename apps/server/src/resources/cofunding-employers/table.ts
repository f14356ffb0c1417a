import type { IsoDate } from '@urzad/domain';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../columns';

/** A certificate about the work of a participant, „Zaświadczenie od pracodawcy” (Process §2.6). */
export const cofundingEmployer = pgTable(
  'cofundingemployer',
  {
    ...commonColumns(),
    id_registration: integer().notNull(),
    /** The file that it was read from. */
    id_file: integer().notNull(),
    kind: text({ enum: ['START', 'PERIODIC', 'END', 'SELF_EMPLOYED', 'PUP', 'ZUS'] }).notNull(),
    employer_name: text(),
    employer_nip: text(),
    /** A code of RETURN_FORM. */
    contract_kind: text(),
    employed_from: date({ mode: 'string' }).$type<IsoDate>(),
    /** `null`: without an end. */
    employed_to: date({ mode: 'string' }).$type<IsoDate>(),
    return_date: date({ mode: 'string' }).$type<IsoDate>(),
    issued_date: date({ mode: 'string' }).$type<IsoDate>().notNull(),
    status: text({ enum: ['uploaded', 'accepted', 'rejected', 'expired'] }).notNull(),
  },
  (table) => [
    index().on(table.id_registration, table.id),
    uniqueIndex('cofundingemployer_one_start')
      .on(table.id_registration)
      .where(sql`${table.kind} = 'START' and ${table.status} = 'accepted' and ${table.deleted} = 'no'`),
    index().on(table.id_file),
  ],
);

export type EmployerCertificateRow = typeof cofundingEmployer.$inferSelect;
