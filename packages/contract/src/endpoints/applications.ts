import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { envelope, Id, scopeOf, YesNo } from '../shapes/shapes';
import { ApplicationView } from './base';

/** The record of an application (Spec §3). */
export const ApplicationRecord = z.object({
  ...ApplicationView.shape,
  url_own: YesNo,
  domain: z.nullable(z.string()),
  folder: z.nullable(z.string()),
  /** The address that follows from them (`applicationAddress` of the domain). */
  url: z.nullable(z.string()),
});
export type ApplicationRecord = z.infer<typeof ApplicationRecord>;

const [firstField = 'id', ...otherFields] = z.keyof(ApplicationRecord).options;

/** Separate from `base`, which every page loads: they are sent with and after a sign-in. */
export const applications = {
  find: defineEndpoint({
    method: 'GET',
    url: '/api/application/find',
    summary: 'An application by its uuid.',
    schema: {
      querystring: z.strictObject({
        uuid: z.uuid(),
        scope: z.optional(scopeOf([firstField, ...otherFields])),
      }),
      response: { 200: envelope(z.partial(ApplicationRecord)) },
    },
    errors: ['object-no-exist'],
  }),
  setDefault: defineEndpoint({
    method: 'POST',
    url: '/api/user/accountsetdefaultapp',
    summary:
      'Sets the application that a sign-in of the caller opens; one to which they do not belong is a missing one.',
    schema: {
      body: z.strictObject({ default: Id }),
      response: { 200: envelope(z.object({ default: Id })) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist'],
    idempotent: true,
  }),
} as const;
