import { DAY_MS, timeLeft } from '@urzad/domain';
import { acceptsDrafts, type CallStatus } from './call-status';

/**
 * The facts that the status of a call depends on. Timestamps are ISO texts; a call that is not announced may lack
 * them.
 */
export interface CallDates {
  status: CallStatus;
  test_from: string | null;
  test_to: string | null;
  open_from: string | null;
  open_to: string | null;
}

/** The time until the end of a call: `soon` are its last 24 hours. */
export type CallEnd = 'far' | 'soon' | 'over';

/** Statuses that the clock sets (Process §2.2). */
const MOVED_BY_CLOCK: readonly CallStatus[] = ['published', 'test', 'open'];

/**
 * The status of a call at a time. The clock tests, opens and closes it by the dates of the call, whatever status is
 * stored; decisions of people (ending it early, ranking, cancelling it) are stored statuses.
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

/** A submission is possible up to the last millisecond of `open_to` itself. */
export function acceptsSending(call: CallDates, now: Date): boolean {
  const status = callStatusAt(call, now);

  return call.open_to !== null && (status === 'open' || status === 'test');
}

/** A call that was ended early or cancelled is `over` as well: no first submission is possible. */
export function callEndAt(call: CallDates, now: Date): CallEnd {
  if (!acceptsDrafts(callStatusAt(call, now))) return 'over';
  const left = call.open_to === null ? undefined : timeLeft(new Date(call.open_to), now);

  return left && left.ms <= DAY_MS ? 'soon' : 'far';
}

/** In the order of interest: a call that is open, then one that will open. */
const ORDER: readonly CallStatus[] = ['open', 'test', 'published'];

/** The call of the public pages, with its present status; the newest one, which is the first, when none is on. */
export function currentCallOf<Call extends CallDates>(calls: readonly Call[], now: Date): Call | undefined {
  const judged = calls.map((call) => ({ ...call, status: callStatusAt(call, now) }));
  for (const status of ORDER) {
    const found = judged.find((candidate) => candidate.status === status);
    if (found) return found;
  }
  return judged[0];
}
