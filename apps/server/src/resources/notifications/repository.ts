import type { notifications as contract, ObjectRef, ParsedQueryOf } from '@urzad/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Author, createdBy } from '../../author';
import type { Db, Tx } from '../../db';
import { findPage, preparePages, type Sort } from '../../lists/find-page';
import { wordsIn } from '../../lists/text-match';
import { mailOutbox } from '../../mail/table';
import { tellNotified } from '../../news/news';
import { rowsOf } from '../../unit-of-work/rows';
import { type Viewer, visibleTo } from './policy';
import { baseNotification } from './table';

export type NotificationRow = typeof baseNotification.$inferSelect;

const rows = rowsOf(baseNotification);

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
  kind: NotificationRow['kind'];
}

type ListQuery = ParsedQueryOf<typeof contract.get>;

const UNREAD = sql`${baseNotification.show} = 'no'`;
const WORDS = [baseNotification.content_name, baseNotification.content_text];

/** The lists of one person: read on every page of the portal, so their statements are prepared; a search is not. */
export function prepareLists(db: Db) {
  const mine = visibleTo({
    id_user: sql.placeholder('id_user'),
    id_application: sql.placeholder('id_application'),
  });
  const list = { table: baseNotification, sorts: SORTS, fallback: '-id' } as const;
  const all = preparePages(db, 'notifications_all', { ...list, where: mine });
  const unreadOnes = preparePages(db, 'notifications_unread', { ...list, where: and(mine, UNREAD) });

  return (viewer: Viewer, { show, has_text, ...query }: ListQuery) => {
    if (has_text === undefined) return (show === 'no' ? unreadOnes : all)(query, { ...viewer });
    const found = and(visibleTo(viewer), show && UNREAD, wordsIn(WORDS, has_text));
    return findPage(db, { ...list, where: found }, query);
  };
}

/** Whether a person was ever told something of one of these names, also when they have deleted it since. */
export async function wasTold(tx: Tx, id_user: number, names: readonly string[]): Promise<boolean> {
  const isOfName = inArray(baseNotification.content_name, [...names]);
  return (await tx.$count(baseNotification, and(eq(baseNotification.id_user, id_user), isOfName))) > 0;
}

export async function insert(
  tx: Tx,
  notification: NewNotification,
  author: Author,
): Promise<NotificationRow> {
  await tellNotified(tx, [notification.id_user]);
  return rows.insert(tx, { ...notification, id_user_sender: author.id }, author);
}

/** Rows of one statement: the database takes at most 65,535 parameters. */
const PART = 1000;

export async function insertMany(tx: Tx, all: readonly NewNotification[], author: Author): Promise<void> {
  const values = all.map((one) => ({ ...one, id_user_sender: author.id, ...createdBy(author) }));
  for (let at = 0; at < values.length; at += PART) {
    await tx.insert(baseNotification).values(values.slice(at, at + PART));
  }
  await tellNotified(
    tx,
    all.map(({ id_user }) => id_user),
  );
}

interface Own {
  id: number;
  viewer: Viewer;
}

/** @throws ApiError `object-no-exist` */
export function markRead(tx: Tx, { id, viewer }: Own, by: Author): Promise<NotificationRow> {
  return rows.update(tx, id, { values: { show: 'yes' }, by }, visibleTo(viewer));
}

/** @returns those that were unread */
export function markAllRead(tx: Tx, viewer: Viewer, by: Author): Promise<NotificationRow[]> {
  const unread = and(visibleTo(viewer), eq(baseNotification.show, 'no'));
  return rows.updateAll(tx, unread, { values: { show: 'yes' }, by });
}

/** @throws ApiError `object-no-exist` */
export function remove(tx: Tx, { id, viewer }: Own, by: Author): Promise<void> {
  return rows.remove(tx, id, by, visibleTo(viewer));
}

/** Those that lead to an object that leaves no trace. */
export async function eraseOf(tx: Tx, { obj_type, id_obj }: ObjectRef): Promise<void> {
  const leadsThere = and(eq(baseNotification.obj_type, obj_type), eq(baseNotification.id_obj, id_obj));
  // What was mailed stays for its reader, who has it anyway.
  const ofThem = tx.select({ id: baseNotification.id }).from(baseNotification).where(leadsThere);
  await tx
    .update(mailOutbox)
    .set({ id_notification: null })
    .where(inArray(mailOutbox.id_notification, ofThem));
  await tx.delete(baseNotification).where(leadsThere);
}
