import { queryOptions } from '@tanstack/react-query';
import { fetchCalls } from './fetch-calls';

/** Recruitment rounds that were announced, the newest first. */
export const callsQuery = queryOptions({
  queryKey: ['cofundingcall', 'get'],
  queryFn: ({ signal }) => fetchCalls(signal),
});
