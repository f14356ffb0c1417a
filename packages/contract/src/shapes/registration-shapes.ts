import { DRAFT_TEXT_MAX } from '@urzad/domain';
import {
  CALL_STATUSES,
  RANKING_LISTS,
  REASON_MAX,
  REGISTRATION_LAW,
  REGISTRATION_STATUSES,
} from '@urzad/grants';
import { registrationDraft } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import { Accession } from './accession-shapes';
import { Attachment } from './attachment-shape';
import { CofundingCall } from './call-shapes';
import { OfficeDocument } from './document-shapes';
import { lenient } from './lenient';
import { CommuneFacts } from './library-shapes';
import { Grosze, Id, IsoDate, IsoDateTime, seen, tidyFree, YesNo } from './shapes';
import { UploadVerdict } from './upload-verdict';

const RegistrationStatusCode = z.enum(REGISTRATION_STATUSES.codes);
const RemarkText = z.string().check(tidyFree, seen, z.maxLength(REASON_MAX));
/** Path of a field of the form (`children.0.care_start`), or `attachments`, or one kind of them (`attachments.ORZECZENIE`). */
const FieldPath = z.string().check(z.regex(/^([a-z][a-z0-9_.]{0,80}|attachments\.[A-Z_]{1,40})$/));

/** A remark of the office that the parent has to answer by a correction (formal check). */
export const Remark = z.object({ field: FieldPath, text: RemarkText });
export type Remark = z.infer<typeof Remark>;

/**
 * The parent's explanation to a remark that changes nothing. A text of any length is accepted in a draft; the rule of
 * its length is checked before the signature.
 */
export const Explanation = z.strictObject({
  field: FieldPath,
  text: z.string().check(tidyFree, z.maxLength(DRAFT_TEXT_MAX)),
});
export type Explanation = z.infer<typeof Explanation>;

/** A remark of a submitted correction with the parent's explanation; null when an answer or a file was changed. */
const AnsweredRemark = z.object({ ...Remark.shape, explanation: z.nullable(z.string()) });

/** A rejection as the parent reads it (Process §2.3). */
const Rejection = z.object({
  /** One sentence; null for readers who may not see data on health, and for rejections older than the field. */
  reason: z.nullable(z.string()),
  date: IsoDateTime,
  /** The last day on which another assessment may be asked for; null when it was asked for already. */
  review_to: z.nullable(IsoDate),
});

/** The mark of one field: agreed, or a remark that is not sent yet. */
export const ReviewMark = z.strictObject({
  field: FieldPath,
  state: z.enum(['ok', 'remark']),
  text: z.optional(RemarkText),
});
export type ReviewMark = z.infer<typeof ReviewMark>;

const ChildSummary = z.object({
  firstname: z.string(),
  lastname: z.string(),
  born_date: z.nullable(IsoDate),
  /** Code of the form of care; empty until it is chosen. */
  care_form: z.string(),
});

/** A member of the staff. */
export const Officer = z.object({ id: Id, name: z.string() });
export type Officer = z.infer<typeof Officer>;

/** Another application of the same person, or for the same child. */
const RelatedRegistration = z.object({
  id: Id,
  number: z.string(),
  status: RegistrationStatusCode,
  call_number: z.string(),
  /** Whether it is of the same person; otherwise another one applied for the same child. */
  same_person: YesNo,
});
export type RelatedRegistration = z.infer<typeof RelatedRegistration>;

/** One row of a list. */
export const RegistrationRow = z.object({
  id: Id,
  /** `FR/1-2027/00041`, before the submission `szkic-12`. */
  number: z.string(),
  status: RegistrationStatusCode,
  version_no: z.int(),
  call_number: z.string(),
  /** Of the call, at the time of the answer. */
  call_status: z.enum(CALL_STATUSES.codes),
  /** The end of the time for a first submission. */
  call_open_to: z.nullable(IsoDateTime),
  /** Whose it is, by the id of the account; the name is that of the form. */
  id_user: Id,
  firstname: z.string(),
  lastname: z.string(),
  city: z.string(),
  children: z.array(ChildSummary),
  /** The refund of a month, computed from the declared costs; null until they are given. */
  monthly_refund: z.nullable(Grosze),
  send_date: z.nullable(IsoDateTime),
  /** When the present version was received: the time of the first submission, or that of the correction. */
  received_date: z.nullable(IsoDateTime),
  /** The day by which the office answers; null while it is not the office's turn. */
  answer_by: z.nullable(IsoDate),
  correction_to: z.nullable(IsoDate),
  owner: z.nullable(Officer),
  /** Whether a second person has approved the points; without it a scored registration still waits (Process §2.3). */
  approved: YesNo,
  /** Whether the parent may begin another one in its call (E12). */
  replaceable: YesNo,
  mod_date: IsoDateTime,
  /** Sent ones of the same person or child, the newest first. Staff only; citizens get an empty list. */
  related: z.array(RelatedRegistration),
});
export type RegistrationRow = z.infer<typeof RegistrationRow>;

