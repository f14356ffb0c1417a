import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Presence } from '../shapes/presence-shapes';
import { envelope, IsoDateTime, idList } from '../shapes/shapes';

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
  presence: defineEndpoint({
    method: 'GET',
    url: '/api/user/presence',
    summary:
      'When people were last in the portal, for staff: colleagues, and those of whom the caller sees an object. Others are left out.',
    schema: {
      querystring: z.strictObject({ ids: idList }),
      response: { 200: envelope(z.array(Presence)) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege'],
  }),
} as const;
