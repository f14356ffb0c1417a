import { oneTimeCode, secondFactorCode } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { PassText } from '../shapes/account-shapes';
import { CODE_PAUSE_SECONDS } from '../shapes/code-times';
import { Reason } from '../shapes/reason';
import {
  AuthenticatorSecret,
  FactorKind,
  RecoveryCodes,
  SecondFactorView,
} from '../shapes/second-factor-shapes';
import { done, envelope, idQuery } from '../shapes/shapes';

const proof = z.strictObject({ pass: PassText, code: secondFactorCode });
const OWN = ['no-login', 'token-expired', 'no-privilege'] as const;

/** The second factor of the caller's own account (Order §2). Nobody acts here for another. */
export const secondFactor = {
  show: defineEndpoint({
    method: 'GET',
    url: '/api/user/secondfactor',
    summary: 'Whether the caller has a second factor, which, and how many recovery codes are left',
    schema: { querystring: z.strictObject({}), response: { 200: envelope(SecondFactorView) } },
    errors: OWN,
  }),
  begin: defineEndpoint({
    method: 'POST',
    url: '/api/user/secondfactorbegin',
    summary: `Begins a second factor: mails a code (again after ${CODE_PAUSE_SECONDS} s), or answers the secret of an authenticator app. It counts once it is confirmed; until then the same secret is answered again.`,
    schema: {
      body: z.strictObject({ kind: FactorKind, pass: PassText }),
      response: { 200: envelope(z.nullable(AuthenticatorSecret)) },
    },
    errors: [...OWN, 'not-valid', 'illegal-step', 'too-many-requests'],
  }),
  confirm: defineEndpoint({
    method: 'POST',
    url: '/api/user/secondfactorconfirm',
    summary:
      'Turns the second factor on by its first code, and answers ten recovery codes, which are told only here',
    schema: { body: z.strictObject({ code: oneTimeCode }), response: { 200: envelope(RecoveryCodes) } },
    errors: [...OWN, 'not-valid-code', 'illegal-step', 'too-many-requests'],
  }),
  send: defineEndpoint({
    method: 'POST',
    url: '/api/user/secondfactorsend',
    summary: `Mails the code by which a second factor by e-mail is turned off or its recovery codes are renewed; again after ${CODE_PAUSE_SECONDS} s`,
    schema: { body: z.strictObject({ pass: PassText }), response: { 200: done } },
    errors: [...OWN, 'not-valid', 'illegal-step', 'too-many-requests'],
  }),
  renew: defineEndpoint({
    method: 'POST',
    url: '/api/user/recoverycodes',
    summary: 'Answers ten new recovery codes; the earlier ones no longer work',
    schema: { body: proof, response: { 200: envelope(RecoveryCodes) } },
    errors: [...OWN, 'not-valid', 'not-valid-code', 'illegal-step', 'too-many-requests'],
  }),
  end: defineEndpoint({
    method: 'POST',
    url: '/api/user/secondfactorend',
    summary: 'Turns the second factor off',
    schema: { body: proof, response: { 200: done } },
    errors: [...OWN, 'not-valid', 'not-valid-code', 'illegal-step', 'too-many-requests'],
  }),
} as const;

/** For an account whose owner has lost the second factor. */
export const factorRemoval = {
  remove: defineEndpoint({
    method: 'POST',
    url: '/api/user/secondfactorremove',
    summary:
      'Turns the second factor of another account off and tells its owner. Nobody does so for their own.',
    schema: {
      querystring: idQuery,
      body: z.strictObject({
        reason: Reason,
      }),
      response: { 200: done },
    },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist', 'not-valid', 'illegal-step'],
  }),
} as const;
