import { useQuery } from '@tanstack/react-query';
import { callsQuery } from './calls-query';
import { useCurrentCall } from './use-current-call';

/** The calls, and the one that the office works on now. `undefined` until they are known. */
export function usePresentCall() {
  const { data, isPending } = useQuery(callsQuery);
  const calls = data?.data ?? [];
  const present = useCurrentCall(calls);

  return { calls, present, isPending };
}
