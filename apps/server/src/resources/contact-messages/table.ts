import { CONTACT_MESSAGE_STATUSES, type ContactTopic } from '@urzad/grants';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, yesNo } from '../../columns';

/** A message from the public contact page (Process §2.18). Until the office has a desk for them it is mailed too. */
export const contactMessage = pgTable(
  'contactmessage',
  {
    ...commonColumns(),
    status: text({ enum: CONTACT_MESSAGE_STATUSES }).notNull().default('new'),
    topic: text().$type<ContactTopic>().notNull(),
    name: text().notNull(),
    mail: text().notNull(),
    /** Empty where the person gave none. */
    phone: text().notNull(),
    body: text().notNull(),
    clause_ack: yesNo().notNull(),
  },
  (table) => [index().on(table.status, table.id), index().on(table.mail)],
);
