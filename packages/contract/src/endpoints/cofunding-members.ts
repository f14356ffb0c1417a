import { EXIT_STATUS_CODES, MEMBER_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Member, MemberRow } from '../shapes/member-shapes';
import { commaList, countsQuery, envelope, idList, page, pageQuery, QueryId, YesNo } from '../shapes/shapes';
import { rowVersion, stepsOf } from '../step-endpoint';

const step = stepsOf('cofundingmember', envelope(Member));

/** The filters of the list of the office. */
const FILTERS = {
  status: z.optional(commaList(MEMBER_STATUSES.codes)),
  /** `me`, or ids of officers. */
  owner: z.optional(z.union([z.literal('me'), idList])),
  id_call: z.optional(QueryId),
  /** Those whose certificate about work waits for its check. */
  certificate: z.optional(z.literal('waiting')),
};

export const cofundingMembers = {
  /** Citizens get their own; staff with `cofunding_member_show` get those of others. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingmember/get',
    summary: 'Participants of the project',
    schema: {
      querystring: pageQuery(['lastname', 'join_date', 'planned_end'], FILTERS),
      response: { 200: page(MemberRow) },
    },
    errors: ['no-login'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingmember/counts',
    summary:
      'How many participants there are: mine, those who take part, whose certificate waits, whose support ends, all',
    schema: {
      querystring: countsQuery(FILTERS),
      response: {
        200: envelope(
          z.object({ mine: z.int(), live: z.int(), certificates: z.int(), ending: z.int(), all: z.int() }),
        ),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /**
   * Without `id` that of the caller, or of `id_user` for the office: the newest. Null where the person is no participant,
   * which is no error; what the caller may not see, by id or by `id_user`, is `object-no-exist`.
   */
  find: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingmember/find',
    summary: 'A participant with contract, co-funding, documents and deadlines',
    schema: {
      querystring: z.strictObject({
        id: z.optional(QueryId),
        /** Another application than that of the request is answered as a missing one. */
        id_application: z.optional(QueryId),
        id_user: z.optional(QueryId),
      }),
      response: { 200: envelope(z.nullable(Member)) },
    },
    errors: ['no-login', 'object-no-exist'],
  }),
  /**
   * The participant answers once, from the last day of the support on; the office corrects: `illegal-step`
   * `{reason: 'not-ended' | 'filled' | 'not-filled'}`. `followed_path` is of the office alone.
   */
  exitform: step(
    'exitform',
    'Say what a person does after the support',
    z.strictObject({
      row_version: rowVersion,
      exit_labour_status: z.optional(z.enum(EXIT_STATUS_CODES)),
      followed_path: z.optional(YesNo),
    }),
  ),
  /**
   * Ends a participation by staff with `cofunding_member_edit`; while something is missing it is `illegal-step`
   * `{missing}`.
   */
  complete: step('complete', 'End the participation', z.strictObject({ row_version: rowVersion })),
} as const;
