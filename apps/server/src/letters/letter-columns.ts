import { integer, text } from 'drizzle-orm/pg-core';
import { json, moment } from '../columns';

/** The columns of letters between a person and the office, and of notes. Nothing of them is changed but `read_date`. */
export function letterColumns() {
  return {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of the person, of the office, or only for the office. */
    direction: text({ enum: ['IN', 'OUT', 'NOTE'] }).notNull(),
    /** The author; `null` for a note of the system. */
    id_user: integer(),
    body: text().notNull(),
    sent_date: moment().notNull(),
    /** When the other side read it first. */
    read_date: moment(),
    /** Ids of its files, which belong to the object. */
    files: json<number[]>().notNull().default([]),
  };
}
