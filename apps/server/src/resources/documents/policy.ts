import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { SessionUser } from '../../http/resource';
import { baseDocument } from './table';

/** Documents that repeat the answers, or state a reason that may be about health. */
export const SENSITIVE_DOCUMENT_KINDS: readonly string[] = ['FORMULARZ', 'PISMO', 'PERSONAL_DATA'];

/** Parents see their own documents of the application that are valid; staff see a document as part of its object. */
export function visibleTo({
  id,
  id_application,
}: Pick<SessionUser, 'id' | 'id_application'>): SQL | undefined {
  const isHere = eq(baseDocument.id_application, id_application);
  return and(isHere, eq(baseDocument.id_user, id), ne(baseDocument.status, 'void'));
}
