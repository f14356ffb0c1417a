import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, yesNo } from '../columns';

/** Outgoing e-mail, written in the transaction that causes it: no e-mail tells of a write that was rolled back. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Business time, shown in the outbox. */
    create_date: moment().notNull(),
    status: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    tries: integer().notNull().default(0),
    /** Technical time of the next attempt. */
    next_try: moment().notNull(),
    /** Technical time from which it is of no use: its code has ended. Official letters have none. */
    expire_date: moment(),
    /** The same over all tries, so that a letter that comes twice is known as one. */
    message_id: uuid().notNull().defaultRandom(),
    last_error: text(),
    /** The notification with the same words, if it has one. */
    id_notification: integer(),
    /** To somebody whose account was erased: deleted once it needs no further try. */
    is_last: yesNo().notNull().default('no'),
  },
  (table) => [
    index().on(table.status, table.next_try),
    index().on(table.to, table.id),
    // An answer from outside names the e-mail that it answers.
    index('mail_outbox_message').on(table.message_id),
    uniqueIndex().on(table.id_notification),
    index('mail_outbox_sent').on(table.create_date, table.id),
    index('mail_outbox_state').on(table.status, table.create_date, table.id),
  ],
);
