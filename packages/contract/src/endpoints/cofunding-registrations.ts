import { LOCALITY_NAME_MAX } from '@urzad/domain';
import {
  POINTS_MAX,
  REASON_MAX,
  REASON_MIN,
  REGISTRATION_STATUSES,
  REJECT_REASON_CODES,
  REJECT_TEXT_MAX,
  WITHDRAW_REASON_CODES,
} from '@urzad/grants';
import { registrationDraft } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { FileKindCode } from '../shapes/attachment-shape';
import { Reason } from '../shapes/reason';
import {
  Explanation,
  Officer,
  Registration,
  RegistrationRow,
  ReviewMark,
  TAKE_MAX,
  TakeResult,
} from '../shapes/registration-shapes';
import {
  commaList,
  countsQuery,
  envelope,
  Id,
  IsoDateTime,
  idList,
  idQuery,
  page,
  pageQuery,
  QueryId,
  queryInt,
  seen,
  tidyFree,
  YesNo,
} from '../shapes/shapes';
import { nothing, rowVersion, stepsOf } from '../step-endpoint';
import { formSignatures } from './form-signatures';
import { rescoreSteps } from './rescore-steps';

const answer = envelope(Registration);
const step = stepsOf('cofundingregistration', answer);

/** The one with the id, or the one that the parent has to sign or submit. */
const oneOrCurrent = z
  .strictObject({ id: z.optional(QueryId), current: z.optional(z.enum(['sign', 'send'])) })
  .check(
    z.refine(({ id, current }) => (id ?? current) !== undefined, { path: ['id'], message: 'is-empty' }),
    z.refine(({ id, current }) => id === undefined || current === undefined, { path: ['current'] }),
  );

/** Upper limit of an age in working days: no registration waits for years. */
const AGE_MAX = 1000;

/** The filters of the list. */
const FILTERS = {
  /** One status or several: `submitted,to_correct`. */
  status: z.optional(commaList(REGISTRATION_STATUSES.codes)),
  /**
   * `me`: the caller is the officer in charge; `none`: there is none yet; or ids of officers: `7,12`. Staff only, like
   * those below.
   */
  owner: z.optional(z.union([z.enum(['me', 'none']), idList])),
  id_call: z.optional(QueryId),
  /** Part of the town's name, or its beginning when it is shorter than three letters. */
  city: z.optional(z.string().check(z.minLength(1), z.maxLength(LOCALITY_NAME_MAX))),
  approved: z.optional(YesNo),
  /** `me`: those on which the caller may decide as the second person. Staff only. */
  second: z.optional(z.enum(['me'])),
  /** Working days since it was submitted, both included. */
  age_from: z.optional(queryInt(0, AGE_MAX)),
  age_to: z.optional(queryInt(0, AGE_MAX)),
};

