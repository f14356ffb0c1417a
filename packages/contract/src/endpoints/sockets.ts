import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { envelope } from '../shapes/shapes';

/** Time in which a ticket opens a socket, once (Order §6). */
export const SOCKET_TICKET_SECONDS = 30;

export const sockets = {
  ticket: defineEndpoint({
    method: 'POST',
    url: '/api/base/socketticket',
    summary: 'A ticket that opens one socket within 30 seconds.',
    schema: {
      body: z.strictObject({}),
      response: { 200: envelope(z.object({ ticket: z.string() })) },
    },
    errors: ['no-login', 'token-expired'],
  }),
} as const;
