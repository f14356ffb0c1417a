import { ANNEX_KIND_CODES, ANNEX_STATUSES, REASON_MAX, REASON_MIN, RETURN_REASON_CODES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Annex, AnnexRow, annexChange } from '../shapes/annex-shapes';
import {
  commaList,
  countsQuery,
  envelope,
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

const answer = envelope(Annex);
const step = stepsOf('cofundingannex', answer);
const ofVersion = { row_version: rowVersion };
const Reason = z.string().check(tidyFree, seen, z.minLength(REASON_MIN), z.maxLength(REASON_MAX));

/** The filters of the list of the office. */
const FILTERS = {
  status: z.optional(commaList(ANNEX_STATUSES.codes)),
  /** Whether the initials are asked for. */
  asked: z.optional(YesNo),
  kind: z.optional(z.enum(ANNEX_KIND_CODES)),
  /** `me`: those that the caller prepared. Staff only. */
  prepared: z.optional(z.enum(['me'])),
  id_call: z.optional(QueryId),
  id_contract: z.optional(QueryId),
  /** Whether the term of the side that has to sign has passed. */
  overdue: z.optional(YesNo),
};

/** Annexes of contracts (Process §2.11). Their signatures are `annexSigning`. */
export const cofundingAnnexes = {
  /** Citizens get their own that were sent to them; staff with `cofunding_contract_show` get those of others. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingannex/get',
    summary: 'My annexes, or those of the office',
    schema: {
      querystring: pageQuery(['number', 'lastname', 'valid_from', 'sign_to', 'create_date'], FILTERS),
      response: { 200: page(AnnexRow) },
    },
    errors: ['no-login'],
  }),
  /** Counts on the tabs of the list: of the annexes that pass the filters, but for those that a tab sets itself. */
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingannex/counts',
    summary: 'How many annexes wait: for preparation, initials, the participant, the office',
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
    url: '/api/cofundingannex/find',
    summary: 'One annex with its changes, documents and course',
    schema: { querystring: idQuery, response: { 200: answer } },
    errors: ['no-login', 'object-no-exist'],
  }),
  /** What the document will be, before it is initialled. Nothing is stored. */
  preview: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingannex/preview',
    summary: 'The text of an annex in preparation, as a PDF',
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
   * Begins an annex of a contract in force, which changes nothing yet; a contract with an annex that is not signed yet
   * answers `object-exist`. `id_officecase` is the case that asks for it, about the same contract or person.
   */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingannex/add',
    summary: 'Prepare an annex of a contract',
    schema: {
      body: z.strictObject({ id_contract: Id, id_officecase: z.nullable(Id) }),
      response: { 200: answer },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'object-exist', 'illegal-step'],
    idempotent: true,
  }),
  /**
   * Any change voids the initials that were asked for. Wrong values are `not-valid` `{field: code}`, of a co-funding
   * `{'care.0.date_to': code}`; what needs more than the reserved sum and the free budget is `illegal-step`
   * `{reason: 'budget', missing}`.
   */
  set: step(
    'set',
    'Change what an annex changes',
    z.strictObject({
      ...ofVersion,
      ...annexChange,
      reason: z.string().check(tidyFree, z.maxLength(REASON_MAX)),
      /** The first day of a month. */
      valid_from: IsoDate,
    }),
  ),
  /** Errors of what is missing are `not-valid` `{field: code}`. */
  askInitials: step('askinitials', 'Ask another person to initial it', z.strictObject(ofVersion)),
  /** By another person than who prepared it: `no-privilege` `{reason: 'own-annex'}`. Sends it to the parent. */
  initial: step('initial', 'Initial an annex and send it to the parent', z.strictObject(ofVersion)),
  sendBack: step(
    'sendback',
    'Send an annex back to who prepared it',
    z.strictObject({ ...ofVersion, reason: Reason }),
  ),
  /** Voids what the parent signed; the parent is told why. */
  returnToDraft: step(
    'returntodraft',
    'Return an annex to its preparation',
    z.strictObject({ ...ofVersion, return_reason: z.enum(RETURN_REASON_CODES), reason: Reason }),
  ),
  /** By the parent, who does not agree to it. */
  refuse: step('refuse', 'Refuse to sign an annex', z.strictObject({ ...ofVersion, reason: Reason })),
  /** By the office, until the second signature; a parent to whom it was sent is told. */
  cancel: step('cancel', 'Give up an annex', z.strictObject({ ...ofVersion, reason: Reason })),
} as const;
