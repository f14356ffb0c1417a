import type { ClaimRow, Member } from '@urzad/contract';
import type { Grosze, IsoDate, IsoMonth } from '@urzad/domain';

/** A month that waits for its parent, with the claim of it where one lives. */
export interface WaitingMonth {
  id_grant: number;
  month: IsoMonth;
  child: string;
  limit: Grosze | null;
  /** The last day of the claim, or of its correction. */
  to: IsoDate | null;
  claim: ClaimRow | undefined;
}

/** What the parent has to do: corrections first, then the months that wait, the earliest first. */
export function waitingMonths(
  member: Pick<Member, 'co_fundings'> | null,
  claims: readonly ClaimRow[],
): WaitingMonth[] {
  const corrections = claims.filter(({ status }) => status === 'to_correct').map(asCorrection);
  const due = (member?.co_fundings ?? []).flatMap(({ id, child_firstname, schedule }) =>
    schedule
      .filter(({ status }) => status === 'due')
      .map(({ month, limit, claim_to }) => ({
        id_grant: id,
        month,
        child: child_firstname,
        limit,
        to: claim_to,
        claim: claims.find(
          (row) => row.id_grant === id && row.month === month && row.status !== 'to_correct',
        ),
      })),
  );
  return [...corrections, ...due.toSorted((one, other) => one.month.localeCompare(other.month))];
}

function asCorrection(claim: ClaimRow): WaitingMonth {
  const { id_grant, month, child, due_date } = claim;
  return { id_grant, month, child, limit: null, to: due_date, claim };
}
