import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db';
import { COUNT_LIMIT } from '../../../lists/count-limit';
import { parseCursor, toCursor } from '../../../lists/cursor';
import { mailOutbox } from '../../../mail/table';
import { baseNotification } from '../table';

const COLUMNS = {
  id_notification: baseNotification.id,
  id_user: baseNotification.id_user,
  kind: baseNotification.kind,
  content_name: baseNotification.content_name,
  show: baseNotification.show,
  deleted: baseNotification.deleted,
  obj_type: baseNotification.obj_type,
  id_obj: baseNotification.id_obj,
  told: baseNotification.create_date,
  id_email: mailOutbox.id,
  to: mailOutbox.to,
  subject: mailOutbox.subject,
  status: mailOutbox.status,
  tries: mailOutbox.tries,
  next_try: mailOutbox.next_try,
  expire_date: mailOutbox.expire_date,
  last_error: mailOutbox.last_error,
  is_last: mailOutbox.is_last,
  mailed: mailOutbox.create_date,
};

type Known = {
  [Field in keyof typeof COLUMNS]: (typeof COLUMNS)[Field]['_']['data'] | null;
};
/** A notification with its e-mail, or one of the two alone. */
export interface SentRow extends Known {}

const ARE_ONE = eq(mailOutbox.id_notification, baseNotification.id);

/** The two lists of what was sent: each has its own order, and finds the other's row beside it. */
const LISTS = {
  notices: {
    table: baseNotification,
    rows: (db: Db) => db.select(COLUMNS).from(baseNotification).leftJoin(mailOutbox, ARE_ONE).$dynamic(),
    dateOf: ({ told }: SentRow) => told,
    idOf: ({ id_notification }: SentRow) => id_notification,
  },
  emails: {
    table: mailOutbox,
    rows: (db: Db) => db.select(COLUMNS).from(mailOutbox).leftJoin(baseNotification, ARE_ONE).$dynamic(),
    dateOf: ({ mailed }: SentRow) => mailed,
    idOf: ({ id_email }: SentRow) => id_email,
  },
} as const;

export type SentList = keyof typeof LISTS;

/** The id of a row in its list. */
export function idIn(list: SentList, row: SentRow): number {
  const id = LISTS[list].idOf(row);
  if (id === null) throw new Error(`A row of ${list} has no id.`);
  return id;
}

interface PageQuery {
  page?: number | undefined;
  page_count: number;
  after?: string | undefined;
  sort?: 'date' | '-date' | undefined;
}

/**
 * One page of a list by its time, with the number of all rows up to the limit of counts. Not by `findPage`: a row that
 * its reader has deleted was sent all the same, and e-mails are no entity.
 * @param where of the table of the list alone
 */
export async function findSentPage(
  db: Db,
  list: SentList,
  where: SQL | undefined,
  { page = 1, page_count, after, sort = '-date' }: PageQuery,
) {
  const { table, rows, dateOf } = LISTS[list];
  const cursor = after === undefined ? undefined : parseCursor(after);
  const isDescending = sort === '-date';
  const inOrder = isDescending ? desc : asc;
  const end = cursor && sql`(cast(${cursor.value} as timestamptz), cast(${cursor.id} as int))`;
  const place = sql`(${table.create_date}, ${table.id})`;
  const beyond = end && (isDescending ? sql`${place} < ${end}` : sql`${place} > ${end}`);
  const listed: SentRow[] = await rows(db)
    .where(and(where, beyond))
    .orderBy(inOrder(table.create_date), inOrder(table.id))
    .limit(page_count + 1)
    .offset(cursor ? 0 : (page - 1) * page_count);

  const shown = listed.slice(0, page_count);
  const last = listed.length > page_count ? shown.at(-1) : undefined;
  const next = last && toCursor({ value: dateOf(last)?.toISOString() ?? null, id: idIn(list, last) });
  return { rows: shown, found: await countSent(db, list, where), next };
}

async function countSent(db: Db, list: SentList, where: SQL | undefined): Promise<number> {
  const limit = sql.raw(String(COUNT_LIMIT + 1));
  const counted = sql`select 1 from ${LISTS[list].table} where ${where ?? sql`true`} limit ${limit}`;
  const found = sql`(select count(*) from (${counted}) as counted)`.mapWith(Number);
  const [row] = await db.select({ found }).from(sql`(select 1) as one`);
  return Number(row?.found ?? 0);
}
