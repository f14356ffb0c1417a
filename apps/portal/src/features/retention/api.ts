import { queryOptions } from '@tanstack/react-query';
import { type RetentionList, type RetentionRow, retentionLists, retentionRows } from '@urzad/contract';
import { retentionKey, retentionRowsKey } from '#shared/entities/retention/retention-list';
import type { ObjectQueries } from '#shared/object/use-step';
import { request } from '#shared/session/client';

/** The newest lists with what was decided. */
export const listsQuery = queryOptions({
  queryKey: [...retentionKey, 'lists'],
  queryFn: async ({ signal }) => (await request(retentionLists.get, { signal })).data,
});

/** For the decisions on a list. */
export const ofLists: ObjectQueries = {
  key: retentionKey,
  queryOf: (id) => ({ queryKey: [...retentionKey, 'list', id] }),
};

export function rowQuery(id: number) {
  return queryOptions({
    queryKey: [...retentionRowsKey, 'find', id],
    queryFn: async ({ signal }) => (await request(retentionRows.find, { query: { id }, signal })).data,
  });
}

type Listed = Pick<RetentionList, 'id' | 'row_version'>;
type Person = Pick<RetentionRow, 'id' | 'row_version'>;

export async function approveList({ id, row_version }: Listed, consent: string, idempotencyKey: string) {
  const body = { row_version, consent };
  return (await request(retentionLists.approve, { query: { id }, body, idempotencyKey })).data;
}

export async function refuseList({ id, row_version }: Listed, reason: string, idempotencyKey: string) {
  const body = { row_version, reason };
  return (await request(retentionLists.refuse, { query: { id }, body, idempotencyKey })).data;
}

export async function keepPerson({ id, row_version }: Person, reason: string, idempotencyKey: string) {
  const body = { row_version, reason };
  return (await request(retentionRows.keep, { query: { id }, body, idempotencyKey })).data;
}

export async function proposePerson({ id, row_version }: Person, idempotencyKey: string) {
  return (await request(retentionRows.propose, { query: { id }, body: { row_version }, idempotencyKey }))
    .data;
}
