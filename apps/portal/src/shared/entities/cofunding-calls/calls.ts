import type { CofundingCall } from '@urzad/contract';
import { type CallStatus, type CallTerms, callStatusAt } from '@urzad/grants';

/** In the order of interest: a call that is open, then one that will open. */
const ORDER: readonly CallStatus[] = ['open', 'test', 'published'];

/** The call of the public pages, with its present status; the newest one when none is on. */
export function currentCallOf(calls: readonly CofundingCall[], now: Date): CofundingCall | undefined {
  const judged = calls.map((call) => ({ ...call, status: callStatusAt(call, now) }));
  for (const status of ORDER) {
    const found = judged.find((candidate) => candidate.status === status);
    if (found) return found;
  }
  return judged[0];
}

/** The terms of a call in the shape of the domain; undefined while its dates are not set. */
export function callTermsOf({ open_from, open_to, params }: CofundingCall): CallTerms | undefined {
  return open_from && open_to ? { open_from, open_to, params } : undefined;
}
