import type { ContactMessageStatus, ContactTopic } from '@urzad/grants';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, moment, yesNo } from '../../columns';

/** A message from the public contact page (Process §2.18), and what the office did with it. */
export const contactMessage = pgTable(
  'contactmessage',
  {
    ...commonColumns(),
    status: text().$type<ContactMessageStatus>().notNull().default('new'),
    topic: text().$type<ContactTopic>().notNull(),
    name: text().notNull(),
    mail: text().notNull(),
    /** Empty where the person gave none. */
    phone: text().notNull(),
    body: text().notNull(),
    clause_ack: yesNo().notNull(),
    /** The language of the page on which it was written. */
    locale: text({ enum: ['pl', 'en'] })
      .notNull()
      .default('pl'),
    /** The officer in charge. */
    id_user_owner: integer(),
    /** The e-mail of the office, and who wrote it; empty until then. */
    answer: text().notNull().default(''),
    answer_date: moment(),
    id_user_answer: integer(),
    /** The case that the message became. */
    id_officecase: integer(),
    /** Why it was closed without an answer. */
    reason: text().notNull().default(''),
    /** Folded: name, address, text. */
    search_text: text().notNull().default(''),
  },
  (table) => [
    index().on(table.status, table.create_date, table.id),
    index().on(table.create_date, table.id),
    index().on(table.id_user_owner, table.create_date, table.id),
    index().on(table.id_user_answer),
    index().on(table.id_officecase),
    index().on(table.mail),
    // Without `fastupdate`: the embedded database has no vacuum that would work off its list of pending entries.
    index('contactmessage_text')
      .using('gin', table.search_text.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('contactmessage_beginning').on(table.search_text.op('text_pattern_ops')),
  ],
);

export type ContactRecord = typeof contactMessage.$inferSelect;
