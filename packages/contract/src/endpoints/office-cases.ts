import {
  CASE_CHANNEL_CODES,
  CASE_KIND_CODES,
  CASE_LETTER_FILES_MAX,
  CASE_LETTER_MAX,
  CASE_PRIORITY_CODES,
  CASE_SUBJECTS,
  CASE_TITLE_MAX,
  OFFICE_CASE_STATUSES,
  REASON_MAX,
} from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { OfficeCase, OfficeCaseRow } from '../shapes/case-shapes';
import { Reason } from '../shapes/reason';
import { Officer } from '../shapes/registration-shapes';
import {
  commaList,
  countsQuery,
  done,
  envelope,
  Id,
  IsoDate,
  idList,
  idQuery,
  page,
  pageQuery,
  QueryId,
  seen,
  tidyFree,
  YesNo,
} from '../shapes/shapes';
import { findOf, nothing, rowVersion, stepsOf } from '../step-endpoint';
import { signBody } from './documents';

/** The sentence that an applicant confirms who signs the statement of a case. */
export const CASE_STATEMENT = {
  version: '1.0',
  pl: 'Podpisuję to oświadczenie. Znam całą jego treść i potwierdzam, że jest prawdziwa.',
  en: 'I sign this statement. I know all of its content and confirm that it is true.',
} as const;

const answer = envelope(OfficeCase);
const step = stepsOf('officecase', answer);

const Body = z.string().check(tidyFree, seen, z.maxLength(CASE_LETTER_MAX));
/** Uploads of the caller, by their storage keys. */
const filenames = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(CASE_LETTER_FILES_MAX));
const letter = { body: Body, filenames };
const Title = z.string().check(tidyFree, seen, z.maxLength(CASE_TITLE_MAX));
/** Answers to the fields of a kind; `caseErrors` has their rules. */
const CaseAnswers = z.record(
  z.string().check(z.regex(/^[a-z_]{1,40}$/)),
  z.string().check(tidyFree, z.maxLength(REASON_MAX)),
);

/** The filters of the list of the office. */
const FILTERS = {
  status: z.optional(commaList(OFFICE_CASE_STATUSES.codes)),
  kind: z.optional(commaList(CASE_KIND_CODES)),
  priority: z.optional(commaList(CASE_PRIORITY_CODES)),
  /** `me`, `none`, or ids of officers. Staff only. */
  owner: z.optional(z.union([z.enum(['me', 'none']), idList])),
};

