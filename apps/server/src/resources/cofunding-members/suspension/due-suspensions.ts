import { warsawDate } from '@urzad/domain';
import { monthOfDay } from '@urzad/grants';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db';
import { cofundingGrant, cofundingGrantMonth } from '../table';

/** Co-funding that runs in a suspended month, and suspended one in a month that is not. @param now business time */
export async function findDueSuspensions(
  db: Db,
  now: Date,
): Promise<{ id: number; id_application: number }[]> {
  const { id, id_application, status, deleted } = cofundingGrant;
  const isNow = sql`exists (select 1 from ${cofundingGrantMonth}
    where ${cofundingGrantMonth.id_grant} = ${id} and ${cofundingGrantMonth.status} = 'suspended'
    and ${cofundingGrantMonth.month} = ${monthOfDay(warsawDate(now))})`;
  const isDue: SQL | undefined = or(
    and(eq(status, 'running'), isNow),
    and(eq(status, 'suspended'), sql`not ${isNow}`),
  );
  return db
    .select({ id, id_application })
    .from(cofundingGrant)
    .where(and(eq(deleted, 'no'), isDue))
    .orderBy(asc(id));
}
