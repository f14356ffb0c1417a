import { queryOptions } from '@tanstack/react-query';
import { type CofundingCall, cofundingCalls } from '@urzad/contract';
import type { CallStatus } from '@urzad/domain';
import { call } from '../http/client';

/** Recruitment rounds that were announced, the newest first. */
export const callsQuery = queryOptions({
  queryKey: ['cofundingcall', 'get'],
  queryFn: ({ signal }) => call(cofundingCalls.get, { query: { sort: '-open_from' }, signal }),
});

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
