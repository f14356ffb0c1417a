import type { CofundingCall } from '@urzad/contract';
import type { CallStatus } from '@urzad/domain';

/** What concerns people most comes first: a round they may write to, then one that will open. */
const ORDER: readonly CallStatus[] = ['open', 'test', 'published'];

/** The round that the public pages speak about; the newest one when none is on. */
export function currentCallOf(calls: readonly CofundingCall[]): CofundingCall | undefined {
  for (const status of ORDER) {
    const found = calls.find((candidate) => candidate.status === status);
    if (found) return found;
  }
  return calls[0];
}
