import { queryOptions } from '@tanstack/react-query';
import { officeCases } from '@urzad/contract';
import { casesKey } from '#shared/entities/office-cases/case-query';
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
