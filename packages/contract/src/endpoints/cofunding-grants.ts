import { CO_FUNDING_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { IsoMonthText } from '../shapes/claim-shapes';
import { CoFunding, CoFundingRow } from '../shapes/member-shapes';
import { Reason } from '../shapes/reason';
import { commaList, countsQuery, envelope, page, pageQuery, QueryId } from '../shapes/shapes';
import { findOf, rowVersion, stepsOf } from '../step-endpoint';

const step = stepsOf('cofundinggrant', envelope(CoFunding));

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
  find: findOf('cofundinggrant', envelope(CoFunding), 'One co-funding with its schedule of months'),
  /**
   * Suspended months from `from` on are to come again; the participant is told. `illegal-step`
   * `{reason: 'ended' | 'no-months'}`: the co-funding has ended, or none of these months is suspended.
   */
  resume: step(
    'resume',
    'Bring suspended co-funding back',
    z.strictObject({
      row_version: rowVersion,
      from: IsoMonthText,
      reason: Reason,
    }),
  ),
} as const;
