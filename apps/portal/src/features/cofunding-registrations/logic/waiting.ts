import type { RegistrationRow } from '@urzad/contract';
import { hasEnded, isWaitingStatus, WAITING_STATUSES, type WaitingStatus } from '@urzad/grants';
import { paths } from '#shared/paths';
import { type InCall, isTooLate } from '#shared/registrations/too-late';

/** The registration that needs the parent first. What can no longer be sent needs nobody. */
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

/** How many of them wait for the parent. */
export function countWaiting(rows: readonly InCall[], now: Date): number {
  return rows.filter((row) => isWaitingStatus(row.status) && !isTooLate(row, now)).length;
}

/** The registration that stands in the way of another one in the same call (E12). */
export function findTaken<Row extends Pick<RegistrationRow, 'call_number' | 'status'>>(
  rows: readonly Row[],
  call: { number: string },
): Row | undefined {
  return rows.find((row) => row.call_number === call.number && !hasEnded(row.status));
}

/** Where the parent goes on with a registration. */
export function continuePath({ id, status }: Pick<RegistrationRow, 'id' | 'status'>): string {
  switch (status) {
    case 'draft':
    case 'to_correct':
      return paths.registrationEdit(id);
    case 'to_sign':
      return withId(paths.registrationSign, id);
    case 'signed':
      return withId(paths.registrationSendShow, id);
    default:
      return paths.registration(id);
  }
}

/** `?id=` picks one registration where a path without an id picks by itself (Order §5). */
export function withId(path: string, id: number): string {
  return `${path}?id=${id}`;
}
