import { useQuery } from '@tanstack/react-query';
import { callsQuery, currentCallOf } from './current-call';

/** The calls, and the one that the office works on now. `undefined` until they are known. */
export function usePresentCall() {
  const { data, isPending } = useQuery(callsQuery);
  const calls = data?.data ?? [];

  return { calls, present: currentCallOf(calls), isPending };
}
