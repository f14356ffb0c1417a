import { queryOptions } from '@tanstack/react-query';
import { userShare } from '@urzad/contract';
import { request } from '#shared/session/client';

export const SHARES_PAGE = 10;
export const ACTS_PAGE = 20;

export const sharesKey = ['user', 'share'] as const;

/** Acts of staff come from another browser: the owner, who looks on, sees them within this time. */
const REFRESH_MS = 60_000;

export function sharesQuery(page: number) {
  return queryOptions({
    queryKey: [...sharesKey, 'list', page],
    queryFn: ({ signal }) =>
      request(userShare.shareList, { query: { page, page_count: SHARES_PAGE }, signal }),
  });
}

export function actsQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...sharesKey, 'log', id, page],
    queryFn: ({ signal }) =>
      request(userShare.shareLog, { query: { id, page, page_count: ACTS_PAGE }, signal }),
    refetchInterval: REFRESH_MS,
  });
}

export function sharedQuery(page: number) {
  return queryOptions({
    queryKey: [...sharesKey, 'shared', page],
    queryFn: ({ signal }) => request(userShare.shared, { query: { page, page_count: SHARES_PAGE }, signal }),
  });
}

export function share(mail: string, idempotencyKey: string) {
  return request(userShare.share, { query: {}, body: { mail }, idempotencyKey });
}

export function revokeShare(id: number, idempotencyKey: string) {
  return request(userShare.shareRevoke, { query: { id }, body: {}, idempotencyKey });
}
