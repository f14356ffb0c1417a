import { CO_FUNDING_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { CoFunding, CoFundingRow } from '../shapes/member-shapes';
import { commaList, countsQuery, envelope, idQuery, page, pageQuery, QueryId } from '../shapes/shapes';

/** The filters of the list of the office. */
const FILTERS = {
  status: z.optional(commaList(CO_FUNDING_STATUSES.codes)),
  /** Of one participant. */
  id_member: z.optional(QueryId),
};

export const cofundingGrants = {
  /** Citizens get their own; staff with `cofunding_grant_show` get those of others. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundinggrant/get',
    summary: 'Co-funding of the care of children',
    schema: {
      querystring: pageQuery(['lastname', 'date_from', 'date_to'], FILTERS),
      response: { 200: page(CoFundingRow) },
    },
    errors: ['no-login'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/cofundinggrant/counts',
    summary: 'How many co-fundings there are: planned, running, suspended, all',
    schema: {
      querystring: countsQuery(FILTERS),
      response: {
        200: envelope(z.object({ planned: z.int(), running: z.int(), suspended: z.int(), all: z.int() })),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  find: defineEndpoint({
    method: 'GET',
    url: '/api/cofundinggrant/find',
    summary: 'One co-funding with its schedule of months',
    schema: { querystring: idQuery, response: { 200: envelope(CoFunding) } },
    errors: ['no-login', 'object-no-exist'],
  }),
} as const;
