import { CALL_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { CofundingCall } from '../shapes/call-shapes';
import { envelope, idQuery, page, pageQuery } from '../shapes/shapes';

export const cofundingCalls = {
  /** Published calls, newest first. Public. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcall/get',
    summary: 'Calls that were announced, the newest first',
    schema: {
      querystring: pageQuery(['open_from'], { status: z.optional(z.enum(CALL_STATUSES.codes)) }),
      response: { 200: page(CofundingCall) },
    },
    errors: [],
  }),
  find: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcall/find',
    summary: 'One call',
    schema: { querystring: idQuery, response: { 200: envelope(CofundingCall) } },
    errors: ['object-no-exist'],
  }),
} as const;
