import { integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Yes/no stands as a word in the database too: one vocabulary (Order §1). */
export function yesNo() {
  return text({ enum: ['yes', 'no'] });
}

/** A moment with milliseconds. */
export function moment() {
  return timestamp({ precision: 3, withTimezone: true, mode: 'date' });
}

/** JSON whose shape a schema proved before it was written. */
export function json<Shape>() {
  return jsonb().$type<Shape>();
}

/** What every entity of the office has (Process §0.3). Dates are business time and come from the caller. */
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
    /** Grows by one with each change; a writer names the version it saw (`conflict`). */
    row_version: integer().notNull().default(1),
  };
}
