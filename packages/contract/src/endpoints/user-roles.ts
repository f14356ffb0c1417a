import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { done, Id } from '../shapes/shapes';

/** The roles of the caller (Order §10). */
export const userRoles = {
  roleSet: defineEndpoint({
    method: 'POST',
    url: '/api/user/roleset',
    summary: 'Chooses the active one of the roles that the caller holds now',
    schema: { body: z.strictObject({ id_role: Id }), response: { 200: done } },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist', 'not-valid'],
    idempotent: true,
  }),
} as const;