/** How many registrations one request takes over at most. */
export const TAKE_MAX = 100;

/** The result for one of the registrations to take over. */
export const TakeResult = z.object({
  id: Id,
  /** Null when the caller sees no such registration. */
  number: z.nullable(z.string()),
  /** Null when it was taken over; otherwise why it was not. */
  refused: z.nullable(z.enum(['object-no-exist', 'illegal-step'])),
});
export type TakeResult = z.infer<typeof TakeResult>;

/** A reached status, for the timeline. */
const HistoryEntry = z.object({
  date: IsoDateTime,
  /** The status that was reached. */
  status: RegistrationStatusCode,
});

/** A registration with all data of its screens. */
export const Registration = z.object({
  ...RegistrationRow.shape,
  row_version: z.int(),
  /** Its place in the published ranking of the call: on its list, on the reserve list, or none. */
  ranking: z.nullable(
    z.object({
      list: z.enum(RANKING_LISTS),
      rank_no: z.nullable(z.int()),
      points: z.int(),
      /** Its place on the reserve list as it was published, also after it has moved up. Staff only. */
      reserve_no: z.nullable(z.int()),
      /** The last day on which a review of the points may be asked for; null when there is none, or it was asked for. */
      review_to: z.nullable(IsoDate),
    }),
  ),
  /** New points while a review of a ranked application is under way, and after it. Staff only. */
  rescoring: z.nullable(
    z.object({
      points: z.int(),
      /** Sensitive: null for readers who may not see data on health. */
      note: z.nullable(z.string()),
      scorer: z.nullable(Officer),
      second: z.nullable(Officer),
      /** Whether the application was put in its new place. */
      placed: YesNo,
    }),
  ),
  /** Who has changed it last. Staff only. */
  changed_by: z.nullable(Officer),
  is_test: YesNo,
  call: CofundingCall,
  form: lenient(registrationDraft),
  /**
   * The version before: for staff the one before the submitted version that they see, for a citizen the one that the
   * correction starts from; `null` without one.
   */
  previous_form: z.nullable(lenient(registrationDraft)),
  /** The information clause to be read before the form (art. 13 RODO). */
  clause: z.object({ id: Id, status: z.enum(['to_sign', 'signed']) }),
  attachments: z.array(Attachment),
  /** The documents stage, since the place was given; null before it. */
  accession: z.nullable(Accession),
  /** Files of the version before that the correction has removed; they stay in the store. Staff only. */
  removed_attachments: z.array(Attachment),
  /** Newest first. */
  documents: z.array(OfficeDocument),
  /** Signatures made outside of the portal whose verdict is unclear, of the documents of this version. Staff only. */
  unclear_signatures: z.array(
    z.object({
      id_document: Id,
      verdict: z.nullable(UploadVerdict),
      /** Who let it count, and why. */
      confirmed: z.nullable(z.object({ name: z.string(), reason: z.string() })),
    }),
  ),
  /** The office's remarks of the present correction; empty in every other status. */
  remarks: z.array(Remark),
  /** The explanations of the parent so far. Citizens only: the office sees submitted ones. */
  explanations: z.array(lenient(Explanation)),
  /** The remarks that the last correction answered; empty without a correction. */
  answered_remarks: z.array(AnsweredRemark),
  /** Why and when it was rejected; `null` in every other status. */
  rejection: z.nullable(Rejection),
  /** The case in which its documents are filed; null before the submission. */
  id_officecase: z.nullable(Id),
  /** Marks of the formal check. Staff only; citizens get an empty list. */
  review: z.array(lenient(ReviewMark)),
  /** The facts of its commune by which the sent application is judged; `null` before it, and of unknown communes. */
  commune_facts: z.nullable(lenient(CommuneFacts)),
  /** Points reveal data on health: staff without that privilege get `null`, like citizens. */
  points_auto: z.nullable(z.int()),
  points_final: z.nullable(z.int()),
  /** Why the points differ from those of the answers. Staff only, like the four below. */
  points_note: z.nullable(z.string()),
  /** The person who gave the points, and the one who approved them. */
  scorer: z.nullable(Officer),
  second: z.nullable(Officer),
  /** When they were approved. */
  approved_date: z.nullable(IsoDateTime),
  /** Why the points were sent back to their scorer, until new ones are given. */
  second_note: z.nullable(z.string()),
  /** Steps that this caller may do now, as in the workflow of `@urzad/grants`. */
  steps: z.array(z.enum(REGISTRATION_LAW.steps)),
  history: z.array(HistoryEntry),
});
export type Registration = z.infer<typeof Registration>;
