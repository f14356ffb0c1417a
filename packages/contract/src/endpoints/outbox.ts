import { mail } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { envelope, IsoDateTime, page } from '../shapes/shapes';

export const OutboxEmail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  create_date: IsoDateTime,
});
export type OutboxEmail = z.infer<typeof OutboxEmail>;

/** Demo mode only, and only from the machine of the server (Order §8). */
export const outbox = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/outbox/get',
    summary: 'E-mails that were sent, newest first. Only in demo mode.',
    schema: {
      querystring: z.strictObject({ to: z.optional(mail) }),
      response: { 200: page(OutboxEmail) },
    },
    errors: ['object-no-exist'],
  }),
} as const;

/** Base64 of a file of this size, 3,000,000 bytes. */
const SIGNED_TEXT_MAX = 4_000_000;
const base64File = z.base64().check(z.minLength(1), z.maxLength(SIGNED_TEXT_MAX));

export const demo = {
  /**
   * Signs a PDF as a trust service would, under the authority that the demo made itself: in the name of the person with
   * this address, or of the caller.
   */
  sign: defineEndpoint({
    method: 'POST',
    url: '/api/demo/sign',
    summary: 'A PDF signed in the name of a person of the demo. Only in demo mode.',
    schema: {
      body: z.strictObject({ pdf: base64File, mail: z.optional(mail) }),
      response: { 200: envelope(z.object({ pdf: z.string() })) },
    },
    errors: ['no-login', 'object-no-exist', 'not-valid'],
  }),
  clock: defineEndpoint({
    method: 'POST',
    url: '/api/demo/clock',
    summary: 'Freezes the business clock at `now`; `null` lets it run on. Only in demo mode.',
    schema: {
      body: z.strictObject({ now: z.nullable(z.iso.datetime({ offset: true })) }),
      response: { 200: envelope(z.object({ business_date: IsoDateTime })) },
    },
    errors: ['object-no-exist'],
  }),
} as const;
