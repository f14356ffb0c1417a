import { eq, type SQL } from 'drizzle-orm';
import { cofundingClause } from './table';

/** Parents see the clauses of their own registrations. */
export function visibleTo(id_user: number): SQL {
  return eq(cofundingClause.id_user, id_user);
}
