import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { envelope, IsoDateTime } from '../shapes/shapes';

/** The time between two updates (Spec §9); each page adds a little of its own, so that not all come at once. */
export const ONLINE_UPDATE_MS = 60_000;

export const online = {
  update: defineEndpoint({
    method: 'POST',
    url: '/api/user/accountupdateonline',
    summary: 'Says that the caller uses the portal now: sent at start and every 60 s.',
    schema: {
      body: z.strictObject({}),
      response: { 200: envelope(z.object({ online_date: IsoDateTime })) },
    },
    errors: ['no-login', 'token-expired'],
  }),
} as const;
