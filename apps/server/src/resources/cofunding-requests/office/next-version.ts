import { claimNumberOf } from '@urzad/grants';
import type { Tx } from '../../../db';
import { linesOf } from '../claim-lines';
import { historyOf } from '../step';
import {
  type ClaimLineRecord,
  type ClaimRecord,
  cofundingRequestLine,
  cofundingRequestVersion,
} from '../table';

type LineValues = Partial<typeof cofundingRequestLine.$inferInsert>;

/**
 * Keeps a claim as it stands as an earlier version, and begins the next one with its lines.
 * @param lineOf what differs in a line of the next version
 * @param result what the office had decided, where a review replaces it
 * @returns the columns of the next version
 */
export async function beginNextVersion(
  tx: Tx,
  record: ClaimRecord,
  {
    lineOf,
    result = {},
  }: {
    lineOf: (line: ClaimLineRecord) => LineValues;
    result?: Pick<ClaimRecord, 'result_date' | 'refund_approved' | 'reject_reason'> | object;
  },
): Promise<Pick<ClaimRecord, 'version_no' | 'number'>> {
  const { id: id_request, version_no, number, header, id_document, correction_note } = record;
  await tx.insert(cofundingRequestVersion).values({
    ...{ id_request, version_no, number, header, id_document, correction_note },
    ...{ send_date: await sentAt(tx, record), ...result },
  });
  const next = { version_no: version_no + 1, number: claimNumberOf(number, version_no + 1) };
  const lines = await linesOf(tx, record);
  if (lines.length > 0) {
    await tx.insert(cofundingRequestLine).values(
      lines.map((line) => {
        const { id: _, ...kept } = line;
        return {
          ...kept,
          version_no: next.version_no,
          correction_note: '',
          is_named: 'no' as const,
          ...lineOf(line),
        };
      }),
    );
  }
  return next;
}

/** When the present version was submitted. */
async function sentAt(tx: Tx, { id, send_date }: ClaimRecord): Promise<Date> {
  const sent = (await historyOf(tx, id)).findLast(({ status }) => status === 'submitted')?.date ?? send_date;
  if (!sent) throw new Error(`Claim ${id} gets another version, but none was sent.`);
  return sent;
}
