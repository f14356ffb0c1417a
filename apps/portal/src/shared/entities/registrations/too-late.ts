import type { RegistrationRow } from '@urzad/contract';
import { type CallEnd, callEndAt, isCorrectionLate, UNSENT_STATUSES } from '@urzad/grants';

export type InCall = Pick<RegistrationRow, 'status' | 'call_status' | 'call_open_to' | 'correction_to'>;

/** The time until the end of the call, for a registration that must be submitted before it; undefined for every other. */
export function sendingEndAt({ status, call_status, call_open_to }: InCall, now: Date): CallEnd | undefined {
  if (!UNSENT_STATUSES.includes(status)) return undefined;
  const dates = { test_from: null, test_to: null, open_from: null, open_to: call_open_to };

  return callEndAt({ ...dates, status: call_status }, now);
}

/** It was not submitted, and the call or the time of its correction is over. */
export function isTooLate(registration: InCall, now: Date): boolean {
  if (registration.status === 'to_correct') return isCorrectionLate(registration, now);
  return sendingEndAt(registration, now) === 'over';
}
