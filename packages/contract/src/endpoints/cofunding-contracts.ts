import { CONTRACT_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Contract, ContractRow } from '../shapes/contract-shapes';
import {
  commaList,
  countsQuery,
  envelope,
  Id,
  idQuery,
  page,
  pageQuery,
  QueryId,
  YesNo,
} from '../shapes/shapes';

const answer = envelope(Contract);

/** The filters of the list of the office. */
const FILTERS = {
  status: z.optional(commaList(CONTRACT_STATUSES.codes)),
  /** Whether the initials are asked for. */
  asked: z.optional(YesNo),
  /** `me`: those that the caller prepared. Staff only. */
  prepared: z.optional(z.enum(['me'])),
  id_call: z.optional(QueryId),
  /** Whether the term of the side that has to sign has passed. */
  overdue: z.optional(YesNo),
};

export const cofundingContracts = {
  /** Citizens get their own that were sent to them; staff with `cofunding_contract_show` get those of others. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcontract/get',
    summary: 'My contracts, or those of the office',
    schema: {
      querystring: pageQuery(['number', 'lastname', 'sign_to', 'create_date'], FILTERS),
      response: { 200: page(ContractRow) },
    },
    errors: ['no-login'],
  }),
  /** Counts on the tabs of the list: of the contracts that pass the filters, but for those that a tab sets itself. */
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcontract/counts',
    summary: 'How many contracts wait: for preparation, initials, the participant, the office',
    schema: {
      querystring: countsQuery(FILTERS),
      response: {
        200: envelope(
          z.object({
            prepare: z.int(),
            initial: z.int(),
            member: z.int(),
            office: z.int(),
            all: z.int(),
          }),
        ),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  find: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcontract/find',
    summary: 'One contract with its terms, documents and course',
    schema: { querystring: idQuery, response: { 200: answer } },
    errors: ['no-login', 'object-no-exist'],
  }),
  /**
   * Prepares the contract of a registration in `contract_stage`; one that has a contract answers `object-exist`. What
   * needs more than the reserved sum and the free budget is `illegal-step` `{reason: 'budget', missing}`.
   */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingcontract/add',
    summary: 'Prepare the contract of a registration',
    schema: { body: z.strictObject({ id_registration: Id }), response: { 200: answer } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'object-exist', 'illegal-step'],
    idempotent: true,
  }),
} as const;
