import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { done, envelope, Id, IsoDateTime, idQuery, page, pageQuery, Sha256 } from '../shapes/shapes';
import { nothing } from '../step-endpoint';

/** What an authority is trusted for. */
export const ANCHOR_PURPOSES = [
  'qualified',
  'personal',
  'advanced',
  'trusted-profile',
  'seal',
  'time-stamp',
] as const;
export type AnchorPurpose = (typeof ANCHOR_PURPOSES)[number];

/** A certificate is some kilobytes; of base64 a third more. */
const FILE_MAX = 40_000;

export const TrustAnchorView = z.object({
  id: Id,
  purpose: z.enum(ANCHOR_PURPOSES),
  subject: z.string(),
  sha256: Sha256,
  valid_from: IsoDateTime,
  valid_to: IsoDateTime,
});
export type TrustAnchorView = z.infer<typeof TrustAnchorView>;

/** Authorities whose signatures the office takes, for who has `base_config`; changed with `application_edit` too. */
export const trustAnchors = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/basetrustanchor/get',
    summary: 'Authorities that were added to those of the start',
    schema: { querystring: pageQuery(['subject'], {}), response: { 200: page(TrustAnchorView) } },
    errors: ['no-login', 'no-privilege'],
  }),
  add: defineEndpoint({
    method: 'POST',
    url: '/api/basetrustanchor/add',
    summary: 'Trusts an authority by its certificate, PEM or DER, in base64',
    schema: {
      body: z.strictObject({
        purpose: z.enum(ANCHOR_PURPOSES),
        file: z.string().check(z.minLength(1), z.maxLength(FILE_MAX), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
      }),
      response: { 200: envelope(TrustAnchorView) },
    },
    errors: ['no-login', 'no-privilege', 'illegal-step', 'object-exist'],
    idempotent: true,
  }),
  delete: defineEndpoint({
    method: 'POST',
    url: '/api/basetrustanchor/delete',
    summary: 'Ends the trust in an authority; what was judged before keeps its verdict',
    schema: { querystring: idQuery, body: nothing, response: { 200: done } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
    idempotent: true,
  }),
} as const;
