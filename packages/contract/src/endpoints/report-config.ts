import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { DataSource } from '../shapes/init-shapes';
import { page, queryInt } from '../shapes/shapes';

/** Order §1: the only list whose page may hold so many. */
const DATA_SOURCES_MAX = 10_000;

export const reportConfig = {
  dataSources: defineEndpoint({
    method: 'GET',
    url: '/api/raportconfig/datasources',
    summary:
      'The sources of administrative reports that the caller may see. Who may see none is refused: an empty list would not say why.',
    schema: {
      querystring: z.strictObject({
        page: z._default(queryInt(1, DATA_SOURCES_MAX), 1),
        page_count: z._default(queryInt(1, DATA_SOURCES_MAX), DATA_SOURCES_MAX),
      }),
      response: { 200: page(DataSource) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege'],
  }),
} as const;
