import {
  CASE_CHANNEL_CODES,
  CASE_KIND_CODES,
  CASE_PRIORITY_CODES,
  CASE_SUBJECTS,
  OFFICE_CASE_LAW,
  OFFICE_CASE_STATUSES,
} from '@urzad/grants';
import * as z from 'zod/mini';
import { OfficeDocument } from './document-shapes';
import { Officer } from './registration-shapes';
import { Id, IsoDate, IsoDateTime, YesNo } from './shapes';

const StatusCode = z.enum(OFFICE_CASE_STATUSES.codes);

/** A file of a letter: a document, a picture or a recording. */
export const CaseFile = z.object({
  id: Id,
  filename: z.string(),
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  create_date: IsoDateTime,
  /** Signed addresses, valid for ten minutes, those of recordings for twelve hours. */
  url: z.string(),
  url_download: z.string(),
  /** Of a picture: the address of its thumbnail. */
  thumb: z.optional(z.string()),
});
export type CaseFile = z.infer<typeof CaseFile>;

/** A letter of the applicant (IN) or of the office (OUT), or a note that only the office reads (NOTE). */
export const CaseMessage = z.object({
  id: Id,
  direction: z.enum(['IN', 'OUT', 'NOTE']),
  body: z.string(),
  /** Null: written by the office itself. */
  author: z.nullable(Officer),
  sent_date: IsoDateTime,
  /** When the other side read it first; null until then, and of a note. */
  read_date: z.nullable(IsoDateTime),
  files: z.array(CaseFile),
});
export type CaseMessage = z.infer<typeof CaseMessage>;

/** One row of a list of cases. */
export const OfficeCaseRow = z.object({
  id: Id,
  /** `PMG.4321.41.2026` */
  sign: z.string(),
  title: z.string(),
  kind: z.enum(CASE_KIND_CODES),
  status: StatusCode,
  obj_type: z.enum(CASE_SUBJECTS),
  /** Null for `general`. */
  id_obj: z.nullable(Id),
  /** The number of the object, `FR/1-2027/00041`; null for `general`. */
  obj_number: z.nullable(z.string()),
  /** The applicant, by the id of the account and by first and last name. */
  id_user: Id,
  person: z.string(),
  priority: z.enum(CASE_PRIORITY_CODES),
  create_date: IsoDateTime,
  /** The day by which the office answers; null for the case of an application, whose day the application has. */
  due_date: z.nullable(IsoDate),
  /** The day until which the office waits for the applicant, in `wait_citizen`. */
  answer_to: z.nullable(IsoDate),
  is_overdue: YesNo,
  owner: z.nullable(Officer),
  /** Letters of the other side that the caller's side has not read. */
  unread: z.int(),
  /** Of the last letter, or of the case itself. */
  last_date: IsoDateTime,
});
export type OfficeCaseRow = z.infer<typeof OfficeCaseRow>;

/** A reached status, and the officer in charge who came with it. */
const CaseEvent = z.object({
  date: IsoDateTime,
  status: StatusCode,
  /** The officer who did the step; null for steps of the applicant and of the system. */
  officer: z.nullable(z.string()),
});

/** Another case of the same person. */
const OtherCase = z.object({ id: Id, sign: z.string(), title: z.string(), status: StatusCode });

/** A case with all data of its screens. */
export const OfficeCase = z.object({
  ...OfficeCaseRow.shape,
  row_version: z.int(),
  is_test: YesNo,
  channel: z.enum(CASE_CHANNEL_CODES),
  /** The statement that its applicant signs before the case is sent, one of `documents`; null for a case without one. */
  id_document: z.nullable(Id),
  /** Answers to the fields of its kind, by their names. */
  form: z.record(z.string(), z.string()),
  archive_class: z.string(),
  archive_cat: z.string(),
  /** The oldest first. Applicants get no notes. */
  messages: z.array(CaseMessage),
  /** The oldest first. */
  events: z.array(CaseEvent),
  /** Filed documents, the newest first. */
  documents: z.array(OfficeDocument),
  /** Staff only; applicants get an empty list. */
  others: z.array(OtherCase),
  /** The last day on which it can be reopened; null while it is not ended. Staff only. */
  reopen_to: z.nullable(IsoDate),
  /** Steps that this caller may do now, as in the law of `@urzad/grants`. */
  steps: z.array(z.enum(OFFICE_CASE_LAW.steps)),
});
export type OfficeCase = z.infer<typeof OfficeCase>;
