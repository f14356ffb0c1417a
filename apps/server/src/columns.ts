import { integer, jsonb, type PgColumn, type PgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Yes and no are words in the database too, as on the wire (Order §1). */
export function yesNo() {
  return text({ enum: ['yes', 'no'] });
}

/** A timestamp with milliseconds. */
export function moment() {
  return timestamp({ precision: 3, withTimezone: true, mode: 'date' });
}

/** JSON that a schema validated before it was written. */
export function json<Shape>() {
  return jsonb().$type<Shape>();
}

/** The columns of every entity (Process §0.3). Dates are business time and come from the caller. */
export function commonColumns() {
  return {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid().notNull().unique().defaultRandom(),
    id_application: integer().notNull(),
    create_date: moment().notNull(),
    id_user_create: integer(),
    mod_date: moment().notNull(),
    id_user_mod: integer(),
    mod_ip: text(),
    deleted: yesNo().notNull().default('no'),
    is_test: yesNo().notNull().default('no'),
    /** Grows by one with each change; a writer sends the version that it read (`conflict`). */
    row_version: integer().notNull().default(1),
  };
}

/** A table with the columns of every entity. */
export type EntityTable = PgTable & Record<keyof ReturnType<typeof commonColumns>, PgColumn>;

/** A row of such a table. TypeScript cannot see its id while the table is a parameter. */
export type RowOf<Table extends EntityTable> = Table['$inferSelect'] & { id: number };
