import { queryOptions } from '@tanstack/react-query';
import { cofundingRegistrations } from '@urzad/contract';
import { request } from '../api/client';
import { foundOf } from '../http/found-of';

/** All queries about registrations have this key, so that a step invalidates them at once. */
export const registrationsKey = ['cofundingregistration'] as const;

export function registrationQuery(id: number) {
  return queryOptions({
    queryKey: [...registrationsKey, 'find', id],
    queryFn: async ({ signal }) =>
      foundOf(await request(cofundingRegistrations.find, { query: { id }, signal })),
  });
}
