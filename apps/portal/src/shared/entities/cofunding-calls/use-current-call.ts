import type { CofundingCall } from '@urzad/contract';
import { callStatusAt, currentCallOf } from '@urzad/grants';
import { useMemo } from 'react';
import { useBusinessTime } from '../../business-time';

/**
 * The current call with its present status: it opens and ends on the screen without a request. Separate from the
 * rule, which is tested without the clock and the session of a page.
 */
export function useCurrentCall(calls: readonly CofundingCall[]): CofundingCall | undefined {
  const id = useBusinessTime((now) => currentCallOf(calls, now)?.id);
  const call = calls.find((candidate) => candidate.id === id);
  const status = useBusinessTime((now) => call && callStatusAt(call, now));

  return useMemo(() => call && status && { ...call, status }, [call, status]);
}
