import { CONTRACT_STATUSES, REASON_MAX, REASON_MIN, RETURN_REASON_CODES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Contract, ContractRow } from '../shapes/contract-shapes';
import {
  commaList,
  countsQuery,
  envelope,
  Grosze,
  Id,
  IsoDate,
  idQuery,
  page,
  pageQuery,
  QueryId,
  seen,
  tidyFree,
  YesNo,
} from '../shapes/shapes';
import { rowVersion, stepsOf } from '../step-endpoint';

const answer = envelope(Contract);
const step = stepsOf('cofundingcontract', answer);
const ofVersion = { row_version: rowVersion };
const Reason = z.string().check(tidyFree, seen, z.minLength(REASON_MIN), z.maxLength(REASON_MAX));

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

/** What the two sides agree on and the office may write: the rest comes from the registration and its documents. */
const terms = {
  bank_account_number: z.string().check(z.maxLength(40)),
  return_deadline: z.nullable(IsoDate),
  care: z
    .array(
      z.strictObject({
        position: z.int().check(z.nonnegative()),
        care_start: IsoDate,
        care_months: z.int().check(z.positive(), z.maximum(120)),
        planned_cost: Grosze.check(z.positive()),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
};

export const cofundingContracts = {
  /** Citizens get their own that were sent to them; staff with `cofunding_contract_show` get those of others. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcontract/get',
    summary: 'My contracts, or those of the office',
    schema: {
      querystring: pageQuery(['number', 'lastname', 'sign_to', 'create_date'], {
        ...FILTERS,
        id_registration: z.optional(QueryId),
      }),
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
  /** What the document will be, before it is initialled. Nothing is stored. */
  preview: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcontract/preview',
    summary: 'The text of a contract in preparation, as a PDF',
    schema: {
      querystring: idQuery,
      response: {
        200: envelope(
          z.object({
            /** The name for the file. */
            name: z.string(),
            /** The PDF in base64. */
            content: z.string(),
          }),
        ),
      },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
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
  /** Any change voids the initials that were asked for. The budget is checked as in `add`. */
  set: step('set', 'Change what a contract says', z.strictObject({ ...ofVersion, ...terms })),
  /** Errors of what is missing are `not-valid` `{field: code}`. */
  askInitials: step('askinitials', 'Ask another person to initial it', z.strictObject(ofVersion)),
  /** By another person than who prepared it: `no-privilege` `{reason: 'own-contract'}`. Sends it to the parent. */
  initial: step('initial', 'Initial a contract and send it to the parent', z.strictObject(ofVersion)),
  sendBack: step(
    'sendback',
    'Send a contract back to who prepared it',
    z.strictObject({ ...ofVersion, reason: Reason }),
  ),
  /** Voids what the parent signed; the parent is told why. */
  returnToDraft: step(
    'returntodraft',
    'Return a contract to its preparation',
    z.strictObject({ ...ofVersion, return_reason: z.enum(RETURN_REASON_CODES), reason: Reason }),
  ),
  /** Once, to a later day, at most as many days later as the call allows: otherwise `not-valid`. */
  prolong: step(
    'prolong',
    'Prolong the term of the signature of the parent',
    z.strictObject({ ...ofVersion, sign_member_to: IsoDate, reason: Reason }),
  ),
} as const;
