import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, yesNo } from '../../columns';
import { accountShare } from '../shares/table';

/** One sign-in: a family of tokens that live and end together (Order §2). All dates are technical time. */
export const userSession = pgTable(
  'user_session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_user: integer().notNull(),
    /** The staff member's own id when the token is made for acting as `id_user`. */
    id_user_main: integer(),
    /** Beside it: the share that allows it, and their own sign-in, without which it ends. */
    id_share: integer().references(() => accountShare.id),
    id_session_main: integer().references((): AnyPgColumn => userSession.id),
    remember_me: yesNo().notNull(),
    locked: yesNo().notNull().default('no'),
    create_date: moment().notNull(),
    active_date: moment().notNull(),
    end_date: moment(),
    end_reason: text({
      enum: ['logout', 'reuse', 'new-password', 'disabled', 'expired', 'switched', 'share-ended'],
    }),
    ip: text(),
    user_agent: text(),
  },
  (table) => [
    index().on(table.id_user),
    index().on(table.create_date),
    index('user_session_open').on(table.id).where(sql`${table.end_date} is null`),
    index().on(table.id_user_main),
    index().on(table.id_share),
    index().on(table.id_session_main),
  ],
);

/** A pair of tokens, stored as hashes only. A refresh makes a child; the parent is valid until a child is used. */
export const userToken = pgTable(
  'user_token',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_session: integer()
      .notNull()
      .references(() => userSession.id),
    id_parent: integer().references((): AnyPgColumn => userToken.id),
    access_hash: text().notNull().unique(),
    access_expire: moment().notNull(),
    refresh_hash: text().notNull().unique(),
    refresh_expire: moment().notNull(),
    /** When the access or the refresh token of this pair was first used. */
    used_date: moment(),
  },
  (table) => [index().on(table.id_session), index().on(table.id_parent)],
);
