import { queryOptions } from '@tanstack/react-query';
import { type AgainCheck, sentNotices } from '@urzad/contract';
import { request } from '#shared/session/client';
import { sentListKey } from './logic/sent-list';

/** The text of a notification, for who may see its object. */
export function sentTextQuery(id: number) {
  return queryOptions({
    queryKey: [...sentListKey, 'text', id],
    queryFn: async ({ signal }) => (await request(sentNotices.find, { query: { id }, signal })).data,
  });
}

/** What will become of e-mails that are sent again; asked each time, as their state changes by itself. */
export function againQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [...sentListKey, 'again', ids],
    queryFn: async ({ signal }): Promise<AgainCheck[]> =>
      (await request(sentNotices.checkAgain, { query: { ids: ids.join(',') }, signal })).data,
    staleTime: 0,
  });
}

export async function sendAgain(ids: readonly number[], idempotencyKey: string) {
  return (await request(sentNotices.sendAgain, { body: { ids: [...ids] }, idempotencyKey })).data;
}
