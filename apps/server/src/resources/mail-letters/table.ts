import type { ObjType } from '@urzad/contract';
import type { MailFolder } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment, yesNo } from '../../columns';

/** Somebody whom a letter goes to, as they were when it was written. */
export interface StoredRecipient {
  part: 'to' | 'cc';
  kind: 'staff' | 'person' | 'outside';
  /** `null` of an address outside. */
  id_user: number | null;
  name: string;
  /** Empty of an account. */
  mail: string;
  /** Its e-mail in the outbox. */
  id_email: number | null;
}

/** A letter of the office (Process §2.18), which each of its holders has a copy of. */
export const mailLetter = pgTable(
  'mailletter',
  {
    ...commonColumns(),
    status: text({ enum: ['draft', 'sent'] })
      .notNull()
      .default('draft'),
    /** The author; `null` of a letter from outside (`mailincoming`). */
    id_user: integer(),
    recipients: json<StoredRecipient[]>().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Ids of its files: its own, those of the letter that it passes on, or of the case that it is in. */
    files: json<number[]>().notNull().default([]),
    /** What it is about. */
    obj_type: text().$type<ObjType>(),
    id_obj: integer(),
    /** The first letter of the conversation, which may be erased before the others. */
    thread: integer().notNull(),
    /** The letter that it answers or passes on. */
    id_before: integer(),
    /** The case that it was sent in, or filed in. */
    id_officecase: integer(),
    /** Business time; of a draft, when it was saved last. */
    date: moment().notNull(),
  },
  (table) => [
    index().on(table.id_user),
    index().on(table.thread),
    index().on(table.id_before),
    index().on(table.id_officecase),
    index().on(table.obj_type, table.id_obj),
    // Whose names stand in it.
    index('mailletter_recipients').using('gin', table.recipients).with({ fastupdate: false }),
    // Whether another letter has a file.
    index('mailletter_files').using('gin', table.files).with({ fastupdate: false }),
  ],
);

/** The copy of one holder. */
export const mailCopy = pgTable(
  'mailcopy',
  {
    ...commonColumns(),
    id_letter: integer().notNull(),
    id_user: integer().notNull(),
    folder: text().$type<MailFolder>().notNull(),
    /** Where it goes back to from the trash. */
    folder_before: text().$type<MailFolder>(),
    is_read: yesNo().notNull().default('no'),
    /** Technical time, as its 30 days pass also while the business clock stands. */
    trash_date: moment(),
    /** That of the letter. */
    date: moment().notNull(),
    /** Folded: people, subject, text. */
    search_text: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('mailcopy_one_each').on(table.id_letter, table.id_user),
    index().on(table.id_user, table.folder, table.date, table.id),
    index('mailcopy_unread')
      .on(table.id_user)
      .where(sql`${table.folder} = 'inbox' and ${table.is_read} = 'no'`),
    index('mailcopy_trash').on(table.trash_date).where(sql`${table.folder} = 'trash'`),
    index('mailcopy_text').using('gin', table.search_text.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
);

export type LetterRecord = typeof mailLetter.$inferSelect;
export type CopyRecord = typeof mailCopy.$inferSelect;
