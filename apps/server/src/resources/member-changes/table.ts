import type { StatedChange } from '@urzad/grants';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../columns';

/**
 * An accepted change of the account or the name of a participant, with what proves it (Order §12). Its rows are never
 * changed: the next payment is marked because of it.
 */
export const cofundingMemberChange = pgTable(
  'cofundingmemberchange',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_member: integer().notNull(),
    changed: text().$type<StatedChange>().notNull(),
    before: text().notNull(),
    after: text().notNull(),
    /** The case in which it was stated. */
    id_officecase: integer(),
    /** The signed statement; `null` where it came in on paper. */
    id_document: integer(),
    /** Who accepted it. */
    id_user: integer(),
    change_date: moment().notNull(),
  },
  (table) => [
    index().on(table.id_member, table.id),
    index().on(table.id_officecase),
    index().on(table.id_document),
    index().on(table.id_user),
  ],
);

export type MemberChangeRow = typeof cofundingMemberChange.$inferSelect;
