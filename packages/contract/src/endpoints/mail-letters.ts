import { tidyFreeText } from '@urzad/domain';
import {
  MAIL_BODY_MAX,
  MAIL_FILES_MAX,
  MAIL_FOLDERS,
  MAIL_RECIPIENTS_MAX,
  MAIL_SUBJECT_MAX,
} from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { LetterSubject, MailLetterRow, MailThread, RefusedMail } from '../shapes/mail-shapes';
import { ObjTypeCode } from '../shapes/object-ref';
import {
  countsQuery,
  done,
  envelope,
  Id,
  idQuery,
  PAGE_COUNT_MAX,
  page,
  pageQuery,
  QueryId,
  tidyFree,
  tidyLine,
  YesNo,
} from '../shapes/shapes';
import { findOf, rowVersion } from '../step-endpoint';
import { foundQuery, foundResponse } from './found-items';

/** Ids of accounts; which of them may be written to is judged when the letter is sent. */
const people = z.array(Id).check(z.maxLength(MAIL_RECIPIENTS_MAX));
/** E-mail addresses as they were typed, judged then too. */
const addresses = z
  .array(z.string().check(tidyLine, z.minLength(1), z.maxLength(254)))
  .check(z.maxLength(MAIL_RECIPIENTS_MAX));

/** Somebody's own words, on one line. */
const tidySubject = z.overwrite<string>((text) => tidyFreeText(text).replace(/\s*\n\s*/g, ' '));

/** A letter as its author writes it. */
const letterBody = z.strictObject({
  /** The draft that it was, in the version that the caller read. */
  draft: z.nullable(z.strictObject({ id: Id, row_version: rowVersion })),
  to: people,
  cc: people,
  outside: addresses,
  subject: z.string().check(tidySubject, z.maxLength(MAIL_SUBJECT_MAX)),
  body: z.string().check(tidyFree, z.maxLength(MAIL_BODY_MAX)),
  object: z.nullable(z.strictObject({ obj_type: ObjTypeCode, id_obj: Id })),
  /** The letter that it answers or passes on. */
  id_before: z.nullable(Id),
  /** Of an answer to a letter from outside, the last answer of the office that the caller knows of; absent: not asked. */
  known_answer: z.optional(z.nullable(Id)),
  /** Files that it has already, as a draft or of the letter that is passed on. */
  files: z.array(Id).check(z.maxLength(MAIL_FILES_MAX)),
  /** Uploads of the caller, by their storage keys. */
  filenames: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(MAIL_FILES_MAX)),
});

/** Letters, of whose copies the caller holds one each: at most those of a page. */
const letters = z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(PAGE_COUNT_MAX)) });

/** Where the caller saw them: a draft that was sent meanwhile is not thrown away. */
const seenLetters = z.strictObject({ ...letters.shape, folder: z.optional(z.enum(MAIL_FOLDERS)) });

/** Moves copies of the caller, all or none. */
function move<const Name extends string, const Body extends typeof letters | typeof seenLetters>(
  name: Name,
  summary: string,
  body: Body,
) {
  return defineEndpoint({
    method: 'POST',
    url: `/api/mailletter/${name}`,
    summary,
    schema: { body, response: { 200: done } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step'],
    idempotent: true,
  });
}

/** Letters of the office (Process §2.18). Each holder of a copy sees it, and nobody else, whatever their privileges. */
export const mailLetters = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/mailletter/get',
    summary:
      'A folder of the caller; `has_text` of people, subject and text. `unanswered`: a letter to the caller that they have neither answered nor passed on, or one from outside with which nobody has done so',
    schema: {
      querystring: pageQuery(['date'], {
        folder: z.enum(MAIL_FOLDERS),
        unread: z.optional(YesNo),
        with_files: z.optional(YesNo),
        unanswered: z.optional(YesNo),
      }),
      response: { 200: page(MailLetterRow) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/mailletter/counts',
    summary: 'How many letters the caller has not read, and how many drafts there are',
    schema: {
      querystring: countsQuery({}),
      response: { 200: envelope(z.object({ unread: z.int(), drafts: z.int() })) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  refused: defineEndpoint({
    method: 'GET',
    url: '/api/mailletter/refused',
    summary:
      'Letters from outside that were not taken, with the reason; they lie in the mailbox of the office',
    schema: { querystring: pageQuery(['date'], {}), response: { 200: page(RefusedMail) } },
    errors: ['no-login', 'no-privilege'],
  }),
  find: findOf('mailletter', envelope(MailThread), 'The conversation of a letter that the caller holds'),
  about: defineEndpoint({
    method: 'GET',
    url: '/api/mailletter/about',
    summary: 'An object that the caller sees and writes a letter about, by its name, with its applicant',
    schema: {
      querystring: z.strictObject({ obj_type: ObjTypeCode, id_obj: QueryId }),
      response: { 200: envelope(LetterSubject) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  recipients: defineEndpoint({
    method: 'GET',
    url: '/api/mailletter/recipients',
    summary: 'Whom the caller may write to: people of the office, and the applicant of an object',
    schema: {
      querystring: z.strictObject({
        ...foundQuery,
        obj_type: z.optional(ObjTypeCode),
        id_obj: z.optional(QueryId),
      }),
      response: foundResponse,
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  /** `conflict` where the draft was changed since it was read. */
  save: defineEndpoint({
    method: 'POST',
    url: '/api/mailletter/save',
    summary: 'Keeps a draft on the server',
    schema: { body: letterBody, response: { 200: envelope(MailThread) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict'],
    idempotent: true,
  }),
  /**
   * Errors of fields are `not-valid` `{field: code}`; those of recipients `own`, `no-account`, `no-case` and, of an
   * address, `has-account`; those of what no e-mail carries `private-number` and, of files, `outside`. To an applicant it is sent in a case: `illegal-step`
   * and `no-privilege` `{reason}` are those of the case. `illegal-step` `{reason: 'answered', id, name}` where somebody of
   * the office has answered the letter from outside with another answer than `known_answer`.
   */
  send: defineEndpoint({
    method: 'POST',
    url: '/api/mailletter/send',
    summary:
      'Sends a letter to people of the office, to the applicant of its object and to addresses outside',
    schema: { body: letterBody, response: { 200: envelope(MailThread) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict'],
    idempotent: true,
  }),
  read: defineEndpoint({
    method: 'POST',
    url: '/api/mailletter/read',
    summary: 'Marks letters as read, or as not read',
    schema: {
      body: z.strictObject({ ...letters.shape, is_read: YesNo }),
      response: { 200: done },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  /** `illegal-step` `{reason: 'moved'}` where one is not in the folder any more. */
  trash: move('trash', 'Puts letters into the trash, from which they are erased after 30 days', seenLetters),
  restore: move('restore', 'Takes letters out of the trash, to where they were', letters),
  erase: move('erase', 'Erases the caller’s copies of letters that are in the trash', letters),
  /** `illegal-step` `{reason: 'filed'}` for one that is in a case already. */
  file: defineEndpoint({
    method: 'POST',
    url: '/api/mailletter/file',
    summary: 'Files a letter in a case, as a note of the office with its files',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ id_officecase: Id }),
      response: { 200: envelope(MailThread) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step'],
    idempotent: true,
  }),
} as const;
