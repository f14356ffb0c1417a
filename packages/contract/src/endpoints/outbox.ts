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

export const demo = {
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
