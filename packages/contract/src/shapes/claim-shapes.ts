import { codesOf } from '@urzad/domain';
import {
  CARE_FORM,
  CLAIM_LAW,
  CLAIM_LINES_MAX,
  CLAIM_STATUSES,
  COST_DOCUMENT_CODES,
  COST_KIND_CODES,
  LINE_DECISION_CODES,
  OFFICE_CASE_STATUSES,
  PAID_FORM_CODES,
} from '@urzad/grants';
import * as z from 'zod/mini';
import { Attachment } from './attachment-shape';
import { OfficeDocument } from './document-shapes';
import { Officer } from './registration-shapes';
import { Grosze, Id, IsoDate, IsoDateTime, tidyFree, tidyLine, YesNo } from './shapes';

const StatusCode = z.enum(CLAIM_STATUSES.codes);
export const IsoMonthText = z.string().check(z.regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/));
const DayOrEmpty = z.union([IsoDate, z.literal('')]);
const YesNoOrEmpty = z.enum(['yes', 'no', '']);
const line = z.string().check(tidyLine, z.maxLength(160));

/** What the parent writes in one line of a claim; all of it may be empty while it is a draft. */
export const claimLineDraft = z.strictObject({
  kind: z.enum([...COST_KIND_CODES, '']),
  document_kind: z.enum([...COST_DOCUMENT_CODES, '']),
  document_no: z.string().check(tidyLine, z.maxLength(60)),
  document_date: DayOrEmpty,
  seller_name: line,
  seller_nip: z.string().check(tidyLine, z.maxLength(20)),
  period_from: DayOrEmpty,
  period_to: DayOrEmpty,
  amount: z.nullable(Grosze),
  document_total: z.nullable(Grosze),
  discount: Grosze,
  other_public: Grosze,
  paid_amount: z.nullable(Grosze),
  paid_date: DayOrEmpty,
  paid_form: z.enum([...PAID_FORM_CODES, '']),
  file_ids: z.array(Id).check(z.maxLength(20)),
});

/** What the parent says about the whole month. */
export const claimHeaderDraft = z.strictObject({
  days_present: z.nullable(z.int().check(z.nonnegative(), z.maximum(31))),
  days_absent_sick: z.nullable(z.int().check(z.nonnegative(), z.maximum(31))),
  sick_leave_over_30: YesNoOrEmpty,
  employment_confirmed: YesNoOrEmpty,
  decl_no_double: YesNoOrEmpty,
  decl_paid: YesNoOrEmpty,
  decl_no_change: YesNoOrEmpty,
  note: z.string().check(tidyFree, z.maxLength(1000)),
});

/** The lines of a claim as they are saved, in their order. */
export const claimLinesDraft = z.array(claimLineDraft).check(z.maxLength(CLAIM_LINES_MAX));

/** Another claim with the same invoice: number and NIP (Process §2.14). Staff only. */
const Duplicate = z.object({
  id: Id,
  number: z.string(),
  person: z.string(),
  child: z.string(),
  amount: Grosze,
});

/** One line of a claim (Process §2.14). Amounts are grosze. */
export const ClaimLine = z.object({
  ...claimLineDraft.shape,
  id: Id,
  /** Its place in the claim, from 1. */
  ordinal: z.int(),
  /** Null until the office decided; a parent sees it once there is a result. */
  decision: z.nullable(z.enum(LINE_DECISION_CODES)),
  eligible_amount: z.nullable(Grosze),
  decision_note: z.string(),
  /** What the office asks to mend in this line, and whether the parent may change it now. */
  correction_note: z.string(),
  is_named: YesNo,
  /** Staff only; empty for a parent. */
  duplicates: z.array(Duplicate),
  /** Why the office let the same invoice stand; empty while it did not. Staff only. */
  duplicate_note: z.string(),
});
export type ClaimLine = z.infer<typeof ClaimLine>;

