import { pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment } from '../columns';

/** Answers of writes that a person may send twice (Order §1). The key is a hash of caller, endpoint and header. */
export const baseIdempotency = pgTable('base_idempotency', {
  key: text().primaryKey(),
  body_hash: text().notNull(),
  /** Wrapped in an object, as `null` is an answer too. */
  answer: json<{ value: unknown }>().notNull(),
  /** Technical time. */
  create_date: moment().notNull(),
});
