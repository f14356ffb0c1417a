import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { user as table } from '../../identity/table';
import { type FoundQuery, findItems } from '../../lists/found-items';
import { foldedText, wordsMatch } from '../../lists/text-match';
import { nameOf } from './presenter';

const WORDS = foldedText([table.lastname, table.firstname, table.mail]);

/** People to choose from, by words of their names or e-mail addresses; `among` leaves some out. */
export function findPeople(db: Db, query: FoundQuery, among?: SQL) {
  const found = query.has_text === undefined ? undefined : wordsMatch(WORDS, query.has_text);
  const order = [sql`${table.name_sort}`, sql`${table.id}`];
  return findItems(db, { table, where: and(among, found), order, itemOf }, query);
}

/** Several people have one name: the address tells them apart. */
function itemOf(row: typeof table.$inferSelect) {
  const name = nameOf(row);
  return { value: String(row.id), label: name === row.mail ? name : `${name} (${row.mail})` };
}
