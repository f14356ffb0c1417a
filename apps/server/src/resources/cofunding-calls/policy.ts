import { and, eq, ne, type SQL } from 'drizzle-orm';
import { cofundingCall } from './table';

/** Everybody sees the calls that are announced. */
export function visibleToAll(): SQL | undefined {
  return and(ne(cofundingCall.status, 'draft'), eq(cofundingCall.deleted, 'no'));
}
