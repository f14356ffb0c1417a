import { OBJ_TYPES } from '@urzad/contract';
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
  },
  (table) => [
    index().on(table.id_user),
    index().on(table.id_user_sender),
    index('basenotification_list').on(table.id_user, table.id).where(sql`${table.deleted} = 'no'`),
    index('basenotification_unread')
      .on(table.id_user, table.id)
      .where(sql`${table.deleted} = 'no' and ${table.show} = 'no'`),
  ],
);
