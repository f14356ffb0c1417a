import type { IsoDate } from '@urzad/domain';
import { and, type SQL, sql } from 'drizzle-orm';
import type { EntityTable } from '../columns';
import type { Db } from '../db';
import { COUNT_LIMIT } from './count-limit';

export interface WorkCount {
  count: number;
  /** Of them, those whose term has passed. */
  overdue: number;
  /** The earliest term. */
  due: IsoDate | null;
}

/** Kinds of work with what each asks of its list. */
export type Works<Code extends string, Asked> = readonly (readonly [Code, Asked])[];

interface ListOfWork<Asked> {
  table: EntityTable;
  /** The access condition. */
  where: SQL | undefined;
  /** The last day of a row; null where it has none. */
  due: SQL;
  today: IsoDate;
  /** The filters of the list behind a kind of work. */
  listBehind(asked: Asked): SQL | undefined;
}

/**
 * How many rows of a list wait by kind of work, how many of them are late, and the first term, in one statement. Each is
 * exact up to `COUNT_LIMIT`, as that of the list behind it is.
 */
export async function countWork<Code extends string, Asked>(
  db: Db,
  { table, where, due, today, listBehind }: ListOfWork<Asked>,
  works: Works<Code, Asked>,
): Promise<Map<Code, WorkCount>> {
  if (works.length === 0) return new Map();
  const limit = sql.raw(String(COUNT_LIMIT));
  const counts = works.map(([code, asked]) => {
    const matches = and(sql`${table.deleted} = 'no'`, where, listBehind(asked));
    const waiting = sql`select ${due} as due from ${table} where ${matches} limit ${limit}`;
    return sql`select ${code}::text as code, count(*) as count, count(*) filter (where due < ${today}::date) as overdue, min(due)::text as due from (${waiting}) as waiting`;
  });
  const rows = await db
    .select({
      code: sql<Code>`code`,
      count: sql`count`.mapWith(Number),
      overdue: sql`overdue`.mapWith(Number),
      due: sql<IsoDate | null>`due`,
    })
    .from(sql`(${sql.join(counts, sql` union all `)}) as counted`);
  return new Map(rows.map(({ code, ...counted }) => [code, counted]));
}
