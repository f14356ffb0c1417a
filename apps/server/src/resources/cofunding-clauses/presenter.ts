import type { CofundingClause, OfficeDocument } from '@urzad/contract';
import type { ClauseRow } from './repository';

export function present(row: ClauseRow, document: OfficeDocument): CofundingClause {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    id_registration: row.id_registration,
    sign_date: row.sign_date?.toISOString() ?? null,
    document,
  };
}
