import type { ApprovalCard, WaitingRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';

/** What is late or due first stands first; what has no term keeps the order of the way of an application. */
export function byUrgency(rows: readonly WaitingRow[]): WaitingRow[] {
  const termOf = ({ due }: WaitingRow) => due ?? '9999';
  return rows.toSorted((one, other) => termOf(one).localeCompare(termOf(other)));
}

export type FirstOfAll = { list: ApprovalCard } | { row: WaitingRow };

/**
 * What has to be seen to first: the payment list that the bank has to pay today, else the work that is most overdue, else a
 * list of a later day.
 */
export function firstOfAll(
  { rows, approval }: { rows: readonly WaitingRow[]; approval: ApprovalCard | null },
  today: IsoDate,
): FirstOfAll | undefined {
  if (approval && approval.date <= today) return { list: approval };
  const [late] = byUrgency(rows.filter(({ overdue }) => overdue > 0));
  if (late) return { row: late };
  return approval ? { list: approval } : undefined;
}