/** One row of a list of claims. Amounts are grosze. */
export const ClaimRow = z.object({
  id: Id,
  /** `ROZ/0041/2027-01/1` */
  number: z.string(),
  status: StatusCode,
  month: IsoMonthText,
  id_member: Id,
  id_grant: Id,
  id_contract: Id,
  contract_number: z.string(),
  /** The parent, by the id of the account and by name. */
  id_user: Id,
  person: z.string(),
  /** First name of the child. */
  child: z.string(),
  care_form: z.enum(codesOf(CARE_FORM)),
  provider_name: z.string(),
  refund_claimed: Grosze,
  /** All that is approved for the month, with what was paid before a review. Null until the office has verified it. */
  refund_approved: z.nullable(Grosze),
  send_date: z.nullable(IsoDateTime),
  /** Submitted after the last day of the claim of its month. */
  is_late: YesNo,
  /** The last day of the step that is due: of the correction, or of the payment. */
  due_date: z.nullable(IsoDate),
  /** Who checks it. Staff only. */
  verifier: z.nullable(Officer),
  /** Flagged because an invoice of it stands in another claim. Staff only. */
  has_duplicates: YesNo,
});
export type ClaimRow = z.infer<typeof ClaimRow>;

/** What the refund of a month follows from. Amounts are grosze, the rate and the shares basis points. */
export const ClaimTerms = z.object({
  month: IsoMonthText,
  /** Days of the month that the contract covers, and all its days. */
  days_in_contract: z.int(),
  days_in_month: z.int(),
  /** The part of the month that the contract covers. */
  period_from: IsoDate,
  period_to: IsoDate,
  care_form: z.enum(codesOf(CARE_FORM)),
  rate: z.int(),
  cap: Grosze,
  /** The limit of the month in the schedule. */
  limit: Grosze,
  /** Paid before for this month by earlier versions: after a review the claim pays the difference. */
  already_paid: Grosze,
  planned_cost: Grosze,
  meals: YesNo,
  extra_classes: YesNo,
  entry_fee_once: YesNo,
  /** An entry fee was accepted in an earlier claim of this co-funding. */
  entry_fee_used: YesNo,
  min_attendance_days: z.int(),
  esf_share: z.int(),
  state_share: z.int(),
  seller_name: z.string(),
  seller_nip: z.string(),
});
export type ClaimTerms = z.infer<typeof ClaimTerms>;

const Amounts = {
  cost_total: Grosze,
  eligible_total: Grosze,
  refund_claimed: Grosze,
  refund_approved: z.nullable(Grosze),
  esf_amount: Grosze,
  state_amount: Grosze,
  /** Cost − refund: reports and the fund. */
  own_share: Grosze,
};

const Version = z.object({
  version_no: z.int(),
  number: z.string(),
  send_date: IsoDateTime,
  /** What the office asked to mend in it. */
  correction_note: z.string(),
  /** The result that a review replaced; null of a version that was corrected. */
  result_date: z.nullable(IsoDateTime),
  refund_approved: z.nullable(Grosze),
  reject_reason: z.string(),
});

/** A claim of one month with its lines (Process §2.14). */
export const Claim = z.object({
  ...ClaimRow.shape,
  ...Amounts,
  ...claimHeaderDraft.shape,
  row_version: z.int(),
  is_test: YesNo,
  version_no: z.int(),
  terms: ClaimTerms,
  bank_account_number: z.string(),
  lines: z.array(ClaimLine),
  files: z.array(Attachment),
  /** The newest first. */
  documents: z.array(OfficeDocument),
  /** Earlier versions, the newest first. */
  versions: z.array(Version),
  /** The first and the last day of the claim of the month. */
  claim_from: IsoDate,
  claim_to: IsoDate,
  correction_note: z.string(),
  correction_to: z.nullable(IsoDate),
  /** Why it was rejected, and why the approver sent it back (staff only). */
  reject_reason: z.string(),
  back_note: z.string(),
  result_date: z.nullable(IsoDateTime),
  /** The last day on which the parent may ask for a review; null where none can be asked for. */
  review_to: z.nullable(IsoDate),
  /** The case in which the parent asked for it. */
  review: z.nullable(
    z.object({
      id_officecase: Id,
      sign: z.string(),
      status: z.enum(OFFICE_CASE_STATUSES.codes),
      asked_date: IsoDateTime,
    }),
  ),
  paid_date: z.nullable(IsoDate),
  payment_title: z.nullable(z.string()),
  /** Whether an accepted certificate of employment covers the month, and until when one does. */
  certificate_covers: YesNo,
  certificate_to: z.nullable(IsoDate),
  approver: z.nullable(Officer),
  id_officecase: z.nullable(Id),
  /** Steps that this caller may do now, as in the law of `@urzad/grants`. */
  steps: z.array(z.enum(CLAIM_LAW.steps)),
  history: z.array(z.object({ date: IsoDateTime, status: StatusCode, officer: z.nullable(z.string()) })),
});
export type Claim = z.infer<typeof Claim>;
