import { hasPrivilege, SEE_CALLS } from '@urzad/grants';
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

/** Who looks, and in which application. */
export interface Viewer {
  id_application: number;
  privileges: readonly string[];
}

/** The office sees drafts of calls too. */
export function visibleTo({ id_application, privileges }: Viewer): SQL | undefined {
  if (!hasPrivilege(privileges, SEE_CALLS)) return visibleToAll(id_application);
  return and(eq(cofundingCall.id_application, id_application), eq(cofundingCall.deleted, 'no'));
}
