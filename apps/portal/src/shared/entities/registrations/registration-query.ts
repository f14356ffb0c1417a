import { queryOptions } from '@tanstack/react-query';
import { cofundingRegistrations } from '@urzad/contract';
import { ADDRESS_FRESH_MS } from '../../http/address-fresh-ms';
import { foundOf } from '../../http/found-of';
import type { ObjectQueries } from '../../object/use-step';
import { request } from '../../session/client';

/** All queries about registrations have this key, so that a step invalidates them at once. */
export const registrationsKey = ['cofundingregistration'] as const;

export function registrationQuery(id: number) {
  return queryOptions({
    queryKey: [...registrationsKey, 'find', id],
    queryFn: async ({ signal }) =>
      foundOf(await request(cofundingRegistrations.find, { query: { id }, signal })),
  });
}

/** For the steps of a registration. */
export const ofRegistration: ObjectQueries = { key: registrationsKey, queryOf: registrationQuery };

/** The same for a screen that shows files: their addresses are renewed as long as it does (decision 0035). */
export function shownRegistrationQuery(id: number) {
  return queryOptions({ ...registrationQuery(id), refetchInterval: ADDRESS_FRESH_MS });
}

/** The address of one archive of all files of a registration. */
export async function findRegistrationArchive(id: number): Promise<string> {
  return (await request(cofundingRegistrations.downloadall, { query: { id } })).data.url;
}
