import { ANNEX_KIND_CODES, ANNEX_STATUSES, REASON_MAX } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Annex, AnnexRow, annexChange } from '../shapes/annex-shapes';
import { Reason } from '../shapes/reason';
import { envelope, Id, IsoDate, page, pageQuery, QueryId, tidyFree } from '../shapes/shapes';
import { ofVersion, stepsOf } from '../step-endpoint';
import { filtersOf, preparationOf } from './contract-preparation';

const answer = envelope(Annex);
const step = stepsOf('cofundingannex', answer);
const filters = {
  ...filtersOf(ANNEX_STATUSES.codes),
  kind: z.optional(z.enum(ANNEX_KIND_CODES)),
  id_contract: z.optional(QueryId),
};
const preparation = preparationOf({
  entity: 'cofundingannex',
  answer,
  holds: 'changes, documents and course',
  filters,
  names: { one: 'annex', an: 'an annex', many: 'annexes' },
});

/** Annexes of contracts (Process §2.11). Their signatures are `annexSigning`. */
export const cofundingAnnexes = {
  ...preparation,
  /** Citizens get their own that were sent to them; staff with `cofunding_contract_show` get those of others. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingannex/get',
    summary: 'My annexes, or those of the office',
    schema: {
      querystring: pageQuery(['number', 'lastname', 'valid_from', 'sign_to', 'create_date'], filters),
      response: { 200: page(AnnexRow) },
    },
    errors: ['no-login'],
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
  /** By the parent, who does not agree to it. */
  refuse: step('refuse', 'Refuse to sign an annex', z.strictObject({ ...ofVersion, reason: Reason })),
  /** By the office, until the second signature; a parent to whom it was sent is told. */
  cancel: step('cancel', 'Give up an annex', z.strictObject({ ...ofVersion, reason: Reason })),
} as const;
