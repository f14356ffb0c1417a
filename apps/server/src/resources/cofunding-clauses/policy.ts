import { and, eq, type SQL } from 'drizzle-orm';
import type { SessionUser } from '../../http/resource';
import { cofundingClause } from './table';

/** Parents see the clauses of their own registrations in the application. */
export function visibleTo({
  id,
  id_application,
}: Pick<SessionUser, 'id' | 'id_application'>): SQL | undefined {
  return and(eq(cofundingClause.id_application, id_application), eq(cofundingClause.id_user, id));
}
