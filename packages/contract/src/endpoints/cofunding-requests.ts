import { CLAIM_LINES_MAX, CLAIM_STATUSES, LINE_DECISION_CODES, REASON_MAX } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { FileKindCode } from '../shapes/attachment-shape';
import { Claim, ClaimRow, claimHeaderDraft, claimLinesDraft, IsoMonthText } from '../shapes/claim-shapes';
import { Reason } from '../shapes/reason';
import {
  commaList,
  countsQuery,
  envelope,
  Grosze,
  Id,
  idQuery,
  page,
  pageQuery,
  QueryId,
  tidyFree,
  YesNo,
} from '../shapes/shapes';
import { findOf, ofVersion, stepsOf } from '../step-endpoint';
import { signBody } from './documents';

const answer = envelope(Claim);
const step = stepsOf('cofundingrequest', answer);
/** Empty for a line that is accepted as it is. */
const Note = z.string().check(tidyFree, z.maxLength(REASON_MAX));

/** The sentence that a parent confirms who signs a claim. */
export const CLAIM_STATEMENT = {
  version: '1.0',
  pl: 'Podpisuję to rozliczenie. Dane i kwoty są zgodne z dokumentami, które dołączam.',
  en: 'I sign this claim. The data and amounts agree with the documents that I attach.',
} as const;

/** The filters of the list of the office. */
const FILTERS = {
  status: z.optional(commaList(CLAIM_STATUSES.codes)),
  month: z.optional(IsoMonthText),
  id_grant: z.optional(QueryId),
  id_member: z.optional(QueryId),
  /** `me`: those that the caller checks. Staff only. */
  verifier: z.optional(z.enum(['me'])),
  /** `me`: those on which the caller may decide as the second person. Staff only. */
  second: z.optional(z.enum(['me'])),
  /** Staff only. */
  has_duplicates: z.optional(YesNo),
  is_late: z.optional(YesNo),
};

