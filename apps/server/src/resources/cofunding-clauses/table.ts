import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, moment } from '../../columns';

/** An information clause to be read before the form is filled in (Process §2.12). */
export const cofundingClause = pgTable(
  'cofundingclause',
  {
    ...commonColumns(),
    kind: text({ enum: ['RODO13_REKRUTACJA'] }).notNull(),
    status: text({ enum: ['to_sign', 'signed'] })
      .notNull()
      .default('to_sign'),
    id_registration: integer().notNull(),
    id_user: integer().notNull(),
    id_document: integer().notNull(),
    sign_date: moment(),
  },
  (table) => [
    uniqueIndex('cofundingclause_one_of_a_kind').on(table.id_registration, table.kind),
    index().on(table.id_user),
    index().on(table.id_document),
  ],
);
