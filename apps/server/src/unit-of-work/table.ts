import type { ObjType } from '@urzad/contract';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment } from '../columns';

/** Answers of writes that a person may send twice (Order §1). The key is a hash of caller, endpoint and header. */
export const baseIdempotency = pgTable(
  'base_idempotency',
  {
    key: text().primaryKey(),
    /** Whose answer it is; `null` without a session. */
    id_user: integer(),
    body_hash: text().notNull(),
    /** Wrapped in an object, as `null` is an answer too. */
    answer: json<{ value: unknown }>().notNull(),
    /** Technical time. */
    create_date: moment().notNull(),
  },
  (table) => [index().on(table.id_user)],
);

/** The statuses that objects have reached, for their timelines. */
export const baseStatusHistory = pgTable(
  'base_status_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    obj_type: text().$type<ObjType>().notNull(),
    id_obj: integer().notNull(),
    status: text().notNull(),
    /** Business time. */
    date: moment().notNull(),
    id_user: integer(),
  },
  (table) => [index().on(table.obj_type, table.id_obj, table.id), index().on(table.id_user)],
);
