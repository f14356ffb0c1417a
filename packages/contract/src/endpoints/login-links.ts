import { mail } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { CODE_PAUSE_SECONDS, LINK_LIVES_MINUTES } from '../shapes/code-times';
import { SignInAnswer } from '../shapes/second-factor-shapes';
import { done, envelope } from '../shapes/shapes';

/** Sign-in by a mailed link (Order §2); separate from `users`, so that the page of a link loads no more than it needs. */
export const loginLinks = {
  loginLink: defineEndpoint({
    method: 'POST',
    url: '/api/user/loginlink',
    summary: `Mails a link that signs in once, within ${LINK_LIVES_MINUTES} minutes. Answers alike whether or not the address has an account; again after ${CODE_PAUSE_SECONDS} s, at most 5 in an hour.`,
    schema: { body: z.strictObject({ mail }), response: { 200: done } },
    errors: ['too-many-requests'],
  }),
  autologin: defineEndpoint({
    method: 'POST',
    url: '/api/user/autologin',
    summary:
      'Signs in by the token of a mailed link, or answers the challenge of the second factor. One that was used or is too old is `not-valid-code`.',
    schema: {
      body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
      response: { 200: envelope(SignInAnswer) },
    },
    errors: ['not-valid-code', 'account-lock', 'is-no-active', 'too-many-requests'],
  }),
} as const;
