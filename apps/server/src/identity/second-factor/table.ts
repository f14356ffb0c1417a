import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment, yesNo } from '../../columns';
import { user } from '../table';

/** The second factor of an account (Order §2); one that waits for its first code too. All dates are technical time. */
export const userFactor = pgTable('user_factor', {
  id_user: integer()
    .primaryKey()
    .references(() => user.id),
  kind: text({ enum: ['mail', 'app'] }).notNull(),
  /** Of an authenticator app, sealed. */
  secret: text(),
  /** The time step of the last code that was accepted: no code of it or an earlier one is accepted again. */
  last_step: integer().notNull().default(0),
  begin_date: moment().notNull(),
  /** Absent while it waits. */
  confirm_date: moment(),
});

/** Codes that replace the second factor, each once. */
export const userRecoveryCode = pgTable(
  'user_recovery_code',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_user: integer()
      .notNull()
      .references(() => user.id),
    hash: text().notNull(),
    used_date: moment(),
  },
  (table) => [unique().on(table.id_user, table.hash)],
);

/** Sign-ins whose first step was right. */
export const userChallenge = pgTable(
  'user_challenge',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_user: integer()
      .notNull()
      .references(() => user.id),
    hash: text().notNull().unique(),
    remember_me: yesNo().notNull(),
    /** Wrong codes; of mailed codes each counts its own. */
    tries: integer().notNull().default(0),
    create_date: moment().notNull(),
    expire_date: moment().notNull(),
    used_date: moment(),
  },
  (table) => [index().on(table.id_user), index().on(table.expire_date)],
);

/** Wrong codes of a day: they are limited for an account, whatever they were tried on. */
export const userFactorFailure = pgTable(
  'user_factor_failure',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_user: integer()
      .notNull()
      .references(() => user.id),
    /** The known browser; those of strangers count apart. */
    id_obj: integer(),
    is_recovery: yesNo().notNull(),
    date: moment().notNull(),
  },
  (table) => [index().on(table.id_user, table.date), index().on(table.date)],
);
