import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { envelope, Id, IsoDateTime, PAGE_COUNT_MAX, page, queryInt } from '../shapes/shapes';

/** A call that a developer recorded by the header `record`, without secrets. */
const RecordedAction = z.object({
  id: Id,
  /** Real time. */
  date: IsoDateTime,
  method: z.string(),
  path: z.string(),
  query: z.record(z.string(), z.unknown()),
  body: z.nullable(z.unknown()),
  status: z.int(),
  ms: z.int(),
});

/** The calls that the caller recorded; the privilege `base_dev` (Order §1). */
export const recordedActions = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/baserecord/get',
    summary: 'One’s own recorded calls, the newest first',
    schema: {
      querystring: z.strictObject({
        page: z.optional(queryInt(1, 1_000)),
        page_count: z._default(queryInt(1, PAGE_COUNT_MAX), 20),
      }),
      response: { 200: page(RecordedAction) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  download: defineEndpoint({
    method: 'GET',
    url: '/api/baserecord/download',
    summary: 'All of one’s own recorded calls as a file',
    schema: {
      response: {
        200: envelope(
          z.object({
            /** The name for the file. */
            name: z.string(),
            /** JSON in base64. */
            content: z.string(),
          }),
        ),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
} as const;
