import { queryOptions } from '@tanstack/react-query';
import { auditLog, type BodyOf, type QueryOf } from '@urzad/contract';
import { request } from '#shared/session/client';
import { logKey } from './logic/log-list';

/** While a check runs its progress is asked for. */
const PROGRESS_MS = 1_000;

export const chainKey = [...logKey, 'chain'] as const;

export const chainQuery = queryOptions({
  queryKey: chainKey,
  queryFn: async ({ signal }) => (await request(auditLog.chain, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.check?.status === 'running' ? PROGRESS_MS : false),
});

export function entryQuery(id: number) {
  return queryOptions({
    queryKey: [...logKey, 'entry', id],
    queryFn: async ({ signal }) => (await request(auditLog.find, { query: { id }, signal })).data,
  });
}

/** The name of a person who is chosen in the address. */
export function personQuery(id: string) {
  return queryOptions({
    queryKey: [...logKey, 'person', id],
    queryFn: async ({ signal }) => (await request(auditLog.person, { query: { id }, signal })).data.name,
    staleTime: 'static',
  });
}

type Counts = NonNullable<QueryOf<typeof auditLog.counts>>;

export function countsQuery(query: Counts) {
  return queryOptions({
    queryKey: [...logKey, 'counts', query],
    queryFn: async ({ signal }) => (await request(auditLog.counts, { query, signal })).data,
  });
}

/** People by their names or e-mail addresses, for the fields in which one is chosen. */
export async function findPeople(text: string, signal: AbortSignal) {
  const query = { ret_type: 'autocomplete' as const, ...(text && { has_text: text }) };
  const { data, count } = await request(auditLog.people, { query, signal });
  return { items: data, count };
}

export async function beginCheck(idempotencyKey: string) {
  return (await request(auditLog.check, { body: {}, idempotencyKey })).data;
}

export async function stopCheck(idempotencyKey: string) {
  return (await request(auditLog.stop, { body: {}, idempotencyKey })).data;
}

/** The address of the file, which the browser opens without a session. */
export async function exportLog(body: BodyOf<typeof auditLog.export>, idempotencyKey: string) {
  return (await request(auditLog.export, { body, idempotencyKey })).data;
}
