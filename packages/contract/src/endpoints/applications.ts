import { APPLICATION_STATUSES } from '@urzad/grants';
import { applicationDraft } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { done, envelope, Id, IsoDateTime, idQuery, page, pageQuery, scopeOf, YesNo } from '../shapes/shapes';
import { nothing, rowVersion } from '../step-endpoint';
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

/** The same as the office keeps it. */
export const KeptApplication = z.object({
  ...ApplicationRecord.shape,
  row_version: rowVersion,
  mod_date: IsoDateTime,
  status: z.enum(APPLICATION_STATUSES),
  /** The one that opens before somebody chooses another one; it is neither hidden nor removed. */
  first: YesNo,
  /** Something was made in it, such as a call, a role or a setting, so it is not removed. */
  used: YesNo,
});
export type KeptApplication = z.infer<typeof KeptApplication>;

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
  get: defineEndpoint({
    method: 'GET',
    url: '/api/application/get',
    summary: 'The applications of the server, the first one in front',
    schema: { querystring: pageQuery(['id'], {}), response: { 200: page(KeptApplication) } },
    errors: ['no-login', 'no-privilege'],
  }),
  add: defineEndpoint({
    method: 'POST',
    url: '/api/application/add',
    summary:
      'Adds an application with the office of the first one and the dictionaries that are shipped. Who gives roles in the first one gives them in it',
    schema: {
      body: z.strictObject({ form: applicationDraft }),
      response: { 200: envelope(KeptApplication) },
    },
    errors: ['no-login', 'no-privilege', 'illegal-step', 'object-exist'],
    idempotent: true,
  }),
  set: defineEndpoint({
    method: 'POST',
    url: '/api/application/set',
    summary: 'Changes the record of an application, if nobody else has done so since it was read',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ row_version: rowVersion, form: applicationDraft }),
      response: { 200: envelope(KeptApplication) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'conflict'],
    idempotent: true,
  }),
  delete: defineEndpoint({
    method: 'POST',
    url: '/api/application/delete',
    summary: 'Removes an application that nobody has used; 409 `illegal-step` for another one',
    schema: { querystring: idQuery, body: nothing, response: { 200: done } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step'],
    idempotent: true,
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
