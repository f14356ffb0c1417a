import type { RegistrationRow } from '@urzad/contract';
import { type CallEnd, callEndAt, isCorrectionLate, type RegistrationStatus } from '@urzad/grants';

export type InCall = Pick<RegistrationRow, 'status' | 'call_status' | 'call_open_to' | 'correction_to'>;

/** What the office has not got yet. A correction is not among it: it has a last day of its own. */
const NOT_SENT: readonly RegistrationStatus[] = ['draft', 'to_sign', 'signed'];

/** How near the end of the call is for a registration that must be sent before it; undefined for every other. */
export function sendingEndAt({ status, call_status, call_open_to }: InCall, now: Date): CallEnd | undefined {
  if (!NOT_SENT.includes(status)) return undefined;
  const dates = { test_from: null, test_to: null, open_from: null, open_to: call_open_to };

  return callEndAt({ ...dates, status: call_status }, now);
}

/** It was not sent, and the call or the time of its correction is over: nothing invites to go on with it. */
export function isTooLate(registration: InCall, now: Date): boolean {
  if (registration.status === 'to_correct') return isCorrectionLate(registration, now);
  return sendingEndAt(registration, now) === 'over';
}
