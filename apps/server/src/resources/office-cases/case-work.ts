import { and, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import type { WorkCount, Works } from '../../lists/count-work';
import type { TermSource } from '../../lists/term-source';
import { countListedWork, type ListQuery } from './list';
import { viewerOf, visibleTo } from './policy';
import { isLive } from './repository';
import { officeCase as table } from './table';

/** How many cases wait for this officer, by kind of work. None for who is no officer. */
export async function countCaseWork<Code extends string>(
  db: Db,
  { user, now }: { user: SessionUser; now: Date },
  works: Works<Code, ListQuery>,
): Promise<Map<Code, WorkCount>> {
  const viewer = viewerOf(user);
  return viewer.as === 'staff' ? countListedWork(db, { viewer, now }, works) : new Map();
}

/** The terms of cases that this officer sees. The main case of an object is settled with it and has none. */
export function caseTerms(user: SessionUser): TermSource[] {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') return [];
  return [
    {
      ...({ code: 'case', obj_type: 'officecase', table, number: table.sign, isOfOffice: true } as const),
      ...{ due: sql`${table.due_date}`, person: table.id_user, owner: table.id_user_owner },
      where: and(visibleTo(viewer), isLive, ne(table.kind, 'ZGLOSZENIE')),
    },
  ];
}
