import type { notifications as contract, ParsedQueryOf } from '@urzad/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type Author, changedBy, createdBy } from '../../author';
import type { Db, Tx } from '../../db';
import { preparePages, type Sort } from '../../lists/find-page';
import { baseNotification } from './table';

export type NotificationRow = typeof baseNotification.$inferSelect;

const SORTS: Record<'create_date', Sort<NotificationRow>> = {
  create_date: {
    column: sql`${baseNotification.create_date}`,
    cast: 'timestamptz',
    valueOf: ({ create_date }) => create_date.toISOString(),
  },
};

export interface NewNotification {
  id_user: number;
  content_name: string;
  content_text: string;
  obj_type: NotificationRow['obj_type'];
  id_obj: number | null;
}

type ListQuery = ParsedQueryOf<typeof contract.get>;

/** The lists of one person: read on every page of the portal, so their statements are prepared. */
export function prepareLists(db: Db) {
  const mine = eq(baseNotification.id_user, sql.placeholder('id_user'));
  const unread = and(mine, sql`${baseNotification.show} = 'no'`);
  const list = { table: baseNotification, sorts: SORTS, fallback: '-id' } as const;
  const all = preparePages(db, 'notifications_all', { ...list, where: mine });
  const unreadOnes = preparePages(db, 'notifications_unread', { ...list, where: unread });
  return (id_user: number, { show, ...query }: ListQuery) =>
    (show === 'no' ? unreadOnes : all)(query, { id_user });
}

export async function insert(tx: Tx, notification: NewNotification, author: Author): Promise<void> {
  await tx
    .insert(baseNotification)
    .values({ ...notification, ...createdBy(author), id_user_sender: author.id });
}

interface Own {
  id: number;
  id_user: number;
}

export async function markRead(tx: Tx, own: Own, author: Author): Promise<NotificationRow | undefined> {
  const [row] = await tx
    .update(baseNotification)
    .set({ show: 'yes', ...changedBy(author), row_version: sql`${baseNotification.row_version} + 1` })
    .where(isOwn(own))
    .returning();
  return row;
}

/** @returns the ids of those that were unread */
export async function markAllRead(tx: Tx, id_user: number, author: Author): Promise<number[]> {
  const rows = await tx
    .update(baseNotification)
    .set({ show: 'yes', ...changedBy(author), row_version: sql`${baseNotification.row_version} + 1` })
    .where(and(isOf(id_user), eq(baseNotification.show, 'no'), eq(baseNotification.deleted, 'no')))
    .returning({ id: baseNotification.id });
  return rows.map((row) => row.id);
}

export async function remove(tx: Tx, own: Own, author: Author): Promise<boolean> {
  const rows = await tx
    .update(baseNotification)
    .set({ deleted: 'yes', ...changedBy(author), row_version: sql`${baseNotification.row_version} + 1` })
    .where(isOwn(own))
    .returning({ id: baseNotification.id });
  return rows.length > 0;
}

function isOwn({ id, id_user }: Own) {
  return and(eq(baseNotification.id, id), isOf(id_user), eq(baseNotification.deleted, 'no'));
}

function isOf(id_user: number) {
  return eq(baseNotification.id_user, id_user);
}
