import { DAY_MS, timeLeft } from '@urzad/domain';
import { acceptsDrafts, type CallStatus } from './call-status';

/** What decides how a call stands at a moment. Moments are ISO texts; a call that is not announced may lack them. */
export interface CallDates {
  status: CallStatus;
  test_from: string | null;
  test_to: string | null;
  open_from: string | null;
  open_to: string | null;
}

/** How near the end of a call is: `soon` are its last 24 hours. */
export type CallEnd = 'far' | 'soon' | 'over';

/** Steps into and out of these are the clock's (Process §2.2). */
const MOVED_BY_CLOCK: readonly CallStatus[] = ['published', 'test', 'open'];

/**
 * The status that a call has at a moment. The clock tests, opens and closes it by the call's own dates, whatever was
 * stored last; what people decide (ending it early, ranking, calling it off) stands as it is stored.
 */
export function callStatusAt(call: CallDates, now: Date): CallStatus {
  const { status, test_from, test_to, open_from, open_to } = call;
  if (!MOVED_BY_CLOCK.includes(status)) return status;
  if (open_to && now > new Date(open_to)) return 'closed';
  if (!open_from) return status;
  if (now >= new Date(open_from)) return 'open';

  const hasTestBegun = test_from ? now >= new Date(test_from) : status === 'test';
  const isTestOver = test_to !== null && now > new Date(test_to);
  return hasTestBegun && !isTestOver ? 'test' : 'published';
}

/** Sending is possible up to the last millisecond of `open_to` itself, and not one later. */
export function acceptsSending(call: CallDates, now: Date): boolean {
  const status = callStatusAt(call, now);

  return call.open_to !== null && (status === 'open' || status === 'test');
}

/** Also a call that was ended early or called off is `over`: what was not sent cannot be sent any more. */
export function callEndAt(call: CallDates, now: Date): CallEnd {
  if (!acceptsDrafts(callStatusAt(call, now))) return 'over';
  const left = call.open_to === null ? undefined : timeLeft(new Date(call.open_to), now);

  return left && left.ms <= DAY_MS ? 'soon' : 'far';
}
