import { queryOptions } from '@tanstack/react-query';
import { cofundingRegistrations } from '@urzad/contract';
import { request } from '../api/client';
import { foundOf } from '../http/found-of';

/** Everything about registrations is kept under this key, so that a step makes all of it stale at once. */
export const registrationsKey = ['cofundingregistration'] as const;

export function registrationQuery(id: number) {
  return queryOptions({
    queryKey: [...registrationsKey, 'find', id],
    queryFn: async ({ signal }) =>
      foundOf(await request(cofundingRegistrations.find, { query: { id }, signal })),
  });
}
