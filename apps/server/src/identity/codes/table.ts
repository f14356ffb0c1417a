import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../columns';

/** Mailed codes of six digits (Order §2). All dates are technical time. */
export const userCode = pgTable(
  'user_code',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mail: text().notNull(),
    purpose: text({
      enum: ['register', 'recover', 'sign', 'mail', 'sign-in', 'factor', 'factor-change'],
    }).notNull(),
    /** The document of a signature, the known browser of a recovery or sign-in, or the account of a new address or factor. */
    id_obj: integer(),
    hash: text().notNull(),
    /** The hash of the password chosen at registration; the account gets it when the code proves the address. */
    pass_hash: text(),
    tries: integer().notNull().default(0),
    create_date: moment().notNull(),
    expire_date: moment().notNull(),
    used_date: moment(),
  },
  (table) => [index().on(table.mail, table.purpose, table.id)],
);
