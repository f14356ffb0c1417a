import { and, eq, ne, type SQL } from 'drizzle-orm';
import { baseDocument } from './table';

/** Documents that repeat the answers, or state a reason that may be about health. */
export const SENSITIVE_DOCUMENT_KINDS: readonly string[] = ['FORMULARZ', 'PISMO'];

/** Parents see their own documents that are valid; staff see a document as part of its object. */
export function visibleTo(id_user: number): SQL | undefined {
  return and(eq(baseDocument.id_user, id_user), ne(baseDocument.status, 'void'));
}
