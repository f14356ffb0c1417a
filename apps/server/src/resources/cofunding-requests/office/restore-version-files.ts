import { refOf } from '@urzad/contract';
import { and, eq, lte } from 'drizzle-orm';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { attachedFiles, restoreFiles } from '../../uploads/public';
import { type ClaimRecord, type ClaimVersionRecord, cofundingRequestLine as line } from '../table';

/**
 * Attaches to a claim again what its lines name, and erases what came with a correction that was not submitted. The
 * bytes of that are removed by the caller, after the transaction.
 */
export async function restoreVersionFiles(
  tx: Tx,
  { record: { id, version_no }, sent }: { record: ClaimRecord; sent: ClaimVersionRecord },
  by: Author,
): Promise<string[]> {
  const owner = refOf('cofundingrequest', id);
  const lines = await tx
    .select({ version_no: line.version_no, file_ids: line.file_ids })
    .from(line)
    .where(and(eq(line.id_request, id), lte(line.version_no, version_no)));
  const named = lines.flatMap(({ file_ids }) => file_ids);
  const current = lines.flatMap((one) => (one.version_no === version_no ? one.file_ids : []));
  const loose = (await attachedFiles(tx, owner)).filter(({ create_date }) => create_date <= sent.send_date);
  return restoreFiles(tx, { owner, current, kept: [...named, ...loose.map((file) => file.id)] }, by);
}
