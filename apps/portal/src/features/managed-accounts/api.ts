import { queryOptions } from '@tanstack/react-query';
import {
  type BodyOf,
  factorRemoval,
  type HeldRole,
  type ManagedAccount,
  managedAccounts,
  officeRoles,
  type RoleDefinition,
  userLocks,
} from '@urzad/contract';
import { accountListKey } from '#shared/entities/accounts/account-list';
import { accountQuery, accountsKey } from '#shared/entities/accounts/account-query';
import { request } from '#shared/session/client';

type Writes = typeof managedAccounts;
type RoleWrites = typeof officeRoles;

/** The number of accounts on each tab. */
export const countsQuery = queryOptions({
  queryKey: [...accountListKey, 'counts'],
  queryFn: async ({ signal }) => (await request(managedAccounts.counts, { signal })).data,
});

/** Every role, with what it allows. */
export const rolesQuery = queryOptions({
  queryKey: [...accountsKey, 'roles'],
  queryFn: async ({ signal }) => (await request(managedAccounts.roles, { signal })).data,
});

/** One role with its holders and its history. */
export function roleQuery(id: number) {
  return queryOptions({
    queryKey: [...accountsKey, 'roles', id],
    queryFn: async ({ signal }) => (await request(officeRoles.find, { query: { id }, signal })).data,
  });
}

/** Grants on one page. */
export const GRANTS_OF_A_PAGE = 50;

/** Grants of roles of the office; `held` only those that last. */
export function grantsQuery({ held, page }: { held: boolean; page: number }) {
  const query = {
    staff: 'yes' as const,
    ...(held && { held: 'yes' as const }),
    page,
    page_count: GRANTS_OF_A_PAGE,
  };
  return queryOptions({
    queryKey: [...accountsKey, 'grants', query],
    queryFn: async ({ signal }) => {
      const { data, count } = await request(managedAccounts.grants, { query, signal });
      return { grants: data, count };
    },
  });
}

/** The log of an account, page by page. */
export async function findEvents(id: number, before: number | undefined, signal: AbortSignal) {
  const query = { id, ...(before !== undefined && { before }) };
  return (await request(managedAccounts.events, { query, signal })).data;
}

export function eventsKey(id: number) {
  return [...accountQuery(id).queryKey, 'events'];
}

export async function addAccount(
  body: BodyOf<Writes['add']>,
  idempotencyKey: string,
): Promise<ManagedAccount> {
  return (await request(managedAccounts.add, { body, idempotencyKey })).data;
}

export async function endSessions(
  id: number,
  body: BodyOf<Writes['sessionsEnd']>,
  idempotencyKey: string,
): Promise<ManagedAccount> {
  return (await request(managedAccounts.sessionsEnd, { query: { id }, body, idempotencyKey })).data;
}

export async function grantRole(body: BodyOf<Writes['grant']>, idempotencyKey: string): Promise<HeldRole> {
  return (await request(managedAccounts.grant, { body, idempotencyKey })).data;
}

export async function endRole(
  id: number,
  body: BodyOf<Writes['end']>,
  idempotencyKey: string,
): Promise<HeldRole> {
  return (await request(managedAccounts.end, { query: { id }, body, idempotencyKey })).data;
}

export async function lockAccount(
  id: number,
  body: BodyOf<(typeof userLocks)['accountLock']>,
  idempotencyKey: string,
): Promise<null> {
  return (await request(userLocks.accountLock, { query: { id }, body, idempotencyKey })).data;
}

export async function unlockAccount(
  id: number,
  body: BodyOf<(typeof userLocks)['accountUnlock']>,
  idempotencyKey: string,
): Promise<null> {
  return (await request(userLocks.accountUnlock, { query: { id }, body, idempotencyKey })).data;
}

/** Once: the second time the account has no second factor any more. */
export async function removeFactor(
  id: number,
  body: BodyOf<(typeof factorRemoval)['remove']>,
): Promise<null> {
  return (await request(factorRemoval.remove, { query: { id }, body })).data;
}

export async function addRole(
  body: BodyOf<RoleWrites['add']>,
  idempotencyKey: string,
): Promise<RoleDefinition> {
  return (await request(officeRoles.add, { body, idempotencyKey })).data;
}

export async function setRole(
  id: number,
  body: BodyOf<RoleWrites['set']>,
  idempotencyKey: string,
): Promise<RoleDefinition> {
  return (await request(officeRoles.set, { query: { id }, body, idempotencyKey })).data;
}

export async function switchRole(
  id: number,
  body: BodyOf<RoleWrites['activeSet']>,
  idempotencyKey: string,
): Promise<RoleDefinition> {
  return (await request(officeRoles.activeSet, { query: { id }, body, idempotencyKey })).data;
}
