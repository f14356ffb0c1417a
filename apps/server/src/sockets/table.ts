import type { ObjType, RemoteAction } from '@urzad/contract';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, moment } from '../columns';

/** A ticket, and the socket that it has opened, until that is closed (Order §6). All dates are technical time. */
export const baseSocket = pgTable(
  'base_socket',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_user: integer().notNull(),
    id_session: integer().notNull(),
    /** That of the window. */
    id_application: integer().notNull(),
    hash: text().notNull().unique(),
    expire_date: moment().notNull(),
    /** Which server holds it; `null` while the ticket is unused. */
    node: text(),
    /** By which others address it. */
    remote_name: text(),
    /** When its node last said that it lives. */
    seen_date: moment(),
  },
  (table) => [
    index().on(table.id_user),
    index().on(table.id_session),
    index().on(table.node),
    index().on(table.expire_date),
  ],
);

/** An action that somebody sent to other windows: the nodes tell each other its id. The date is technical time. */
export const baseSocketAction = pgTable(
  'base_socket_action',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_user: integer().notNull(),
    id_application: integer().notNull(),
    action: text().$type<RemoteAction>().notNull(),
    data: json<Record<string, string>>().notNull(),
    target: text().notNull(),
    create_date: moment().notNull(),
  },
  (table) => [index().on(table.id_user), index().on(table.create_date)],
);

/** A window of staff in which an object is open, as long as its socket: the row goes with that of the socket. */
export const baseOnlooker = pgTable(
  'base_onlooker',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_socket: integer().notNull(),
    id_application: integer().notNull(),
    obj_type: text().$type<ObjType>().notNull(),
    id_obj: integer().notNull(),
  },
  (table) => [
    uniqueIndex('base_onlooker_once').on(table.id_socket, table.obj_type, table.id_obj),
    index().on(table.obj_type, table.id_obj),
  ],
);
