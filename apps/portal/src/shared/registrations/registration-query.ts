import { queryOptions } from '@tanstack/react-query';
import { cofundingRegistrations } from '@urzad/contract';
import { request } from '#shared/api/client';
import { foundOf } from '#shared/http/found-of';

/** Everything about registrations is kept under this key, so that a step makes all of it stale at once. */
export const REGISTRATIONS_KEY = 'cofundingregistration';

/** One registration, as the form, the detail and the review of the office read it. */
export function registrationQuery(id: number) {
  return queryOptions({
    queryKey: [REGISTRATIONS_KEY, 'find', id],
    queryFn: async ({ signal }) =>
      foundOf(await request(cofundingRegistrations.find, { query: { id }, signal })),
  });
}
