import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Tokens, UserView } from '../shapes/account-shapes';
import { envelope, QueryId, scopeOf } from '../shapes/shapes';

/** Fields that `scope` of `user/find` may name: those of `UserView`. */
const userFields = z.keyof(UserView).options;
const [firstField = 'id', ...otherFields] = userFields;

/** The requests of every page of a signed-in person; separate from `users`, so that no page loads more than it needs. */
export const sessions = {
  tokenRefresh: defineEndpoint({
    method: 'POST',
    url: '/api/user/tokenrefresh',
    summary:
      'Exchanges a refresh token. The old one works until its successor is used; afterwards it ends the session.',
    schema: {
      body: z.strictObject({ refresh_token: z.string().check(z.minLength(1), z.maxLength(100)) }),
      response: { 200: envelope(Tokens) },
    },
    errors: ['no-login'],
  }),
  find: defineEndpoint({
    method: 'GET',
    url: '/api/user/find',
    summary:
      'The caller (`by_token`), or by `id` somebody whom the caller may see: then only `id`, `name_all`, `online`, `online_date`.',
    schema: {
      querystring: z.strictObject({
        by_token: z.optional(z.string()),
        id: z.optional(QueryId),
        scope: z.optional(scopeOf([firstField, ...otherFields])),
        applications_scope: z.optional(scopeOf(['id', 'uuid', 'name'])),
      }),
      response: { 200: envelope(z.partial(UserView)) },
    },
    errors: ['no-login', 'token-expired', 'object-no-exist', 'not-valid'],
  }),
} as const;
