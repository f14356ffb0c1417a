import type { UploadPurpose } from '@urzad/contract';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../columns';

/** Uploads in chunks, from their start until 24 hours after their last chunk. The bytes are in the PartStore. */
export const baseUploadSession = pgTable(
  'baseuploadsession',
  {
    /** Random; also the name of the part. */
    session_id: text().primaryKey(),
    id_user: integer().notNull(),
    /** As its uploader called it; shown, never used as a path. */
    name: text().notNull(),
    /** Of the whole file, as announced. */
    size: integer().notNull(),
    purpose: text().$type<UploadPurpose>().notNull(),
    /** Of the chunks whose bytes survive a power cut. */
    offsets: integer().array().notNull(),
    /** Key of the FileStore, settled at the start: a finish that died after the store took the file goes on. */
    filename: text().notNull().unique(),
    /** What the file was judged to be, before the store took it. */
    mime: text(),
    /** Digest and size of what the store keeps; an avatar in SVG has other bytes than were received. */
    sha256: text(),
    stored_size: integer(),
    /** Why the content was refused, so that a repeated finish is told the same. */
    refusal: text(),
    /** Technical time of the start or the last chunk. */
    active_date: moment().notNull(),
    /** Technical time; set in the transaction that adds the row of the file. */
    finish_date: moment(),
  },
  (table) => [index().on(table.id_user), index().on(table.active_date)],
);
