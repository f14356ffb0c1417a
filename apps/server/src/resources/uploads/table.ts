import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, moment } from '../../columns';

/** Every stored file: uploads of people and documents of the office (Process §2.7). The bytes are in the FileStore. */
export const baseFile = pgTable(
  'basefile',
  {
    ...commonColumns(),
    /** Random key of the FileStore. */
    filename: text().notNull().unique(),
    /** As its uploader called it; shown, never used as a path. */
    name: text().notNull(),
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
    index().on(table.id_user),
    index('basefile_unattached').on(table.upload_date).where(sql`${table.obj_type} is null`),
  ],
);
