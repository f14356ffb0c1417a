import { queryOptions } from '@tanstack/react-query';
import { type DocumentDirection, keptDocuments, keptFiles } from '@urzad/contract';
import { request } from '#shared/session/client';

/** Addresses of files are renewed before they end. */
const REFRESH_MS = 5 * 60_000;

export function keptDocumentQuery(id: number) {
  return queryOptions({
    queryKey: ['basedocument', 'show', id],
    queryFn: async ({ signal }) => (await request(keptDocuments.show, { query: { id }, signal })).data,
    refetchInterval: REFRESH_MS,
  });
}

export function keptFileQuery(id: number) {
  return queryOptions({
    queryKey: ['basefile', 'find', id],
    queryFn: async ({ signal }) => (await request(keptFiles.find, { query: { id }, signal })).data,
    refetchInterval: REFRESH_MS,
  });
}

/** The address of one archive of chosen rows of a tab. */
export async function findChosenArchive(
  direction: DocumentDirection,
  ids: readonly number[],
): Promise<string> {
  // A query has the ids as one text.
  const query = { direction, ids: ids.join(',') };
  return (await request(keptDocuments.downloadmany, { query })).data.url;
}
