import type { OfficeCaseRow } from '@urzad/contract';

/** Of the cases that wait for the parent, the one with the nearest `answer_to`. */
export function nearestWaiting(rows: readonly OfficeCaseRow[]): OfficeCaseRow | undefined {
  const dayOf = ({ answer_to }: OfficeCaseRow) => answer_to ?? '9999-12-31';

  return rows.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))[0];
}
