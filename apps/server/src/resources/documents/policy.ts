import { and, eq, ne, type SQL } from 'drizzle-orm';
import { baseDocument } from './table';

/** Parents see their own documents that are valid; staff see a document as part of its object. */
export function visibleTo(id_user: number): SQL | undefined {
  return and(eq(baseDocument.id_user, id_user), ne(baseDocument.status, 'void'));
}
