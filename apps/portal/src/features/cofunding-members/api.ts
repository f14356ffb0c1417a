import { queryOptions } from '@tanstack/react-query';
import { cofundingMembers, officeCases, type QueryOf } from '@urzad/contract';
import { memberListKey } from '#shared/entities/members/member-list';
import { casesKey } from '#shared/entities/office-cases/case-query';
import { LIST_REFRESH_MS } from '#shared/list/list-queries';
import { request } from '#shared/session/client';

/** As many as the panel has room for; the rest is in the list. */
const CASES_SHOWN = 3;

/** The open cases of the signed-in person, the last written first. */
export const liveCasesQuery = queryOptions({
  queryKey: [...casesKey, 'get', 'panel'],
  queryFn: async ({ signal }) => {
    const query = { live: 'yes', page_count: CASES_SHOWN, sort: '-last_date' } as const;
    return (await request(officeCases.get, { query, signal })).data;
  },
});

type CountsFilter = NonNullable<QueryOf<typeof cofundingMembers.counts>>;

/** The number of participants on each tab, of those that pass the search. */
export function memberCountsQuery(query: CountsFilter = {}) {
  return queryOptions({
    queryKey: [...memberListKey, 'counts', query],
    queryFn: async ({ signal }) => (await request(cofundingMembers.counts, { query, signal })).data,
    refetchInterval: LIST_REFRESH_MS,
  });
}