export const officeCases = {
  /** Applicants get their own; staff with `office_case_show` get those of others. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/officecase/get',
    summary: 'My cases, or those of the office',
    schema: {
      querystring: pageQuery(['due_date', 'create_date', 'last_date'], {
        ...FILTERS,
        /** Cases in which somebody has to act. */
        live: z.optional(YesNo),
        overdue: z.optional(YesNo),
        /** Cases about one object. */
        obj_type: z.optional(z.enum(CASE_SUBJECTS)),
        id_obj: z.optional(QueryId),
      }),
      response: { 200: page(OfficeCaseRow) },
    },
    errors: ['no-login'],
  }),
  /**
   * Counts on the tabs of the list and in the menu: of the cases that pass the filters, but for those that a tab sets
   * itself.
   */
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/officecase/counts',
    summary: 'How many cases wait: mine, nobody’s, overdue, all',
    schema: {
      querystring: countsQuery(FILTERS),
      response: {
        200: envelope(
          z.object({
            mine: z.int(),
            unassigned: z.int(),
            overdue: z.int(),
            /** Those that are not ended. */
            live: z.int(),
          }),
        ),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /** For the filter of the list. */
  owners: defineEndpoint({
    method: 'GET',
    url: '/api/officecase/owners',
    summary: 'Officers in charge of cases',
    schema: {
      querystring: z.strictObject({}),
      response: { 200: envelope(z.array(Officer)) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /** Who may lead this case, for handing it on. */
  officers: defineEndpoint({
    method: 'GET',
    url: '/api/officecase/officers',
    summary: 'People of the office who may lead this case',
    schema: { querystring: idQuery, response: { 200: envelope(z.array(Officer)) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  find: findOf('officecase', answer, 'One case with its letters, files and events'),
  downloadall: defineEndpoint({
    method: 'GET',
    url: '/api/officecase/downloadall',
    summary: 'The address of one archive of all files of a case',
    schema: { querystring: idQuery, response: { 200: envelope(z.object({ url: z.string() })) } },
    errors: ['no-login', 'object-no-exist'],
  }),
  /** For staff: documents and files of a case that they may see, with their index. */
  archive: defineEndpoint({
    method: 'GET',
    url: '/api/officecase/archive',
    summary: 'The address of the whole file of a case as one archive (ZIP) with its index',
    schema: { querystring: idQuery, response: { 200: envelope(z.object({ url: z.string() })) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  /**
   * Errors of fields are `not-valid` `{field: code}`, `body` and `filenames` among them. Staff open a case for the
   * applicant of an object; `channel` and `priority` are theirs alone. A review may be asked once, for a rejected
   * application or one without a place in the ranking, and until its last day: otherwise `illegal-step` `{reason: 'not-rejected' | 'too-late' | 'asked'}`.
   * A case whose applicant has to sign a statement first is `to_sign`: the office gets it with the signature. Staff enter
   * such a case from the signed paper, with its scan.
   */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/officecase/add',
    summary: 'Open a case',
    schema: {
      body: z.strictObject({
        obj_type: z.enum(CASE_SUBJECTS),
        id_obj: z.nullable(Id),
        kind: z.enum(CASE_KIND_CODES),
        form: CaseAnswers,
        ...letter,
        channel: z.optional(z.enum(CASE_CHANNEL_CODES)),
        priority: z.optional(z.enum(CASE_PRIORITY_CODES)),
      }),
      response: { 200: answer },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step'],
    idempotent: true,
  }),
  signcode: defineEndpoint({
    method: 'POST',
    url: '/api/officecase/signcode',
    summary: 'Mail the six-digit code for signing the statement of a case',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ id_document: Id }),
      response: { 200: envelope(z.object({ mail: z.string(), valid_minutes: z.int() })) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict', 'too-many-requests'],
  }),
  /** Signs and sends. A wrong password is `not-valid` `{pass: 'not-valid-pass'}`, a wrong code `not-valid-code`. */
  sign: step('sign', 'Sign the statement of a case by password and code, and send the case', signBody),
  remove: defineEndpoint({
    method: 'POST',
    url: '/api/officecase/delete',
    summary: 'Remove a case whose statement is not signed',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ row_version: rowVersion }),
      response: { 200: done },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict'],
    idempotent: true,
  }),
  /** The letters of the other side up to this one are read. */
  read: defineEndpoint({
    method: 'POST',
    url: '/api/officecase/read',
    summary: 'Record that letters were read',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ id_message: Id }),
      response: { 200: done },
    },
    errors: ['no-login', 'object-no-exist'],
  }),
  /**
   * An applicant changes the answers while nobody leads the case, those of a statement until it is signed: `illegal-step`
   * `{reason: 'statement'}` for answers that make one of the other. The office changes its title, kind and priority.
   */
  set: defineEndpoint({
    method: 'POST',
    url: '/api/officecase/set',
    summary: 'Change what a case says about itself',
    schema: {
      querystring: idQuery,
      body: z.strictObject({
        row_version: rowVersion,
        form: z.optional(CaseAnswers),
        title: z.optional(Title),
        kind: z.optional(z.enum(CASE_KIND_CODES)),
        priority: z.optional(z.enum(CASE_PRIORITY_CODES)),
      }),
      response: { 200: answer },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict'],
  }),
  /** A letter of the applicant, or of the officer in charge, whom others get as `no-privilege` `{reason: 'not-owner'}`. */
  write: step('write', 'Send a letter', z.strictObject(letter)),
  /** The officer in charge asks and waits; the term stands still until the answer, at most until `answer_to`. */
  ask: step(
    'ask',
    'Ask the applicant and wait for the answer',
    z.strictObject({ ...letter, answer_to: IsoDate }),
  ),
  note: step('note', 'Leave a note that only the office reads', z.strictObject({ body: Body })),
  take: step('take', 'Take a new case', nothing),
  /** Takes it from the officer who led it when the caller read it: otherwise `conflict`. Both are notified. */
  takeover: step(
    'takeover',
    'Take a case over from another officer',
    z.strictObject({ id_user_owner: z.nullable(Id) }),
  ),
  assign: step('assign', 'Hand a case to an officer', z.strictObject({ id_user_owner: Id })),
  /** The applicant is told the new day and why. It is later than the present one. */
  extend: step('extend', 'Move the day of the answer', z.strictObject({ due_date: IsoDate, reason: Reason })),
  /**
   * Ends the case with an answer. Of a review: it is accepted. A rejected application goes back to its check, a ranked
   * one gets the place of its new points: `illegal-step` `{reason: 'no-points' | 'not-approved'}` before it has them, and
   * `{reason: 'places'}` while another one has the place of a child. What the applicant signs: `illegal-step`
   * `{reason: 'not-signed'}` without the signature, and `no-privilege` `{reason: 'own-entry'}` to who entered the paper.
   */
  close: step('close', 'Settle a case with an answer', z.strictObject(letter)),
  refuse: step('refuse', 'Refuse what was asked for, with an answer', z.strictObject(letter)),
  reopen: step('reopen', 'Reopen an ended case', z.strictObject({ reason: Reason })),
  withdraw: step('withdraw', 'Withdraw my case', nothing),
} as const;
