import type { Perspective } from '@urzad/grants';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment, yesNo } from '../../columns';

/** Role (Process §2.18). System roles come from `@urzad/grants` at every start and cannot be deleted. */
export const role = pgTable('role', {
  ...commonColumns(),
  code: text().notNull().unique(),
  name: text().notNull(),
  perspective: text().$type<Perspective>().notNull(),
  privileges: json<string[]>().notNull(),
  system: yesNo().notNull().default('no'),
});

/** Who has which role, since when and until when. */
export const userRole = pgTable(
  'user_role',
  {
    ...commonColumns(),
    id_user: integer().notNull(),
    id_role: integer()
      .notNull()
      .references(() => role.id),
    valid_from: moment().notNull(),
    valid_to: moment(),
    granted_by: integer(),
    reason: text(),
  },
  (table) => [
    unique().on(table.id_user, table.id_role, table.id_application, table.valid_from),
    index().on(table.id_role),
    index().on(table.granted_by),
    index().on(table.create_date, table.id),
  ],
);
