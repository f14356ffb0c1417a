import type { AccessionFacts, AccessionFileStatus, FileKind } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, moment } from '../../../columns';

/**
 * Documents that a qualified person brings (Process §1.2, step 12): the file, what it is about, and what the office made
 * of it. An exchanged file keeps its row, so the office finds what it has read.
 */
export const cofundingAccessionFile = pgTable(
  'cofundingaccessionfile',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_registration: integer().notNull(),
    id_file: integer().notNull(),
    kind: text().$type<FileKind>().notNull(),
    /** The position of the child in the form; `null`: about the person. */
    child: integer(),
    status: text().$type<AccessionFileStatus>().notNull().default('new'),
    note: text(),
    facts: json<AccessionFacts>().notNull().default({}),
    /** The facility or nanny that the accepted document names. */
    id_careprovider: integer(),
    id_user_checked: integer(),
    checked_date: moment(),
  },
  (table) => [
    uniqueIndex('cofundingaccessionfile_one_of_a_kind')
      .on(table.id_registration, table.kind, sql`coalesce(${table.child}, -1)`)
      .where(sql`${table.status} <> 'removed'`),
    index().on(table.id_registration, table.id),
    uniqueIndex().on(table.id_file),
    index().on(table.id_careprovider),
    index().on(table.id_user_checked),
  ],
);

export type AccessionFileRow = typeof cofundingAccessionFile.$inferSelect;
