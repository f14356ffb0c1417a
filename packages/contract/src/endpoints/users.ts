import { mail, oneTimeCode, secondFactorCode } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { AccountChange } from '../shapes/account-change';
import { PassText, Tokens, UserView } from '../shapes/account-shapes';
import { CODE_PAUSE_SECONDS } from '../shapes/code-times';
import { ChallengeText, SignInAnswer } from '../shapes/second-factor-shapes';
import { done, envelope, Id, QueryId, YesNo } from '../shapes/shapes';
import { sessions } from './sessions';
import { userAccount } from './user-account';
import { userShare } from './user-share';

const mailOnly = z.strictObject({ mail });
/** Of a new account its address, of a sign-in its challenge. */
const ofEither = { mail: z.optional(mail), challenge: z.optional(ChallengeText) };
const oneOfBoth = z.refine<{ mail?: string | undefined; challenge?: string | undefined }>(
  (sent) => (sent.mail === undefined) !== (sent.challenge === undefined),
  { error: 'not-valid', path: ['mail'] },
);
const rightPass = envelope(z.nullable(z.object({ id: Id })));

/** Accounts and sessions (Order §2). */
export const users = {
  ...sessions,
  ...userAccount,
  ...userShare,
  register: defineEndpoint({
    method: 'POST',
    url: '/api/user/register',
    summary: 'Asks for a new account. Always answers 200 and mails a code, also when the address is taken.',
    schema: { body: z.strictObject({ mail, pass: PassText }), response: { 200: done } },
    errors: ['not-valid', 'too-many-requests'],
    idempotent: true,
  }),
  code: defineEndpoint({
    method: 'POST',
    url: '/api/user/code',
    summary:
      'Confirms a new account (`mail`) by the mailed code, or completes a sign-in (`challenge`) by the second factor or a recovery code, and signs in. A wrong code tells the tries that are left, an expired or replaced one says so; the sixth try answers 429.',
    schema: {
      body: z.strictObject({ ...ofEither, code: secondFactorCode }).check(oneOfBoth),
      response: { 200: envelope(Tokens) },
    },
    errors: ['not-valid-code', 'object-exist', 'account-lock', 'is-no-active', 'too-many-requests'],
  }),
  codeSend: defineEndpoint({
    method: 'POST',
    url: '/api/user/codesend',
    summary: `Sends the code of a registration or of a sign-in again: after ${CODE_PAUSE_SECONDS} s, at most 5 in an hour.`,
    schema: { body: z.strictObject(ofEither).check(oneOfBoth), response: { 200: done } },
    errors: ['not-valid-code', 'too-many-requests'],
  }),
  login: defineEndpoint({
    method: 'POST',
    url: '/api/user/login',
    summary:
      'Signs in, or answers the challenge of the second factor. A wrong password and an unknown address answer alike; a right password for an account that waits for its code answers `is-no-active`.',
    schema: {
      body: z.strictObject({ mail, pass: PassText, remember_me: z.optional(YesNo) }),
      response: { 200: envelope(SignInAnswer) },
    },
    errors: ['object-no-exist', 'is-no-active', 'account-lock', 'too-many-requests'],
  }),
  logout: defineEndpoint({
    method: 'POST',
    url: '/api/user/logout',
    summary: 'Ends the session. Answers 200 without one too.',
    schema: { body: z.strictObject({}), response: { 200: done } },
    errors: [],
  }),
  recover: defineEndpoint({
    method: 'POST',
    url: '/api/user/recover',
    summary: 'Mails a code for a new password. Answers alike whether or not the address has an account.',
    schema: { body: mailOnly, response: { 200: done } },
    errors: ['too-many-requests'],
  }),
  recoverSet: defineEndpoint({
    method: 'POST',
    url: '/api/user/recoverset',
    summary:
      'Sets a new password by the mailed code, ends every session of the account and signs in, or answers the challenge of the second factor.',
    schema: {
      body: z.strictObject({ mail, code: oneTimeCode, pass: PassText }),
      response: { 200: envelope(SignInAnswer) },
    },
    errors: ['not-valid-code', 'not-valid', 'in-story', 'account-lock', 'is-no-active', 'too-many-requests'],
  }),
  passtest: defineEndpoint({
    method: 'GET',
    url: '/api/user/passtest',
    summary:
      'Non-null data means the password is right. Kept for the specification: prefer the POST, which hides the password from addresses.',
    schema: { querystring: z.strictObject({ mail, pass: PassText }), response: { 200: rightPass } },
    errors: ['no-login', 'token-expired', 'too-many-requests'],
  }),
  passtestByBody: defineEndpoint({
    method: 'POST',
    url: '/api/user/passtest',
    summary:
      'Non-null data means the password is right. Only about the caller’s own mail, five times a minute.',
    schema: { body: z.strictObject({ mail, pass: PassText }), response: { 200: rightPass } },
    errors: ['no-login', 'token-expired', 'too-many-requests'],
  }),
  accountSet: defineEndpoint({
    method: 'POST',
    url: '/api/user/accountset',
    summary:
      'Changes the caller’s own profile, accepts the rules (`accept_condition: yes`) or, with `actual_pass`, sets a new `pass`, which ends every other session.',
    schema: {
      querystring: z.strictObject({ id: z.optional(QueryId) }),
      body: AccountChange,
      response: { 200: envelope(UserView) },
    },
    errors: [
      'no-login',
      'token-expired',
      'object-no-exist',
      'not-valid',
      'no-required-data',
      'conflict',
      'pesel-exist',
      'in-story',
    ],
  }),
  lock: defineEndpoint({
    method: 'POST',
    url: '/api/user/lock',
    summary:
      'Locks the session: every call but unlock and logout answers 403 `no-privilege` with `{"session": "locked"}`.',
    schema: { body: z.strictObject({}), response: { 200: done } },
    errors: ['no-login', 'token-expired'],
  }),
  unlock: defineEndpoint({
    method: 'POST',
    url: '/api/user/unlock',
    summary: 'Opens a locked session by the password.',
    schema: { body: z.strictObject({ pass: PassText }), response: { 200: done } },
    errors: ['no-login', 'token-expired', 'object-no-exist', 'too-many-requests'],
  }),
} as const;
