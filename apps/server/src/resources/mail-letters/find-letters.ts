import type { mailLetters as contract, ParsedQueryOf, YesNo } from '@urzad/contract';
import { hasPrivilege, SEE_MAIL } from '@urzad/grants';
import { and, eq, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { countByTab } from '../../lists/count-by-tab';
import { findPage, type Sort } from '../../lists/find-page';
import { wordsMatch } from '../../lists/text-match';
import { type Holder, heldBy } from './copies';
import { type CopyRecord, mailLetter, mailCopy as table } from './table';

type ListQuery = ParsedQueryOf<typeof contract.get>;
type ListFilters = Pick<ListQuery, 'folder' | 'unread' | 'with_files' | 'unanswered' | 'has_text'>;

const SORTS: Record<'date', Sort<CopyRecord>> = {
  date: { column: sql`${table.date}`, cast: 'timestamptz', valueOf: (row) => row.date.toISOString() },
};

/** One page of a folder, the newest first. */
export function findFolderPage(db: Db, holder: Holder, query: ListQuery) {
  const where = and(heldBy(holder), filtersOf(query, holder));
  return findPage(db, { table, where, sorts: SORTS, fallback: '-date' }, query);
}

const TABS = {
  unread: { folder: 'inbox', unread: 'yes' },
  drafts: { folder: 'drafts' },
} satisfies Record<string, ListFilters>;

/** What waits for a holder: letters that they have not read, and their drafts. */
export function countWaiting(db: Db, holder: Holder, { has_text }: Pick<ListFilters, 'has_text'>) {
  return countByTab<keyof typeof TABS, ListFilters>(db, {
    table,
    where: and(heldBy(holder), eq(table.deleted, 'no')),
    tabs: TABS,
    listBehind: (asked) => filtersOf({ ...asked, has_text }, holder),
  });
}

/** How many letters a person has not read; none for who has no mail. */
export async function unreadLetters(db: Db, user: SessionUser): Promise<number> {
  if (!hasPrivilege(user.privileges, SEE_MAIL)) return 0;
  return db.$count(
    table,
    and(heldBy(user), eq(table.deleted, 'no'), filtersOf({ folder: 'inbox', unread: 'yes' }, user)),
  );
}

function filtersOf(
  { folder, unread, with_files, unanswered, has_text }: ListFilters,
  { id }: Pick<Holder, 'id'>,
) {
  return and(
    eq(table.folder, folder),
    unread && eq(table.is_read, unread === 'yes' ? 'no' : 'yes'),
    with_files && asked(with_files, isLetter(sql`jsonb_array_length(${mailLetter.files}) > 0`)),
    unanswered && asked(unanswered, isLetter(waitsForAnswer(id))),
    has_text === undefined ? undefined : wordsMatch(table.search_text, has_text),
  );
}

function asked(answer: YesNo, condition: SQL): SQL {
  return answer === 'yes' ? condition : not(condition);
}

/** That the letter of the copy fulfils a condition. */
function isLetter(condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${mailLetter} where ${and(eq(mailLetter.id, table.id_letter), condition)})`;
}

const answer = alias(mailLetter, 'answer');

/**
 * Whether an answer of this person is waited for: they are addressed, and not with a copy, and have neither answered nor
 * passed the letter on. A letter from outside goes to the whole office, so whoever answers it has done it for all.
 */
function waitsForAnswer(id_user: number): SQL | undefined {
  const isOutside = isNull(mailLetter.id_user);
  const addressed = JSON.stringify([{ part: 'to', id_user }]);
  const isToThem = and(ne(mailLetter.id_user, id_user), sql`${mailLetter.recipients} @> ${addressed}::jsonb`);
  const answered = and(
    eq(answer.id_before, mailLetter.id),
    eq(answer.status, 'sent'),
    eq(answer.deleted, 'no'),
    or(eq(answer.id_user, id_user), and(isOutside, isNotNull(answer.id_user))),
  );
  return and(
    or(isOutside, isToThem),
    sql`not exists (select 1 from ${mailLetter} as ${answer} where ${answered})`,
  );
}
