import type { MailRefusal, RefusedPart } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment } from '../../../columns';

/** A letter of the mailbox of the office: each of them once, also one that is not taken. */
export const mailIncoming = pgTable(
  'mailincoming',
  {
    ...commonColumns(),
    /** The account, the server and the folder; with the next two the name that IMAP gives to a letter. */
    mailbox: text().notNull(),
    uid_validity: bigint({ mode: 'number' }).notNull(),
    uid: bigint({ mode: 'number' }).notNull(),
    /** `double`: the same letter stands already, under another number. `waiting`: the mail server does not give it out. */
    status: text({ enum: ['kept', 'double', 'refused', 'waiting'] }).notNull(),
    /** How often it was asked for while it is `waiting`. */
    tries: integer().notNull().default(0),
    /** Why it was refused. */
    reason: text().$type<MailRefusal>(),
    /** Of what the letter says, without the course that it took; of one that is not taken, of its bytes. */
    digest: text().notNull(),
    /** Without its brackets; empty where it has none. */
    message_id: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** As the letter says, which proves nothing. */
    from_name: text().notNull(),
    from_mail: text().notNull(),
    /** Where it asks answers to be sent, if not there; else empty. */
    reply_to: text().notNull().default(''),
    subject: text().notNull(),
    sent_date: moment(),
    /** Clean, and nothing that loads; `null` of a letter of plain text. */
    html: text(),
    /** Parts that were not taken. */
    refused_parts: json<RefusedPart[]>().notNull().default([]),
    /** The letter in the folders of the office, until its last copy is erased. */
    id_letter: integer(),
    /** The account with its address. */
    id_person: integer(),
    /** When it was fetched, in business time. */
    date: moment().notNull(),
  },
  (table) => [
    uniqueIndex('mailincoming_one_each').on(table.mailbox, table.uid_validity, table.uid),
    uniqueIndex('mailincoming_once')
      .on(table.id_application, table.digest)
      .where(sql`${table.status} <> 'double'`),
    uniqueIndex('mailincoming_letter').on(table.id_letter),
    index().on(table.message_id),
    index().on(table.from_mail),
    index().on(table.id_person),
    index('mailincoming_refused')
      .on(table.id_application, table.date, table.id)
      .where(sql`${table.status} = 'refused'`),
    index('mailincoming_waiting')
      .on(table.mailbox, table.uid_validity, table.uid)
      .where(sql`${table.status} = 'waiting'`),
  ],
);

export type IncomingRecord = typeof mailIncoming.$inferSelect;
