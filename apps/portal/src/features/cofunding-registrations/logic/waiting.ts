import type { RegistrationRow } from '@urzad/contract';
import { isWaitingStatus } from '@urzad/grants';
import { type InCall, isTooLate } from '#shared/entities/registrations/too-late';
import { paths } from '#shared/paths';

/** The number of registrations that wait for the parent. */
export function countWaiting(rows: readonly InCall[], now: Date): number {
  return rows.filter((row) => isWaitingStatus(row.status) && !isTooLate(row, now)).length;
}

/** The path of the next step of a registration. */
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

/** `?id=` names one registration where a path without an id means a default (Order §5). */
export function withId(path: string, id: number): string {
  return `${path}?id=${id}`;
}
