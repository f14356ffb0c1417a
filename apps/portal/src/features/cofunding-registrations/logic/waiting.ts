import type { RegistrationRow } from '@urzad/contract';
import type { RegistrationStatus } from '@urzad/grants';
import { paths } from '#shared/paths';
import { type InCall, isTooLate } from '#shared/registrations/too-late';

export type WaitingStatus = 'to_correct' | 'signed' | 'to_sign' | 'draft';

/** Statuses in which the parent has something to do, the most urgent first. */
const WAITING: readonly WaitingStatus[] = ['to_correct', 'signed', 'to_sign', 'draft'];

const OVER: readonly RegistrationStatus[] = [
  'formally_rejected',
  'not_qualified',
  'expired',
  'withdrawn',
  'cancelled',
];

export function isWaiting(status: RegistrationStatus): status is WaitingStatus {
  return WAITING.some((waiting) => waiting === status);
}

function isOver(status: RegistrationStatus): boolean {
  return OVER.includes(status);
}

/** The registration that needs the parent first. What can no longer be sent needs nobody. */
export function mostUrgent<Row extends InCall>(
  rows: readonly Row[],
  now: Date,
): (Row & { status: WaitingStatus }) | undefined {
  const possible = rows.filter((row) => !isTooLate(row, now));
  for (const status of WAITING) {
    const row = possible.find((candidate) => candidate.status === status);
    if (row) return { ...row, status };
  }
  return undefined;
}

/** How many of them wait for the parent. */
export function countWaiting(rows: readonly InCall[], now: Date): number {
  return rows.filter((row) => isWaiting(row.status) && !isTooLate(row, now)).length;
}

/** The registration that stands in the way of another one in the same call (E12). */
export function findTaken<Row extends Pick<RegistrationRow, 'call_number' | 'status'>>(
  rows: readonly Row[],
  call: { number: string },
): Row | undefined {
  return rows.find((row) => row.call_number === call.number && !isOver(row.status));
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
