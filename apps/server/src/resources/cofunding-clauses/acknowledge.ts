import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { CLAUSE_STATEMENT } from '../../documents/information-clause';
import { getDocument, recordSigning } from '../documents/public';
import * as clauses from './repository';

/** The edition of `CLAUSE_STATEMENT`; it changes with the text. */
const STATEMENT_VERSION = '1.1';

interface Acknowledgement {
  row: clauses.ClauseRow;
  /** Digest of the text that was shown to the reader. */
  sha256: string;
  name: string;
  id_session: number | null;
  user_agent: string | null;
  /** Technical time. */
  now: Date;
}

/**
 * Records that the person has read the clause. It informs, so there is nothing to refuse and no code to type.
 * @throws ApiError `conflict` when another text was read than the one of this clause
 */
export async function acknowledge(
  tx: Tx,
  { row, sha256, now, ...proof }: Acknowledgement,
  author: Author & { id: number },
): Promise<clauses.ClauseRow> {
  const document = await getDocument(tx, row.id_document);
  if (document.sha256 !== sha256) throw new ApiError('conflict', { sha256: document.sha256 });

  await recordSigning(
    tx,
    { row: document, now },
    {
      ...proof,
      signer_kind: 'CITIZEN',
      provider: 'ACKNOWLEDGED',
      id_user: author.id,
      sign_date: author.date,
      ip: author.ip,
      statement_text: CLAUSE_STATEMENT,
      statement_version: STATEMENT_VERSION,
    },
    author,
  );
  return clauses.setSigned(tx, row.id, author);
}
