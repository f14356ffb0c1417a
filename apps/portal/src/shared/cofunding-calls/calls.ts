import type { CofundingCall } from '@urzad/contract';
import { type CallStatus, type CallTerms, callStatusAt } from '@urzad/grants';

/** What concerns people most comes first: a call they may write to, then one that will open. */
const ORDER: readonly CallStatus[] = ['open', 'test', 'published'];

/** The call that the public pages speak about, with the status it has at that moment; the newest one when none is on. */
export function currentCallOf(calls: readonly CofundingCall[], now: Date): CofundingCall | undefined {
  const judged = calls.map((call) => ({ ...call, status: callStatusAt(call, now) }));
  for (const status of ORDER) {
    const found = judged.find((candidate) => candidate.status === status);
    if (found) return found;
  }
  return judged[0];
}

/** The rules of a call as the domain asks for them; undefined while its dates are not set. */
export function callTermsOf({ open_from, open_to, params }: CofundingCall): CallTerms | undefined {
  return open_from && open_to ? { open_from, open_to, params } : undefined;
}
