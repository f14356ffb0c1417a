import type { AudienceKind, MessageChannel, ObjType } from '@urzad/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, json } from '../../columns';

/** Somebody whom a message goes to, and the object that it names. */
export interface Recipient {
  id_user: number;
  obj_type: ObjType | null;
  id_obj: number | null;
  number: string;
}

/** A message to chosen people: who is meant is fixed when it is sent, and told part by part. */
export const baseMessage = pgTable(
  'basemessage',
  {
    ...commonColumns(),
    audience: text().$type<AudienceKind>().notNull(),
    channel: text().$type<MessageChannel>().notNull(),
    subject_pl: text().notNull(),
    text_pl: text().notNull(),
    subject_en: text(),
    text_en: text(),
    /** Emptied once all are told: who they were is in their notifications. */
    recipients: json<Recipient[]>().notNull(),
    count: integer().notNull(),
    /** How many of them, from the first, were told or had closed their account meanwhile. */
    done: integer().notNull().default(0),
  },
  (table) => [
    index('basemessage_list').on(table.id_application, table.create_date, table.id),
    index('basemessage_waiting').on(table.id).where(sql`${table.done} < ${table.count}`),
  ],
);
