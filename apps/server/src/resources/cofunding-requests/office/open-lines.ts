import { ApiError } from '../../../api-error';
import type { Db } from '../../../db';
import { duplicatesOf } from '../duplicates';
import type { ClaimLineRecord, ClaimRecord } from '../table';

/** @throws ApiError `not-valid` for a line without a decision, and for an accepted one that another claim has too */
export async function refuseOpenLines(
  db: Db,
  record: ClaimRecord,
  lines: readonly ClaimLineRecord[],
): Promise<void> {
  const duplicates = await duplicatesOf(db, record);
  const errors = new Map<string, 'is-empty' | 'duplicate'>();
  for (const [at, { id, decision, duplicate_note }] of lines.entries()) {
    if (decision === null) errors.set(`lines.${at}`, 'is-empty');
    // What is not accepted is not paid twice either.
    else if (decision !== 'NIE' && duplicate_note === '' && duplicates.has(id))
      errors.set(`lines.${at}`, 'duplicate');
  }
  if (errors.size > 0) throw new ApiError('not-valid', Object.fromEntries(errors));
}
