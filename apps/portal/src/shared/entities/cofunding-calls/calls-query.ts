import { queryOptions, useQuery } from '@tanstack/react-query';
import type { cofundingCalls } from '@urzad/contract';
import { pageAnswer } from '../../http/page-answers';
import { fetchCalls } from './fetch-calls';
import { useCurrentCall } from './use-current-call';

const PAGE_LOADED_AT = Date.now();

/** Calls that were announced, the newest first. */
export const callsQuery = queryOptions({
  queryKey: ['cofundingcall', 'get'],
  queryFn: ({ signal }) => fetchCalls(signal),
  initialData: () => pageAnswer<(typeof cofundingCalls)['get']>('/api/cofundingcall/get'),
  initialDataUpdatedAt: PAGE_LOADED_AT,
});

/** The calls, and the one that the office works on now. `undefined` until they are loaded. */
export function usePresentCall() {
  const { data, isPending } = useQuery(callsQuery);
  const calls = data?.data ?? [];
  const present = useCurrentCall(calls);

  return { calls, present, isPending };
}
