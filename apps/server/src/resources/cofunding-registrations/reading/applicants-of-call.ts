import { and, asc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../../db';
import { user } from '../../../identity/table';
import { cofundingRegistration as table } from '../table';

/**
 * Submitted registrations of a call that parents with an active account have not taken back: the first of each parent, in
 * the order of accounts.
 */
export function findApplicantsOf(
  db: Db,
  { id_call, id_application, limit }: { id_call: number; id_application: number; limit: number },
) {
  return db
    .selectDistinctOn([table.id_user], { id: table.id, id_user: table.id_user, number: table.number })
    .from(table)
    .innerJoin(user, eq(user.id, table.id_user))
    .where(
      and(
        eq(table.id_call, id_call),
        eq(table.id_application, id_application),
        isNotNull(table.number),
        notInArray(table.status, ['withdrawn', 'cancelled']),
        eq(table.is_test, 'no'),
        eq(table.deleted, 'no'),
        eq(user.status, 'active'),
        eq(user.deleted, 'no'),
      ),
    )
    .orderBy(asc(table.id_user), asc(table.id))
    .limit(limit);
}
