import type { DocumentKind } from '@urzad/grants';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import { baseDocument } from './table';

/** Documents that repeat the answers, or state a reason that may be about health. */
export const SENSITIVE_DOCUMENT_KINDS: readonly DocumentKind[] = ['FORMULARZ', 'PISMO', 'PERSONAL_DATA'];

/** Those of the application that are not void. Who sees which: `visible-document.ts`. */
export function validIn(id_application: number): SQL | undefined {
  return and(eq(baseDocument.id_application, id_application), ne(baseDocument.status, 'void'));
}
