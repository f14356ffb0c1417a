import { infiniteQueryOptions } from '@tanstack/react-query';
import { type BodyOf, managedAccounts, PAGE_COUNT_MAX, type UserGroup, userGroups } from '@urzad/contract';
import { request } from '#shared/session/client';

export const groupsKey = ['usergroup'] as const;

/** Groups in the order of their names, page by page. */
export const groupsQuery = infiniteQueryOptions({
  queryKey: groupsKey,
  queryFn: ({ pageParam, signal }) =>
    request(userGroups.get, { query: { ...(pageParam && { after: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

/** People of the office by their names, for the field in which they are chosen. */
export async function findStaff(text: string, signal: AbortSignal) {
  const query = { staff: 'yes' as const, page_count: PAGE_COUNT_MAX, ...(text && { has_text: text }) };
  const { data, count } = await request(managedAccounts.get, { query, signal });
  return {
    items: data.map(({ id, name_all, mail }) => ({ value: String(id), label: `${name_all}, ${mail}` })),
    count,
  };
}

type Values = BodyOf<(typeof userGroups)['add']>;

/** Adds a group, or changes the one that was read. */
export async function saveGroup(
  group: UserGroup | undefined,
  values: Values,
  idempotencyKey: string,
): Promise<UserGroup> {
  if (!group) return (await request(userGroups.add, { body: values, idempotencyKey })).data;
  const { id, row_version } = group;
  const body = { row_version, ...values };
  return (await request(userGroups.set, { query: { id }, body, idempotencyKey })).data;
}

export async function removeGroup(id: number, idempotencyKey: string): Promise<null> {
  return (await request(userGroups.delete, { query: { id }, body: {}, idempotencyKey })).data;
}
