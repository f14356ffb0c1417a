import { and, count, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { type Author, changedBy, createdBy } from '../../author';
import type { Db, Tx } from '../../db';
import { COUNT_LIMIT } from '../../lists/count-limit';
import { baseNotification } from './table';

const { id, content_name, content_text, create_date, show, obj_type, id_obj } =
  getTableColumns(baseNotification);
/** The columns of a list; the others are not read. */
const SHOWN_COLUMNS = { id, content_name, content_text, create_date, show, obj_type, id_obj };

type NotificationRow = typeof baseNotification.$inferSelect;
export type ShownNotification = Pick<NotificationRow, keyof typeof SHOWN_COLUMNS>;

export interface NewNotification {
  id_user: number;
  content_name: string;
  content_text: string;
  obj_type: NotificationRow['obj_type'];
  id_obj: number | null;
}

/**
 * Read on every page of the portal, so both lists are prepared statements, and one query returns the rows with the
 * total count. Only a page without rows needs a second query for the count.
 */
export function prepareLists(db: Db) {
  return { all: listOf(db, 'all'), unread: listOf(db, 'unread') };
}

function listOf(db: Db, which: 'all' | 'unread') {
  // The conditions of the partial indexes are literals in the query: with parameters PostgreSQL could keep no plan
  // that uses such an index, and would plan each query anew.
  const mine = and(
    eq(baseNotification.id_user, sql.placeholder('id_user')),
    sql`${baseNotification.deleted} = 'no'`,
    which === 'unread' ? sql`${baseNotification.show} = 'no'` : undefined,
  );
  const counted = db
    .select({ id: baseNotification.id })
    .from(baseNotification)
    .where(mine)
    .limit(COUNT_LIMIT + 1)
    .as('counted');

  const total = db.select({ count: count() }).from(counted);
  const counting = total.prepare(`notifications_${which}_count`);

  return {
    page: db
      .select({ ...SHOWN_COLUMNS, found: sql<number>`${total}`.mapWith(Number) })
      .from(baseNotification)
      .where(and(mine, lt(baseNotification.id, sql.placeholder('before'))))
      .orderBy(desc(baseNotification.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`notifications_${which}`),
    count: async (own: { id_user: number }) => (await counting.execute(own)).at(0)?.count ?? 0,
  };
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
    .where(
      and(
        eq(baseNotification.id_user, id_user),
        eq(baseNotification.show, 'no'),
        eq(baseNotification.deleted, 'no'),
      ),
    )
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
  return and(
    eq(baseNotification.id, id),
    eq(baseNotification.id_user, id_user),
    eq(baseNotification.deleted, 'no'),
  );
}
