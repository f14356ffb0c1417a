import type { ClaimTerms } from '@urzad/contract';
import { claimSums, countedLines } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db';
import { answersOf, linesOf } from '../claim-lines';
import { termsOf } from '../claim-terms';
import { type ClaimLineRecord, type ClaimRecord, cofundingRequestLine as table } from '../table';

/** A claim as the office has decided it so far. */
export interface Accepted {
  lines: ClaimLineRecord[];
  terms: ClaimTerms;
  sums: ReturnType<typeof claimSums>;
}

/** The amounts of the present version; what is not decided counts as it was entered. */
export async function acceptedOf(db: Db, record: ClaimRecord): Promise<Accepted> {
  const [terms, lines] = [await termsOf(db, record), await linesOf(db, record)];
  const sums = claimSums({ lines: lines.map(answersOf), header: record.header }, terms, 'accepted');
  return { lines, terms, sums };
}

/** The same, after what each decided line counts was written beside it: a decision may change what another line counts. */
export async function settleLines(tx: Tx, record: ClaimRecord): Promise<Accepted> {
  const accepted = await acceptedOf(tx, record);
  const counted = countedLines(accepted.lines.map(answersOf), accepted.terms, 'accepted');
  const settled: ClaimLineRecord[] = [];
  for (const [at, line] of accepted.lines.entries()) {
    const eligible_amount =
      line.decision === 'OK' ? Math.max(0, counted[at]?.counted ?? 0) : line.eligible_amount;
    if (eligible_amount !== line.eligible_amount) {
      await tx.update(table).set({ eligible_amount }).where(eq(table.id, line.id));
    }
    settled.push({ ...line, eligible_amount });
  }
  return { ...accepted, lines: settled };
}
