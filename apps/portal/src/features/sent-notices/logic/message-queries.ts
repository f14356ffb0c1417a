import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type BodyOf, chosenMessages } from '@urzad/contract';
import { request } from '#shared/session/client';
import type { Meant } from './message-values';

export const messagesKey = ['basemessage'] as const;

/** While one is being sent, its progress is asked for so often. */
const PROGRESS_MS = 2_000;

/** The newest messages, with their progress. */
export const messagesQuery = queryOptions({
  queryKey: [...messagesKey, 'get'],
  queryFn: ({ signal }) => request(chosenMessages.get, { query: { page_count: 20 }, signal }),
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ count, done }) => done < count) ? PROGRESS_MS : false,
});

export const choicesQuery = queryOptions({
  queryKey: [...messagesKey, 'choices'],
  queryFn: async ({ signal }) => (await request(chosenMessages.choices, { query: {}, signal })).data,
});

/** Whom a message would reach now. */
export function audienceQuery(meant: Meant | undefined) {
  return queryOptions({
    queryKey: [...messagesKey, 'audience', meant ?? null],
    queryFn: async ({ signal }) => {
      if (!meant) throw new Error('Nobody is meant.');
      const { kind, id_of, ids } = meant;
      const query = { kind, ...(id_of !== null && { id_of }), ...(ids.length > 0 && { ids: ids.join(',') }) };
      return (await request(chosenMessages.audience, { query, signal })).data;
    },
    enabled: meant !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** People by their names, for the field in which they are chosen. */
export async function findPeople(text: string, signal: AbortSignal) {
  const query = text ? { has_text: text } : {};
  const { data, count } = await request(chosenMessages.people, { query, signal });
  return { items: data.map(({ id, name }) => ({ value: String(id), label: name })), count };
}

export async function sendMessage(body: BodyOf<(typeof chosenMessages)['add']>, idempotencyKey: string) {
  return (await request(chosenMessages.add, { body, idempotencyKey })).data;
}
