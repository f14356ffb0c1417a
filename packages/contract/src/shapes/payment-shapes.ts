import {
  CLAIM_STATUSES,
  COST_DOCUMENT_CODES,
  COST_KIND_CODES,
  LINE_DECISION_CODES,
  PAYMENT_KINDS,
  PAYMENT_LIST_LAW,
  PAYMENT_LIST_STATUSES,
  PAYMENT_STATUSES,
} from '@urzad/grants';
import * as z from 'zod/mini';
import { IsoMonthText } from './claim-shapes';
import { OfficeDocument } from './document-shapes';
import { Officer } from './registration-shapes';
import { Grosze, Id, IsoDate, IsoDateTime, YesNo } from './shapes';

/** The files that a payment list is given to the bank as. */
export const BANK_FORMATS = ['csv', 'elixir', 'pain'] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];

/** The most claims of one payment list. */
export const PAYMENT_LIST_MAX = 500;

/** Whose account is paid, without its number. */
const Account = {
  /** Its last four digits: `•••• 0004`. */
  account_end: z.string(),
  /** Whether it was changed since the last payment that reached the participant. */
  account_changed: YesNo,
  /** Of a changed one: the end of the one before, and the case and the number of the statement. */
  account_statement: z.nullable(
    z.object({ before_end: z.string(), id_officecase: z.nullable(Id), number: z.nullable(z.string()) }),
  ),
};

const Parts = { amount: Grosze, esf_amount: Grosze, state_amount: Grosze };

/** An approved claim that is on no payment list. Amounts are grosze. */
export const WaitingClaim = z.object({
  /** Of the claim. */
  id: Id,
  /** `ROZ/0041/2027-01/1` */
  number: z.string(),
  status: z.enum(CLAIM_STATUSES.codes),
  month: IsoMonthText,
  id_member: Id,
  id_contract: Id,
  contract_number: z.string(),
  /** The parent, by the id of the account and by name. */
  id_user: Id,
  person: z.string(),
  /** First name of the child. */
  child: z.string(),
  /** `CORRECTION`: a part of the month was paid before. */
  kind: z.enum(PAYMENT_KINDS),
  ...Parts,
  ...Account,
  result_date: z.nullable(IsoDateTime),
  /** The last day of the payment. */
  due_date: z.nullable(IsoDate),
  is_overdue: YesNo,
  /** Whether the bank has returned a payment of it. */
  was_returned: YesNo,
});
export type WaitingClaim = z.infer<typeof WaitingClaim>;

/** One payment, an item of a list (Process §2.15). Amounts are grosze. */
export const Payment = z.object({
  id: Id,
  row_version: z.int(),
  status: z.enum(PAYMENT_STATUSES.codes),
  kind: z.enum(PAYMENT_KINDS),
  id_list: z.nullable(Id),
  list_number: z.nullable(z.string()),
  id_request: Id,
  /** `ROZ/0041/2027-01/1` */
  claim_number: z.string(),
  month: IsoMonthText,
  id_member: Id,
  id_contract: Id,
  contract_number: z.string(),
  id_user: Id,
  person: z.string(),
  child: z.string(),
  ...Parts,
  ...Account,
  /** What the transfer is called. */
  title: z.string(),
  due_date: z.nullable(IsoDate),
  paid_date: z.nullable(IsoDate),
  bank_ref: z.string(),
  /** Why the bank returned it; empty while it did not. */
  return_reason: z.string(),
  /** Whether the caller may note that the bank returned it. */
  may_return: YesNo,
});
export type Payment = z.infer<typeof Payment>;

/** One row of the list of payment lists. Amounts are grosze. */
export const PaymentListRow = z.object({
  id: Id,
  /** `LW/2027/02/01` */
  number: z.string(),
  status: z.enum(PAYMENT_LIST_STATUSES.codes),
  /** The day on which the bank is to pay. */
  date: IsoDate,
  count: z.int(),
  sum: Grosze,
  esf_sum: Grosze,
  state_sum: Grosze,
  /** Whether its approval is asked for. */
  asked: YesNo,
  prepared: Officer,
  approved: z.nullable(Officer),
  booked_date: z.nullable(IsoDate),
  create_date: IsoDateTime,
  mod_date: IsoDateTime,
});
export type PaymentListRow = z.infer<typeof PaymentListRow>;

/** A payment list, „Lista wypłat” (Process §2.15). Its items are a list of their own. */
export const PaymentList = z.object({
  ...PaymentListRow.shape,
  row_version: z.int(),
  is_test: YesNo,
  asked_date: z.nullable(IsoDateTime),
  /** Why who approves sent it back; empty once it was changed. */
  back_note: z.string(),
  approve_date: z.nullable(IsoDateTime),
  exported: z.nullable(Officer),
  export_date: z.nullable(IsoDateTime),
  cancel_reason: z.string(),
  /** Items whose account was changed since the last payment. */
  changed_accounts: z.int(),
  /** Items that the bank returned. */
  returned_count: z.int(),
  returned_sum: Grosze,
  /** The sealed list (D15), the newest first; it follows the approval within a minute. */
  documents: z.array(OfficeDocument),
  /** Steps that this caller may do now, as in the law of `@urzad/grants`. */
  steps: z.array(z.enum(PAYMENT_LIST_LAW.steps)),
  /** Whether only their own work keeps the caller from approving it. */
  is_own: YesNo,
  history: z.array(
    z.object({
      date: IsoDateTime,
      status: z.enum(PAYMENT_LIST_STATUSES.codes),
      officer: z.nullable(z.string()),
    }),
  ),
});
export type PaymentList = z.infer<typeof PaymentList>;

/** One line of a claim in the list of cost documents. Amounts are grosze. */
export const CostDocumentRow = z.object({
  /** Of the line. */
  id: Id,
  id_request: Id,
  claim_number: z.string(),
  claim_status: z.enum(CLAIM_STATUSES.codes),
  month: IsoMonthText,
  id_user: Id,
  person: z.string(),
  child: z.string(),
  kind: z.enum([...COST_KIND_CODES, '']),
  document_kind: z.enum([...COST_DOCUMENT_CODES, '']),
  document_no: z.string(),
  document_date: z.nullable(IsoDate),
  seller_name: z.string(),
  seller_nip: z.string(),
  amount: z.nullable(Grosze),
  paid_amount: z.nullable(Grosze),
  paid_date: z.nullable(IsoDate),
  decision: z.nullable(z.enum(LINE_DECISION_CODES)),
  eligible_amount: z.nullable(Grosze),
});
export type CostDocumentRow = z.infer<typeof CostDocumentRow>;
