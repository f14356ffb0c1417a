import type { Perspective } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment, yesNo } from '../../columns';

/**
 * Role (Process §2.18). System roles come from `@urzad/grants` at every start, are those of every application and cannot
 * be changed; the others were made by the office, each in its application.
 */
export const role = pgTable(
  'role',
  {
    ...commonColumns(),
    code: text().notNull().unique(),
    name: text().notNull(),
    /** Empty: the role has one name. */
    name_en: text().notNull().default(''),
    description: text().notNull().default(''),
    perspective: text().$type<Perspective>().notNull(),
    privileges: json<string[]>().notNull(),
    system: yesNo().notNull().default('no'),
    /** A role that is switched off gives nothing, nor does one outside its days. */
    active: yesNo().notNull().default('yes'),
    valid_from: moment(),
    valid_to: moment(),
    /** The role that it was copied from. */
    id_role_base: integer().references((): AnyPgColumn => role.id),
  },
  (table) => [
    uniqueIndex('role_name')
      .on(table.id_application, sql`lower(${table.name})`)
      .where(sql`${table.system} = 'no' and ${table.deleted} = 'no'`),
    index().on(table.id_role_base),
  ],
);

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
