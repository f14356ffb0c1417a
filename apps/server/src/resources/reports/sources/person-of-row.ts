import { sql } from 'drizzle-orm';
import { user } from '../../../identity/table';
import { foldedText, wordsMatch } from '../../../lists/text-match';
import { person, type SourceFilter } from '../report-source';

/** Accounts by words of their names and addresses, in the words of the index `user_words`. */
export function peopleMatch(typed: string) {
  return wordsMatch(foldedText([user.lastname, user.firstname, user.mail]), typed);
}

/** A report about accounts whose id stands in a column of it. */
export function personFilter(column: string): SourceFilter {
  const id = sql.raw(column);
  return {
    code: 'person',
    name: ['Osoba', 'Person'],
    type: 'text',
    where: (typed) => {
      const match = peopleMatch(typed);
      return match && sql`${id} in (select "user".id from "user" where ${match})`;
    },
  };
}

export const WHO = person('name_all', ['Osoba', 'Person'], 'person');
/** Joins the account of `WHO`. */
export const ofPerson = (column: string) => sql`left join "user" person on person.id = ${sql.raw(column)}`;
