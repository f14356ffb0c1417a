import type { managedAccounts as contract, ParsedQueryOf } from '@urzad/contract';
import { USER_TYPE } from '@urzad/domain';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { isHeld } from '../../identity/roles/held-roles';
import { userRole } from '../../identity/roles/table';
import { user } from '../../identity/table';
import { findPage, type Sort } from '../../lists/find-page';
import { foldedText, wordsMatch } from '../../lists/text-match';

type ListQuery = ParsedQueryOf<typeof contract.get>;
type AccountRow = typeof user.$inferSelect;

/** As the index of accounts has them. */
const FOLDED = foldedText([user.lastname, user.firstname, user.mail]);
const ONLINE = sql`coalesce(${user.online_date}, '-infinity')`;

const SORTS: Record<'name' | 'create_date' | 'online_date', Sort<AccountRow>> = {
  name: { column: sql`${user.name_sort}`, cast: 'text', valueOf: (row) => row.name_sort },
  create_date: {
    column: sql`${user.create_date}`,
    cast: 'timestamptz',
    valueOf: (row) => row.create_date.toISOString(),
  },
  online_date: {
    column: ONLINE,
    cast: 'timestamptz',
    valueOf: (row) => row.online_date?.toISOString() ?? '-infinity',
  },
};

const IS_STAFF = ne(user.type, USER_TYPE.citizen);

/** One page of the list of accounts; `now` is business time. */
export function findAccountPage(db: Db, query: ListQuery, now: Date) {
  const { status, staff, id_role, has_text } = query;
  const where = and(
    status && inArray(user.status, [...status]),
    staff && (staff === 'yes' ? IS_STAFF : eq(user.type, USER_TYPE.citizen)),
    id_role === undefined ? undefined : holdsRole(id_role, now),
    has_text === undefined ? undefined : wordsMatch(FOLDED, has_text),
  );
  return findPage(db, { table: user, where, sorts: SORTS, fallback: 'name' }, query);
}

/** The counts on the tabs; each is that of the list behind it. */
export async function countAccounts(db: Db) {
  const of = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      staff: of(IS_STAFF),
      citizens: of(eq(user.type, USER_TYPE.citizen)),
      locked: of(eq(user.status, 'locked')),
      all: of(sql`true`),
    })
    .from(user)
    .where(eq(user.deleted, 'no'));
  if (!row) throw new Error('A count gave no row.');
  return row;
}

function holdsRole(id_role: number, now: Date) {
  const held = and(eq(userRole.id_user, user.id), eq(userRole.id_role, id_role), isHeld(now));
  return sql`exists (select from ${userRole} where ${held})`;
}
