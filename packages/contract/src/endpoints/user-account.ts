import { mail, oneTimeCode } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { PassText, SessionView, SignInView, UserView } from '../shapes/account-shapes';
import { CODE_PAUSE_SECONDS } from '../shapes/code-times';
import { done, envelope, idQuery, page, pageQuery } from '../shapes/shapes';

/** The order of these lists is the only one that is of use. */
const pageOnly = z.pick(pageQuery(['id'], {}), { page: true, page_count: true });

/** The address, the sessions and the sign-ins of the caller's own account (Order §2). Nobody acts here for another. */
export const userAccount = {
  mailChange: defineEndpoint({
    method: 'POST',
    url: '/api/user/mailchange',
    summary: `Mails a code to a new address of the caller, whose password is checked; again after ${CODE_PAUSE_SECONDS} s. Answers alike for an address that has an account.`,
    schema: { body: z.strictObject({ mail, pass: PassText }), response: { 200: done } },
    errors: ['no-login', 'token-expired', 'no-privilege', 'not-valid', 'too-many-requests'],
  }),
  mailConfirm: defineEndpoint({
    method: 'POST',
    url: '/api/user/mailconfirm',
    summary:
      'Confirms the new address by its code: it is then the address of the account, and the old one is told.',
    schema: {
      body: z.strictObject({ mail, code: oneTimeCode }),
      response: { 200: envelope(UserView) },
    },
    errors: [
      'no-login',
      'token-expired',
      'no-privilege',
      'not-valid-code',
      'object-exist',
      'too-many-requests',
    ],
  }),
  sessionsGet: defineEndpoint({
    method: 'GET',
    url: '/api/user/sessions',
    summary: 'The sessions of the caller that have not ended, the last used first',
    schema: { querystring: pageOnly, response: { 200: page(SessionView) } },
    errors: ['no-login', 'token-expired', 'no-privilege', 'not-valid'],
  }),
  sessionEnd: defineEndpoint({
    method: 'POST',
    url: '/api/user/sessionend',
    summary: 'Ends one session of the caller. Answers 200 for one that has ended already.',
    schema: { querystring: idQuery, body: z.strictObject({}), response: { 200: done } },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist'],
  }),
  sessionsEnd: defineEndpoint({
    method: 'POST',
    url: '/api/user/sessionsend',
    summary: 'Ends every other session of the caller; `count` of them',
    schema: {
      body: z.strictObject({}),
      response: { 200: envelope(z.object({ count: z.int() })) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege'],
  }),
  signInsGet: defineEndpoint({
    method: 'GET',
    url: '/api/user/signins',
    summary: 'Sign-ins to the account of the caller, successful and failed, the newest first',
    schema: { querystring: pageOnly, response: { 200: page(SignInView) } },
    errors: ['no-login', 'token-expired', 'no-privilege', 'not-valid'],
  }),
} as const;
