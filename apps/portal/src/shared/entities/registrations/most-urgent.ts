import { WAITING_STATUSES, type WaitingStatus } from '@urzad/grants';
import { type InCall, isTooLate } from './too-late';

/** The registration that is most urgent for the parent. One that can no longer be submitted does not count. */
export function mostUrgent<Row extends InCall>(
  rows: readonly Row[],
  now: Date,
): (Row & { status: WaitingStatus }) | undefined {
  const possible = rows.filter((row) => !isTooLate(row, now));
  for (const status of WAITING_STATUSES) {
    const row = possible.find((candidate) => candidate.status === status);
    if (row) return { ...row, status };
  }
  return undefined;
}
