import { queryOptions } from '@tanstack/react-query';
import { officeCases } from '@urzad/contract';
import type { ObjectQueries } from '../../object/use-step';
import { request } from '../../session/client';

/** All queries about cases have this key, so that a step invalidates them at once. */
export const casesKey = ['officecase'] as const;

/** New letters are looked for in this time, and addresses of files are renewed before they end. */
const CASE_REFRESH_MS = 60_000;

export function caseQuery(id: number) {
  return queryOptions({
    queryKey: [...casesKey, 'find', id],
    queryFn: async ({ signal }) => (await request(officeCases.find, { query: { id }, signal })).data,
    refetchInterval: CASE_REFRESH_MS,
  });
}

/** For the steps of a case. */
export const ofCase: ObjectQueries = { key: casesKey, queryOf: caseQuery };

/** The address of the whole file of a case with its index, as one archive. */
export async function findWholeCase(id: number): Promise<string> {
  return (await request(officeCases.archive, { query: { id } })).data.url;
}

/** The address of one archive of all files of a case. */
export async function findCaseArchive(id: number): Promise<string> {
  return (await request(officeCases.downloadall, { query: { id } })).data.url;
}
