import { codesOf, DRAFT_TEXT_MAX } from '@urzad/domain';
import {
  CALL_STATUS_CODES,
  FILE_KIND,
  REASON_MAX,
  REGISTRATION_STATUS_CODES,
  REGISTRATION_STEPS,
} from '@urzad/grants';
import { registrationDraft } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import { CofundingCall } from './cofunding-calls';
import { OfficeDocument } from './documents';
import { lenient } from './lenient';
import { Grosze, Id, IsoDate, IsoDateTime, seen, YesNo } from './shapes';

const RegistrationStatusCode = z.enum(REGISTRATION_STATUS_CODES);
export const FileKindCode = z.enum(codesOf(FILE_KIND));
const RemarkText = z.string().check(z.trim(), seen, z.maxLength(REASON_MAX));
/** Path of a field of the form (`children.0.care_start`), or `attachments`, or one kind of them (`attachments.ORZECZENIE`). */
const FieldPath = z.string().check(z.regex(/^([a-z][a-z0-9_.]{0,80}|attachments\.[A-Z_]{1,40})$/));

/** Something the parent has to correct, said by the office (formal check). */
export const Remark = z.object({ field: FieldPath, text: RemarkText });
export type Remark = z.infer<typeof Remark>;

/** What the parent says to a remark that changes nothing; words shorter or longer than the rule asks for are a draft. */
export const Explanation = z.strictObject({
  field: FieldPath,
  text: z.string().check(z.trim(), z.maxLength(DRAFT_TEXT_MAX)),
});
export type Explanation = z.infer<typeof Explanation>;

/** A remark of the correction that was sent, and what the parent said to it; null when an answer or a file was changed. */
const AnsweredRemark = z.object({ ...Remark.shape, explanation: z.nullable(z.string()) });

/** How a rejection is told to the parent (Process §2.3). */
const Rejection = z.object({
  /** In a sentence; null to readers who may not know of health, and for rejections older than the reason. */
  reason: z.nullable(z.string()),
  date: IsoDateTime,
  /** The last day on which another assessment may be asked for. */
  review_to: IsoDate,
});

/** What the office thought of one field: agreed, or a remark that is not sent yet. */
export const ReviewMark = z.strictObject({
  field: FieldPath,
  state: z.enum(['ok', 'remark']),
  text: z.optional(RemarkText),
});
export type ReviewMark = z.infer<typeof ReviewMark>;

/** An evidence file of a registration (Process §2.7). */
export const Attachment = z.object({
  id: Id,
  filename: z.string(),
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  kind: FileKindCode,
  create_date: IsoDateTime,
  /** Whether it came with what was sent last: in a correction such a file changes only when it was asked for. */
  is_sent: YesNo,
  /** Signed addresses, good for ten minutes. */
  url: z.string(),
  download_url: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

const ChildSummary = z.object({
  firstname: z.string(),
  lastname: z.string(),
  born_date: z.nullable(IsoDate),
  /** Code of the form of care; empty until it is chosen. */
  care_form: z.string(),
});

/** Somebody of the office. */
export const Officer = z.object({ id: Id, name: z.string() });

/** One row of a list. */
export const RegistrationRow = z.object({
  id: Id,
  /** `FR/1-2027/00041`, before sending `szkic-12`. */
  number: z.string(),
  status: RegistrationStatusCode,
  version_no: z.int(),
  call_number: z.string(),
  /** Of the call, at the moment of the answer. */
  call_status: z.enum(CALL_STATUS_CODES),
  /** Until when what is not sent yet may be sent. */
  call_open_to: z.nullable(IsoDateTime),
  firstname: z.string(),
  lastname: z.string(),
  city: z.string(),
  children: z.array(ChildSummary),
  /** What the office would pay back in a month, from the declared costs; null until they are given. */
  monthly_refund: z.nullable(Grosze),
  send_date: z.nullable(IsoDateTime),
  /** When the version that the office works on came in: the first sending, or that of the correction. */
  received_date: z.nullable(IsoDateTime),
  /** The day by which the office answers it; null while it is not the office's turn. */
  answer_by: z.nullable(IsoDate),
  correction_to: z.nullable(IsoDate),
  owner: z.nullable(Officer),
  /** Whether a second person has approved the points; without it a scored one still waits (Process §2.3). */
  approved: YesNo,
  mod_date: IsoDateTime,
});
export type RegistrationRow = z.infer<typeof RegistrationRow>;

/** How many registrations one request takes over at most. */
export const TAKE_MAX = 100;

/** What became of one of the registrations that were to be taken over. */
export const TakeResult = z.object({
  id: Id,
  /** Null when the caller sees no such registration. */
  number: z.nullable(z.string()),
  /** Null when it was taken; else why it was left as it is. */
  refused: z.nullable(z.enum(['object-no-exist', 'illegal-step'])),
});
export type TakeResult = z.infer<typeof TakeResult>;

/** What happened to a registration, for the timeline. */
const HistoryEntry = z.object({
  date: IsoDateTime,
  /** A status that was reached. */
  status: RegistrationStatusCode,
});

/** A registration with everything its screens need. */
export const Registration = z.object({
  ...RegistrationRow.shape,
  id_user: Id,
  row_version: z.int(),
  is_test: YesNo,
  call: CofundingCall,
  form: lenient(registrationDraft),
  /**
   * What was sent before: to staff the version before the one they see, to a citizen what the correction begins from, while
   * there is one; else `null`.
   */
  previous_form: z.nullable(lenient(registrationDraft)),
  /** The information clause that stands before the form (art. 13 RODO). */
  clause: z.object({ id: Id, status: z.enum(['to_sign', 'signed']) }),
  attachments: z.array(Attachment),
  /** Newest first. */
  documents: z.array(OfficeDocument),
  /** The office's remarks of the present correction; empty in every other status. */
  remarks: z.array(Remark),
  /** What the parent says to them so far. Citizens only: the office sees what was sent. */
  explanations: z.array(lenient(Explanation)),
  /** The remarks that the last correction answered; empty while there was none. */
  answered_remarks: z.array(AnsweredRemark),
  /** Why and when it was rejected; `null` in every other status. */
  rejection: z.nullable(Rejection),
  /** Marks of the formal check. Staff only; citizens get an empty list. */
  review: z.array(lenient(ReviewMark)),
  /** Points tell of health: staff who may not know of it get `null`, as citizens do. */
  points_auto: z.nullable(z.int()),
  points_final: z.nullable(z.int()),
  /** Why the points differ from those of the answers. Staff only, as are the three below. */
  points_note: z.nullable(z.string()),
  /** Who gave the points, and who approved them. */
  scorer: z.nullable(Officer),
  second: z.nullable(Officer),
  /** Why the points were sent back to their scorer, until they are given anew. */
  second_note: z.nullable(z.string()),
  /** Steps that this caller may take now, as in the workflow of `@urzad/grants`. */
  steps: z.array(z.enum(REGISTRATION_STEPS)),
  history: z.array(HistoryEntry),
});
export type Registration = z.infer<typeof Registration>;
