import { sql } from 'drizzle-orm';
import { likeText } from '../../../lists/text-match';
import { type SourceFilter, text } from '../report-source';

/** Joins the call of an object for `CALL`. */
export const OF_CALL = (table: string) =>
  sql`left join cofundingcall of_call on of_call.id = ${sql.raw(table)}.id_call`;
export const CALL = text('call', ['Nabór', 'Call'], sql`of_call.number`);
export const callFilter: SourceFilter = {
  code: 'call',
  name: ['Numer naboru', 'Number of the call'],
  type: 'text',
  where: (typed) => sql`of_call.number like ${`${likeText(typed.trim())}%`}`,
};
