import { and, eq, ne, type SQL } from 'drizzle-orm';
import { cofundingCall } from './table';

/** Everybody sees the calls of the application that are announced. */
export function visibleToAll(id_application: number): SQL | undefined {
  return and(
    eq(cofundingCall.id_application, id_application),
    ne(cofundingCall.status, 'draft'),
    eq(cofundingCall.deleted, 'no'),
  );
}