/** Claims of months, „Rozliczenia” (Process §2.14; Order §12). */
export const cofundingRequests = {
  /** Citizens get their own; staff with `cofunding_request_show` get those of others that were submitted. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingrequest/get',
    summary: 'My claims, or those of the office',
    schema: {
      querystring: pageQuery(['send_date', 'month', 'lastname', 'due_date'], FILTERS),
      response: { 200: page(ClaimRow) },
    },
    errors: ['no-login'],
  }),
  /** Counts on the tabs of the office's list. Each is exact up to `TAB_COUNT_LIMIT`, and that number beyond it. */
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingrequest/counts',
    summary: 'How many claims wait: to be taken, checked, corrected, approved, paid',
    schema: {
      querystring: countsQuery(FILTERS),
      response: {
        200: envelope(
          z.object({
            submitted: z.int(),
            verification: z.int(),
            to_correct: z.int(),
            verified: z.int(),
            approved: z.int(),
            all: z.int(),
          }),
        ),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  find: findOf('cofundingrequest', answer, 'One claim with its lines, files and course'),
  /**
   * Opens the claim of a month of the caller's co-funding, with one line of the contract in it. One that lives already
   * is answered as it is. A month that has not ended, or is not to be settled, is `illegal-step` `{reason: 'month'}`.
   */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingrequest/add',
    summary: 'Open the claim of a month',
    schema: { body: z.strictObject({ id_grant: Id, month: IsoMonthText }), response: { 200: answer } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step'],
    idempotent: true,
  }),
  /** Saves the draft; in a correction only named lines may differ, else `not-valid` `{'lines.2': 'not-named'}`. */
  set: step(
    'set',
    'Save a claim that is filled in',
    z.strictObject({ ...ofVersion, header: claimHeaderDraft, lines: claimLinesDraft }),
  ),
  /** Attaches an uploaded file to the claim. */
  attach: step(
    'attach',
    'Attach an uploaded file to a claim',
    z.strictObject({ filename: z.string().check(z.maxLength(80)), kind: FileKindCode }),
  ),
  /** Files that lines still name lose their place there. */
  detach: step('detach', 'Remove a file from a claim', z.strictObject({ id_file: Id })),
  /** Copies the lines of the last claim of this co-funding, moved to this month, without files and documents. */
  copyLast: step('copylast', 'Copy the lines of the last claim', z.strictObject(ofVersion)),
  /** Errors are `not-valid` by `lines.0.amount`, `header.days_present`. Makes the document that is signed. */
  prepare: step('prepare', 'Make the document of a claim to be signed', z.strictObject(ofVersion)),
  reopen: step('reopen', 'Return a claim that is not signed to its draft', z.strictObject(ofVersion)),
  remove: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingrequest/delete',
    summary: 'Remove a claim that was not submitted',
    schema: {
      querystring: idQuery,
      body: z.strictObject(ofVersion),
      response: { 200: envelope(z.null()) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict'],
    idempotent: true,
  }),
  signcode: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingrequest/signcode',
    summary: 'Mail the six-digit code for signing a claim',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ id_document: Id }),
      response: { 200: envelope(z.object({ mail: z.string(), valid_minutes: z.int() })) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict', 'too-many-requests'],
  }),
  /** Signs and submits. A wrong password is `not-valid` `{pass: 'not-valid-pass'}`, a wrong code `not-valid-code`. */
  sign: step('sign', 'Sign and submit a claim by password and code', signBody),
  /** Of a correction `illegal-step` `{reason: 'taken'}`: the office has checked it, and its month may be paid. */
  withdraw: step('withdraw', 'Withdraw a claim that nobody has taken', z.strictObject(ofVersion)),

  take: step('take', 'Take a claim to check it', z.strictObject(ofVersion)),
  /** CZESC and NIE need a note, CZESC an amount between 0 and that of the line. Of who took the claim. */
  decide: step(
    'decide',
    'Decide on one line of a claim',
    z.strictObject({
      ...ofVersion,
      id_line: Id,
      /** `null` takes the decision back. */
      decision: z.nullable(z.enum(LINE_DECISION_CODES)),
      eligible_amount: z.nullable(Grosze),
      note: Note,
    }),
  ),
  /**
   * The same invoice in another claim is legal: why. `is_same`: it is one invoice, whose lines together are at most its
   * total; else another one with the same number. An empty note brings the flag back.
   */
  clearDuplicate: step(
    'clearduplicate',
    'Let an invoice stand that another claim has too',
    z.strictObject({ ...ofVersion, id_line: Id, is_same: YesNo, note: Note }),
  ),
  /** Names the lines to mend, at least one. */
  callCorrection: step(
    'callcorrection',
    'Return a claim for the correction of named lines',
    z.strictObject({
      ...ofVersion,
      reason: Reason,
      lines: z
        .array(z.strictObject({ id_line: Id, note: Reason }))
        .check(z.minLength(1), z.maxLength(CLAIM_LINES_MAX)),
    }),
  ),
  /** An undecided line is `not-valid` `{'lines.0': 'is-empty'}`, a flag that nobody cleared `{'lines.0': 'duplicate'}`. */
  verify: step('verify', 'End the check of a claim', z.strictObject(ofVersion)),
  /** The approving steps are of another person than who verified: `no-privilege` `{reason: 'own-check'}`. */
  sendBack: step(
    'sendback',
    'Send a checked claim back to who checked it',
    z.strictObject({ ...ofVersion, reason: Reason }),
  ),
  /**
   * In full or in part, as the lines say. A claim without a refund is `illegal-step` `{reason: 'no-refund'}`; a month
   * that no certificate covers `{reason: 'certificate'}`. A review pays the difference, which the call's budget has to
   * cover (`{reason: 'budget', missing}`); one that adds nothing leaves the claim paid.
   */
  approve: step('approve', 'Approve a checked claim', z.strictObject(ofVersion)),
  /** After a review of what is paid `illegal-step` `{reason: 'paid'}`. */
  reject: step('reject', 'Reject a checked claim', z.strictObject({ ...ofVersion, reason: Reason })),
} as const;
