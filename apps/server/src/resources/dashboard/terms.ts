import { type OverdueRow, TEAM_PAGE_COUNT, type TermRow } from '@urzad/contract';
import { addDays, type IsoDate, warsawDate } from '@urzad/domain';
import { hasPrivilege, SEE_CALLS } from '@urzad/grants';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { COUNT_LIMIT } from '../../lists/count-limit';
import type { TermSource } from '../../lists/term-source';
import { referredRow } from '../../referred-row';
import { annexTerms } from '../cofunding-annexes/public';
import { callTerms } from '../cofunding-calls/public';
import { contractTerms } from '../cofunding-contracts/public';
import { paymentListTerms } from '../cofunding-payments/public';
import { registrationTerms } from '../cofunding-registrations/public';
import { claimTerms } from '../cofunding-requests/public';
import { caseTerms } from '../office-cases/public';
import { namesOf } from '../users/public';

/** The days of the block „Ten tydzień”, today included. */
const WEEK_DAYS = 7;

interface Asking {
  user: SessionUser;
  /** Business time. */
  now: Date;
}

/** The terms of all objects that this person sees. */
function termsOf(user: SessionUser): TermSource[] {
  return [
    ...(hasPrivilege(user.privileges, SEE_CALLS) ? callTerms(user) : []),
    ...registrationTerms(user),
    ...contractTerms(user),
    ...annexTerms(user),
    ...claimTerms(user),
    ...paymentListTerms(user),
    ...caseTerms(user),
  ];
}

const FROM_NONE = sql`select null::text as code, null::text as obj_type, null::int as id, null::text as number, null::int as person, null::int as owner, null::date as due where false`;

/** One table of what several tables hold: each source is read by its own index. */
function together(sources: readonly TermSource[], select: (source: TermSource) => SQL): SQL {
  return sql`(${sql.join([FROM_NONE, ...sources.map((source) => sql`(${select(source)})`)], sql` union all `)}) as terms`;
}

function rowsOf({ code, obj_type, table, number, person, owner, due }: TermSource, where: SQL | undefined) {
  return sql`select ${code}::text, ${obj_type}::text, ${table.id}, ${number}, ${person ?? sql`null::int`}, ${owner ?? sql`null::int`}, ${due}::date from ${table} where ${and(sql`${table.deleted} = 'no'`, where)}`;
}

/**
 * One page of the work of the office whose term has passed, the oldest first, with how much is late and how much is open
 * at all. Both are exact up to `COUNT_LIMIT` of each kind.
 */
export async function findOverdue(db: Db, { user, now }: Asking, page: number) {
  const sources = termsOf(user).filter(({ isOfOffice }) => isOfOffice);
  const isLate = ({ due, where }: TermSource) => and(where, sql`${due} < ${warsawDate(now)}::date`);
  const rows = await db
    .select({
      code: sql<OverdueRow['code']>`code`,
      obj_type: sql<OverdueRow['obj_type']>`obj_type`,
      id: sql<number>`id`,
      number: sql<string>`number`,
      person: sql<number | null>`person`,
      owner: sql<number | null>`owner`,
      due: sql<IsoDate>`due::text`,
    })
    .from(together(sources, (source) => rowsOf(source, isLate(source))))
    .orderBy(sql`due`, sql`code`, sql`id`)
    .limit(TEAM_PAGE_COUNT)
    .offset((page - 1) * TEAM_PAGE_COUNT);
  const [late, open] = await Promise.all([
    countOf(db, sources, isLate),
    countOf(db, sources, ({ where }) => where),
  ]);
  const names = await namesOf(
    db,
    [...new Set(rows.flatMap(({ person, owner }) => [person, owner]))].filter(isId),
  );
  const data = rows.map(({ person, owner, ...row }) => ({
    ...row,
    person: person === null ? null : (names.get(person) ?? ''),
    owner: owner === null ? null : { id: owner, name: names.get(owner) ?? '' },
  }));
  return { data, count: late, open };
}

function isId(id: number | null): id is number {
  return id !== null;
}

async function countOf(
  db: Db,
  sources: readonly TermSource[],
  which: (source: TermSource) => SQL | undefined,
): Promise<number> {
  const limit = sql.raw(String(COUNT_LIMIT));
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(together(sources, (source) => sql`${rowsOf(source, which(source))} limit ${limit}`));
  return referredRow(row).count;
}

/** The terms of the next seven days, by day and kind. */
export function findWeek(db: Db, { user, now }: Asking): Promise<TermRow[]> {
  const today = warsawDate(now);
  return findTermsOfDays(db, user, { from: today, to: addDays(today, WEEK_DAYS - 1) });
}

/** The terms of some days of all objects that this person sees, by day and kind. */
export async function findTermsOfDays(
  db: Db,
  user: SessionUser,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<TermRow[]> {
  const isThen = ({ due, where }: TermSource) =>
    and(where, sql`${due} between ${from}::date and ${to}::date`);
  const rows = await db
    .select({
      code: sql<TermRow['code']>`code`,
      date: sql<IsoDate>`due::text`,
      count: sql`count(*)`.mapWith(Number),
      obj_type: sql<OverdueRow['obj_type']>`min(obj_type)`,
      id: sql<number>`min(id)`,
      number: sql<string>`min(number)`,
    })
    .from(together(termsOf(user), (source) => rowsOf(source, isThen(source))))
    .groupBy(sql`code`, sql`due`)
    .orderBy(sql`due`, sql`code`);
  return rows.map(({ obj_type, id, number, ...row }) => ({
    ...row,
    only: row.count === 1 ? { obj_type, id, number } : null,
  }));
}
