import type { BodyOf, cofundingRequests as contract } from '@urzad/contract';
import { countedLines } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../../api-error';
import type { Tx } from '../../../db';
import { answersOf, linesOf } from '../claim-lines';
import { termsOf } from '../claim-terms';
import { type ClaimLineRecord, type ClaimRecord, cofundingRequestLine as table } from '../table';
import { settleLines } from './accepted-sums';
import type { ClaimChange } from './change-claim';

type Verdict = Omit<BodyOf<typeof contract.decide>, 'row_version' | 'id_line'>;

/** Decides on one line, or takes the decision back. */
export function decideLine(
  id: number,
  { row_version, id_line, ...verdict }: BodyOf<typeof contract.decide>,
): ClaimChange {
  const { decision, note: decision_note } = verdict;
  return {
    ...{ id, row_version, step: 'decide' },
    async change(record, { tx }) {
      const most = await mostOf(tx, record, id_line);
      refuseUnfit(verdict, most);
      const eligible_amount = amountOf(verdict, most);
      await tx
        .update(table)
        .set({ decision, eligible_amount, decision_note: decision === null ? '' : decision_note })
        .where(eq(table.id, id_line));
      await settleLines(tx, record);
      return {};
    },
    diff: { id_line, decision },
  };
}

/** What of this line would count if all of it was accepted: what remains after discount and public money (Order §12). */
async function mostOf(tx: Tx, record: ClaimRecord, id_line: number): Promise<number> {
  const lines = await linesOf(tx, record);
  const at = lines.findIndex((line) => line.id === id_line);
  if (at < 0) throw new ApiError('object-no-exist');
  const asked = lines.map((line, place) => answersOf(place === at ? undecided(line) : line));
  return countedLines(asked, await termsOf(tx, record), 'accepted')[at]?.counted ?? 0;
}

function undecided(line: ClaimLineRecord): ClaimLineRecord {
  return { ...line, decision: null, eligible_amount: null };
}

/** @throws ApiError `not-valid` without a reason, and with an amount that is no part of the line */
function refuseUnfit({ decision, eligible_amount, note }: Verdict, most: number): void {
  const isPart = eligible_amount !== null && eligible_amount > 0 && eligible_amount < most;
  const errors = {
    ...(decision !== null && decision !== 'OK' && note === '' && { note: 'is-empty' }),
    ...(decision === 'CZESC' && eligible_amount === null && { eligible_amount: 'is-empty' }),
    ...(decision === 'CZESC' &&
      eligible_amount !== null &&
      !isPart && { eligible_amount: 'not-valid-price' }),
  };
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}

function amountOf({ decision, eligible_amount }: Verdict, most: number): number | null {
  if (decision === null) return null;
  if (decision === 'NIE') return 0;
  return decision === 'CZESC' ? eligible_amount : Math.max(0, most);
}