export const cofundingRegistrations = {
  /** Citizens get their own; staff with `cofunding_registration_show` get every submitted one. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingregistration/get',
    summary: 'My registrations, or those the office has to look at',
    schema: {
      querystring: pageQuery(['send_date', 'due_date', 'lastname', 'number'], FILTERS),
      response: { 200: page(RegistrationRow) },
    },
    errors: ['no-login'],
  }),
  /**
   * Counts on the tabs of the queue: of the rows that pass the filters, but for those that a tab sets itself. Each is
   * exact up to `TAB_COUNT_LIMIT`, and that number beyond it.
   */
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingregistration/counts',
    summary: 'How many registrations wait: mine, nobody’s, returned, scored, all',
    schema: {
      querystring: countsQuery(FILTERS),
      response: {
        200: envelope(
          z.object({
            /** Those that the caller leads and has to check. */
            mine: z.int(),
            unassigned: z.int(),
            to_correct: z.int(),
            to_approve: z.int(),
            all: z.int(),
          }),
        ),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /** Officers in charge of registrations, for the filter of the queue. */
  officers: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingregistration/officers',
    summary: 'People of the office who lead registrations',
    schema: { response: { 200: envelope(z.array(Officer)) } },
    errors: ['no-login', 'no-privilege'],
  }),
  /**
   * By id; or `current=sign`, the one that waits for a signature; or `current=send`, the newest not ended (Order §5).
   * Having none of those is no error and answers null; an unknown id is `object-no-exist`.
   */
  find: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingregistration/find',
    summary: 'One registration with its form, files, documents and remarks',
    schema: {
      querystring: oneOrCurrent,
      response: { 200: envelope(z.nullable(Registration)) },
    },
    errors: ['no-login', 'object-no-exist'],
  }),
  /** The address of one archive of the files that this reader sees, for the browser to go to (Spec §7). */
  downloadall: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingregistration/downloadall',
    summary: 'The address of one archive of all evidence files',
    schema: { querystring: idQuery, response: { 200: envelope(z.object({ url: z.string() })) } },
    errors: ['no-login', 'object-no-exist'],
  }),
  /**
   * Also makes the information clause. A parent has one registration in a call (E12), unless it is replaceable: a second
   * answers `object-exist`.
   */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingregistration/add',
    summary: 'Begin a registration in an open call',
    schema: { body: z.strictObject({ id_call: Id }), response: { 200: answer } },
    errors: ['no-login', 'object-no-exist', 'object-exist', 'illegal-step'],
    idempotent: true,
  }),
  /** Saves the draft, with its errors. In `to_correct` only the fields with a remark may differ. */
  set: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingregistration/set',
    summary: 'Save the draft of a registration',
    schema: {
      querystring: idQuery,
      body: z.strictObject({
        form: registrationDraft,
        row_version: rowVersion,
        /** All explanations of the correction; an absent list leaves the stored ones. */
        explanations: z.optional(z.array(Explanation).check(z.maxLength(300))),
      }),
      response: {
        200: envelope(z.object({ id: Id, row_version: rowVersion, mod_date: IsoDateTime })),
      },
    },
    errors: ['no-login', 'object-no-exist', 'illegal-step', 'conflict', 'not-valid'],
  }),
  attach: step(
    'attach',
    'Attach an uploaded file as evidence',
    z.strictObject({ filename: z.string().check(z.maxLength(80)), kind: FileKindCode }),
  ),
  detach: step('detach', 'Remove an evidence file', z.strictObject({ id_file: Id })),
  /**
   * Checks the whole form and makes the PDF. Field errors come as `not-valid` with `{path: code}`; an unanswered
   * remark is `{'explanations.0': 'remark-unanswered'}`, by its index among the remarks.
   */
  tosign: step(
    'tosign',
    'Finish the form and make the document to sign',
    z.strictObject({ row_version: rowVersion }),
  ),
  /** Back to the form: `to_sign` or `signed` → `draft`; a signature is voided. After the call it could not be given again. */
  edit: step('edit', 'Go back to the form; a signature is withdrawn', nothing),
  /**
   * Only of a registration that was never submitted: `draft` → `cancelled`, after the call also `to_sign` and
   * `signed`. The answers, the files and the forms made of them are erased at once; a new registration can be begun.
   */
  cancel: step('cancel', 'Give a draft up; what was entered is erased', nothing),
  /** Assigns number and time, and makes the receipt. After the deadline `illegal-step` with `{reason: 'call-closed'}`. */
  send: step('send', 'Send the signed registration', nothing),
  /**
   * A sent application is given up, until the contract is signed; its places are free again. It cannot be undone.
   */
  withdraw: step(
    'withdraw',
    'Withdraw a sent application',
    z.strictObject({ row_version: rowVersion, reason: z.enum(WITHDRAW_REASON_CODES) }),
  ),
  take: step('take', 'Take a sent registration over for the formal check', nothing),
  /** Takes it from the officer who led it when the caller read it: otherwise `conflict`. Both are notified. */
  takeover: step(
    'takeover',
    'Take a registration over from another officer',
    z.strictObject({ id_user_owner: z.nullable(Id) }),
  ),
  /**
   * Lets a signature count whose verdict is unclear, with the reason; until then no points are given and no documents are
   * accepted. `illegal-step` `{reason: 'confirmed'}` where there is nothing to confirm.
   */
  confirmsignature: step(
    'confirmsignature',
    'Let a signature with an unclear verdict count',
    z.strictObject({ row_version: rowVersion, id_document: Id, reason: Reason }),
  ),
  /**
   * Registrations without an officer in charge are taken over, the others are left: the answer has the result of
   * each, in the order of `ids`.
   */
  takemany: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingregistration/takemany',
    summary: 'Take several sent registrations over for the formal check',
    schema: {
      body: z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(TAKE_MAX)) }),
      response: { 200: envelope(z.array(TakeResult)) },
    },
    errors: ['no-login', 'no-privilege'],
    idempotent: true,
  }),
  /** Of who leads it, like the steps that end the check: to others `no-privilege` `{reason: 'not-owner'}`. */
  review: step(
    'review',
    'Keep the marks of the formal check',
    z.strictObject({ marks: z.array(ReviewMark).check(z.maxLength(300)), row_version: rowVersion }),
  ),
  /**
   * The remarks are the open ones of the review; without any it is `not-valid` `{remarks: 'is-empty'}`. As often as the
   * call allows: then `illegal-step` `{reason: 'no-correction-left'}`.
   */
  return: step(
    'return',
    'Return for correction with the remarks',
    z.strictObject({ row_version: rowVersion }),
  ),
  /**
   * Every field has to be agreed first: otherwise `not-valid` `{review: 'is-empty'}`. Points that differ from those
   * of the answers need a reason: `not-valid` `{points_note: 'is-empty' | 'is-too-short'}`.
   */
  score: step(
    'score',
    'Close the formal check with points',
    z.strictObject({
      row_version: rowVersion,
      points_final: z.int().check(z.minimum(0), z.maximum(POINTS_MAX)),
      points_note: z.optional(z.string().check(tidyFree, z.maxLength(REASON_MAX))),
    }),
  ),
  /**
   * Ends the check: a sealed letter, a notification and an e-mail; the places of the children are free again. Refused
   * with `not-valid`: `{reason: 'not-valid-option'}` when the reason does not fit what the check has recorded, and
   * `{review: 'is-empty'}` without a remark, or before all is checked for a reason that does not end the check at once.
   */
  reject: step(
    'reject',
    'Reject at the formal check, with a letter',
    z.strictObject({
      row_version: rowVersion,
      reason: z.enum(REJECT_REASON_CODES),
      /** The sentence of the letter about this application, after that of the reason. */
      text: z.string().check(tidyFree, seen, z.minLength(REASON_MIN), z.maxLength(REJECT_TEXT_MAX)),
    }),
  ),
  /** Never by the scorer: `no-privilege` `{reason: 'own-score'}`. Once: then `illegal-step` `{reason: 'approved'}`. */
  approve: step(
    'approve',
    'Approve the points that somebody else gave',
    z.strictObject({ row_version: rowVersion }),
  ),
  /** Refused like `approve`. The scorer is notified, and gives the points anew. */
  sendback: step(
    'sendback',
    'Send the points back to their scorer',
    z.strictObject({ row_version: rowVersion, note: Reason }),
  ),
  ...rescoreSteps,
  ...formSignatures,
} as const;
