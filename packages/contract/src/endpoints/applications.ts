import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { envelope, scopeOf } from '../shapes/shapes';
import { ApplicationView } from './base';

/** Separate from `base`, which every page loads: no page of the portal requests an application by its uuid. */
export const applications = {
  find: defineEndpoint({
    method: 'GET',
    url: '/api/application/find',
    summary: 'An application by its uuid.',
    schema: {
      querystring: z.strictObject({ uuid: z.uuid(), scope: z.optional(scopeOf(['id', 'uuid', 'name'])) }),
      response: { 200: envelope(z.partial(ApplicationView)) },
    },
    errors: ['object-no-exist'],
  }),
} as const;
