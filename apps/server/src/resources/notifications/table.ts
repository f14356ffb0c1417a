import { OBJ_TYPES } from '@urzad/contract';
import type { NoticeKind } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, yesNo } from '../../columns';

/** A notification of one person (Spec §3). `show` is `no` while unread. */
export const baseNotification = pgTable(
  'basenotification',
  {
    ...commonColumns(),
    id_user: integer().notNull(),
    id_user_sender: integer(),
    content_name: text().notNull(),
    content_text: text().notNull(),
    show: yesNo().notNull().default('no'),
    obj_type: text({ enum: OBJ_TYPES }),
    id_obj: integer(),
    /** What it tells of; `null` for what was sent before kinds were kept. */
    kind: text().$type<NoticeKind>(),
  },
  (table) => [
    index().on(table.id_user),
    index().on(table.id_user_sender),
    // What the office sent, also what its readers deleted since.
    index('basenotification_sent').on(table.id_application, table.create_date, table.id),
    index('basenotification_kind').on(table.id_application, table.kind, table.create_date, table.id),
    index('basenotification_object').on(table.obj_type, table.id_obj),
    index('basenotification_list').on(table.id_user, table.id).where(sql`${table.deleted} = 'no'`),
    index('basenotification_unread')
      .on(table.id_user, table.id)
      .where(sql`${table.deleted} = 'no' and ${table.show} = 'no'`),
  ],
);
