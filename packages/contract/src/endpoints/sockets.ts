import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { ObjTypeCode } from '../shapes/object-ref';
import { envelope, QueryId } from '../shapes/shapes';
import { Onlooker } from '../shapes/socket-shapes';

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
  onlookers: defineEndpoint({
    method: 'GET',
    url: '/api/base/onlookers',
    summary: 'The other staff who have an object open in a window with a socket, at most 50, by name.',
    schema: {
      querystring: z.strictObject({ obj_type: ObjTypeCode, id_obj: QueryId }),
      response: { 200: envelope(z.array(Onlooker)) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist'],
  }),
} as const;
