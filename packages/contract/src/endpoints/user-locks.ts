import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Reason } from '../shapes/reason';
import { done, idQuery } from '../shapes/shapes';

/** An administrator closes an account and opens it again (Order §2). */
export const userLocks = {
  accountLock: defineEndpoint({
    method: 'POST',
    url: '/api/user/accountlock',
    summary:
      'Locks an account, ends its sessions and tells its owner. Whoever signs in with the right password is then told `account-lock`. Nobody locks their own.',
    schema: { querystring: idQuery, body: z.strictObject({ reason: Reason }), response: { 200: done } },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist', 'not-valid', 'illegal-step'],
  }),
  accountUnlock: defineEndpoint({
    method: 'POST',
    url: '/api/user/accountunlock',
    summary: 'Opens a locked account again and tells its owner',
    schema: { querystring: idQuery, body: z.strictObject({ reason: Reason }), response: { 200: done } },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist', 'not-valid', 'illegal-step'],
  }),
} as const;
