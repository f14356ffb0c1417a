import { CONTRACT_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Contract, ContractRow } from '../shapes/contract-shapes';
import { Reason } from '../shapes/reason';
import { envelope, Grosze, Id, IsoDate, page, pageQuery, QueryId } from '../shapes/shapes';
import { ofVersion, stepsOf } from '../step-endpoint';
import { filtersOf, preparationOf } from './contract-preparation';

const answer = envelope(Contract);
const step = stepsOf('cofundingcontract', answer);
const filters = filtersOf(CONTRACT_STATUSES.codes);
const preparation = preparationOf({
  entity: 'cofundingcontract',
  answer,
  holds: 'terms, documents and course',
  filters,
  names: { one: 'contract', an: 'a contract', many: 'contracts' },
});

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
  ...preparation,
  /** Citizens get their own that were sent to them; staff with `cofunding_contract_show` get those of others. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcontract/get',
    summary: 'My contracts, or those of the office',
    schema: {
      querystring: pageQuery(['number', 'lastname', 'sign_to', 'create_date'], {
        ...filters,
        id_registration: z.optional(QueryId),
      }),
      response: { 200: page(ContractRow) },
    },
    errors: ['no-login'],
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
  /** Once, to a later day, at most as many days later as the call allows: otherwise `not-valid`. */
  prolong: step(
    'prolong',
    'Prolong the term of the signature of the parent',
    z.strictObject({ ...ofVersion, sign_member_to: IsoDate, reason: Reason }),
  ),
} as const;
