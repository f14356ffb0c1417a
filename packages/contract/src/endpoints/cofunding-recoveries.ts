import { RECOVERY_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Reason } from '../shapes/reason';
import { Recovery } from '../shapes/recovery-shapes';
import {
  commaList,
  envelope,
  Grosze,
  Id,
  IsoDate,
  page,
  pageQuery,
  QueryId,
  tidyLine,
} from '../shapes/shapes';
import { rowVersion, stepsOf } from '../step-endpoint';

const step = stepsOf('cofundingrecovery', envelope(Recovery));
const Sum = Grosze.check(z.positive());

/** Recoveries of paid claims, „Zwroty” (Process §1.2, §2.15; Order §12). */
export const cofundingRecoveries = {
  /** Citizens get their own; staff with `cofunding_payment_show` get those of others. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingrecovery/get',
    summary: 'What I have to return, or all recoveries',
    schema: {
      querystring: pageQuery(['return_to', 'lastname', 'amount'], {
        status: z.optional(commaList(RECOVERY_STATUSES.codes)),
        id_request: z.optional(QueryId),
        id_member: z.optional(QueryId),
      }),
      response: { 200: page(Recovery) },
    },
    errors: ['no-login'],
  }),
  /**
   * The step `recover` of a paid claim; `row_version` is that of the claim. More than was paid is `not-valid`
   * `{amount: 'is-too-big'}`; a payment before the first known rate of interest `illegal-step` `{reason: 'no-rate'}`.
   */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingrecovery/add',
    summary: 'Demand a paid claim back, or a part of it',
    schema: {
      body: z.strictObject({
        id_request: Id,
        row_version: rowVersion,
        amount: Sum,
        reason: Reason,
      }),
      response: { 200: envelope(z.null()) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict'],
    idempotent: true,
  }),
  /**
   * A sum below what is owed on its day is divided between principal and interest. A day before the payment or the last
   * return, or in the future, is `not-valid` `{date: 'not-valid-date'}`, more than is owed `{amount: 'is-too-big'}`.
   */
  book: step(
    'book',
    'Book what a participant has returned',
    z.strictObject({
      row_version: rowVersion,
      date: IsoDate,
      amount: Sum,
      bank_ref: z.string().check(tidyLine, z.maxLength(60)),
    }),
  ),
} as const;
