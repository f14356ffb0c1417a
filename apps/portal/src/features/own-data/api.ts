import { queryOptions } from '@tanstack/react-query';
import { ownData } from '@urzad/contract';
import { request } from '#shared/session/client';

export const READINGS_PAGE = 10;

const key = ['user', 'own-data'] as const;
export const dataKey = [...key, 'data'] as const;

/** What the office holds about the person. */
export const dataQuery = queryOptions({
  queryKey: dataKey,
  queryFn: ({ signal }) => request(ownData.accountData, { query: {}, signal }).then(({ data }) => data),
});

/** Who of the office looked at it. */
export function readingsQuery(page: number) {
  return queryOptions({
    queryKey: [...key, 'readings', page],
    queryFn: ({ signal }) =>
      request(ownData.readingsGet, { query: { page, page_count: READINGS_PAGE }, signal }),
  });
}

export function makeCopy(idempotencyKey: string) {
  return request(ownData.accountExport, { body: {}, idempotencyKey }).then(({ data }) => data);
}

export function eraseAccount(pass: string) {
  return request(ownData.accountDelete, { body: { pass } });
}
