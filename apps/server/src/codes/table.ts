import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';

/** Mailed codes of six digits (Order §2). All dates are technical time. */
export const userCode = pgTable(
  'user_code',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mail: text().notNull(),
    purpose: text({ enum: ['register', 'recover', 'sign'] }).notNull(),
    /** What is signed, when the code is for signing. */
    id_obj: integer(),
    hash: text().notNull(),
    /** The password chosen at registration, already hashed: it becomes the account's when the code proves the address. */
    pass_hash: text(),
    tries: integer().notNull().default(0),
    create_date: moment().notNull(),
    expire_date: moment().notNull(),
    used_date: moment(),
  },
  (table) => [index().on(table.mail, table.purpose, table.id)],
);
