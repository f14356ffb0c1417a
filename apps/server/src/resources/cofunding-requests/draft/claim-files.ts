import { ATTACHMENT_EXTENSIONS } from '@urzad/domain';
import type { FileKind } from '@urzad/grants';
import { ApiError } from '../../../api-error';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { filesOf } from '../../uploads/public';
import { forgetFiles } from '../claim-lines';
import { type ClaimRecord, claims } from '../repository';
import { noteOf } from '../step';
import { attachedIds, lockFilling, voidUnsigned } from './draft-claim';

/** What proves a claim. */
const CLAIM_FILE_KINDS: readonly string[] = [
  ...(['FAKTURA', 'POTW_PRZELEWU', 'LISTA_OBECNOSCI', 'ZUS_DRA', 'ZUS_RCA', 'INNY'] as const),
] satisfies FileKind[];

export const claimFiles = filesOf<ClaimRecord>({
  entity: 'cofundingrequest',
  kinds: ATTACHMENT_EXTENSIONS,
  // Of the most lines each has a document and its payment.
  most: 80,
  lock: (_app, tx, of) => lockFilling(tx, of),
  refuse: async (_tx, _record, { kind }) => {
    if (!CLAIM_FILE_KINDS.includes(kind ?? '')) throw new ApiError('not-valid', { kind: 'not-valid-option' });
  },
  change: followFiles,
  // The office may have read it.
  isEvidence: ({ send_date }) => send_date !== null,
  noteOf,
});

/** Lines that name a file which is gone forget it. */
async function followFiles(tx: Tx, record: ClaimRecord, by: Author): Promise<ClaimRecord> {
  const changed = await forgetFiles(tx, record, await attachedIds(tx, record.id));
  const unnamed = changed.find(({ is_named }) => is_named === 'no');
  if (record.status === 'to_correct' && unnamed) {
    throw new ApiError('not-valid', { [`lines.${unnamed.ordinal - 1}`]: 'not-named' });
  }
  const values = await voidUnsigned(tx, record, by);
  // Lines are what a form has open, the list of files is not.
  const write = changed.length > 0 ? claims.update : claims.touch;
  return write(tx, record.id, { values, by });
}
