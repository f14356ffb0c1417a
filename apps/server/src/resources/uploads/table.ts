import type { UploadPurpose } from '@urzad/contract';
import { type SQL, sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, moment } from '../../columns';
import { foldedText } from '../../lists/text-match';

/** Every stored file: uploads of people and documents of the office (Process §2.7). The bytes are in the FileStore. */
export const baseFile = pgTable(
  'basefile',
  {
    ...commonColumns(),
    /** Random key of the FileStore. */
    filename: text().notNull().unique(),
    /** As its uploader called it; shown, never used as a path. */
    name: text().notNull(),
    /** The name folded: a search reads more of them than it finds. */
    search_text: text().generatedAlwaysAs((): SQL => foldedText([baseFile.name])),
    size: integer().notNull(),
    mime: text().notNull(),
    /** Digest of the bytes as received: evidence (Order §4). */
    sha256: text().notNull(),
    /** The uploader; `null` for a file that the office made. */
    id_user: integer(),
    /** One of FILE_KIND, once attached. */
    kind: text(),
    /** The object that it is attached to; `null` for an unattached upload. */
    obj_type: text(),
    id_obj: integer(),
    /** Technical time: unattached files are removed after a day, whatever the business clock says. */
    upload_date: moment().notNull(),
  },
  (table) => [
    index().on(table.obj_type, table.id_obj),
    index().on(table.id_application, table.create_date, table.id),
    index().on(table.id_application, table.obj_type, table.create_date, table.id),
    index('basefile_text').using('gin', table.search_text.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('basefile_beginning').on(table.search_text.op('text_pattern_ops')),
    index().on(table.id_user),
    index('basefile_unattached').on(table.upload_date).where(sql`${table.obj_type} is null`),
  ],
);

/** Uploads in chunks, from their start until 24 hours after their last chunk. The bytes are in the PartStore. */
export const baseUploadSession = pgTable(
  'baseuploadsession',
  {
    /** Random; also the name of the unfinished file. */
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
