import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { baseLog } from '../../audit-log/table';
import type { Db, Tx } from '../../db';
import { role } from '../../identity/roles/table';
import { mayHelp } from '../../identity/sessions/may-still-act';
import { accountShare } from '../../identity/shares/table';
import { user } from '../../identity/table';
import { COUNT_LIMIT } from '../../lists/count-limit';
import { findPage, type Sort } from '../../lists/find-page';
import { rowsOf } from '../../unit-of-work/rows';

export type ShareRow = typeof accountShare.$inferSelect;

export const shares = rowsOf(accountShare);

interface Page {
  page?: number | undefined;
  after?: string | undefined;
  page_count: number;
}

const SORTS: Record<'create_date' | 'valid_to', Sort<ShareRow>> = {
  create_date: {
    column: sql`${accountShare.create_date}`,
    cast: 'timestamptz',
    valueOf: (row) => row.create_date.toISOString(),
  },
  valid_to: {
    column: sql`${accountShare.valid_to}`,
    cast: 'timestamptz',
    valueOf: (row) => row.valid_to.toISOString(),
  },
};

export function ownedBy(id_user: number) {
  return eq(accountShare.id_user, id_user);
}

/** Not revoked, and not over at this business time. */
function isActiveAt(business: Date) {
  return and(isNull(accountShare.revoked_date), gt(accountShare.valid_to, business));
}

export function findOwnPage(db: Db, id_user: number, query: Page) {
  return findPage(db, { table: accountShare, where: ownedBy(id_user), sorts: SORTS, fallback: '-id' }, query);
}

interface Helper {
  id_user_main: number;
  /** For whom they act now. */
  id_user?: number | undefined;
  business: Date;
}

/** The shares by which a member of staff may act, but that by which they do. */
export function findSharedPage(db: Db, { id_user_main, id_user, business }: Helper, query: Page) {
  const where = and(
    eq(accountShare.id_user_main, id_user_main),
    id_user === undefined ? undefined : ne(accountShare.id_user, id_user),
    isActiveAt(business),
  );
  return findPage(db, { table: accountShare, where, sorts: SORTS, fallback: '-id' }, query);
}

export async function findActivePair(
  db: Db,
  pair: { id_user: number; id_user_main: number; business: Date },
): Promise<ShareRow | undefined> {
  const [row] = await db
    .select()
    .from(accountShare)
    .where(
      and(
        ownedBy(pair.id_user),
        eq(accountShare.id_user_main, pair.id_user_main),
        isActiveAt(pair.business),
        eq(accountShare.deleted, 'no'),
      ),
    );
  return row;
}

/** A share by which this member of staff may act now, locked: it is not revoked meanwhile. */
export function lockActiveFor(
  tx: Tx,
  { id, id_user_main, business }: { id: number; id_user_main: number; business: Date },
): Promise<ShareRow | undefined> {
  return shares.lock(tx, id, and(eq(accountShare.id_user_main, id_user_main), isActiveAt(business)));
}

/** The person of this address who may act for others, if there is one. */
export function findHelper(db: Db, mail: string, business: Date) {
  return helperWhere(db, eq(user.mail, mail), business);
}

export function findHelperById(db: Db, id: number, business: Date) {
  return helperWhere(db, eq(user.id, id), business);
}

async function helperWhere(db: Db, where: SQL, business: Date) {
  const [row] = await db
    .select({
      id: user.id,
      mail: user.mail,
      firstname: user.firstname,
      lastname: user.lastname,
    })
    .from(user)
    .innerJoin(role, eq(role.id, user.id_role_active))
    .where(and(where, mayHelp(db, business)));
  return row;
}

/** Mails by the ids of accounts. */
export async function mailsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: user.id, mail: user.mail })
    .from(user)
    .where(inArray(user.id, [...ids]));
  return new Map(rows.map(({ id, mail }) => [id, mail]));
}

/** What the log has of one share: rows of both people, from its beginning to its end. */
export async function findActs(db: Db, share: ShareRow, { page = 1, page_count }: Page) {
  const where = and(
    eq(baseLog.id_user, share.id_user),
    eq(baseLog.id_user_main, share.id_user_main),
    isNotNull(baseLog.id_user_main),
    gte(baseLog.date, share.create_date),
    lte(baseLog.date, share.revoked_date ?? share.valid_to),
  );
  const counted = db
    .select({ one: sql`1` })
    .from(baseLog)
    .where(where)
    .limit(COUNT_LIMIT + 1);
  const [rows, found] = [
    await db
      .select()
      .from(baseLog)
      .where(where)
      .orderBy(desc(baseLog.id))
      .limit(page_count)
      .offset((page - 1) * page_count),
    await db.$count(counted.as('counted')),
  ];
  return { rows, found };
}
