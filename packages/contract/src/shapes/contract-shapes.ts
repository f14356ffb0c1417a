import { CONTRACT_LAW, CONTRACT_STATUSES, END_REASON_CODES, WITHDRAW_REASON_CODES } from '@urzad/grants';
import * as z from 'zod/mini';
import { OfficeDocument } from './document-shapes';
import { Officer } from './registration-shapes';
import { Grosze, Id, IsoDate, IsoDateTime, YesNo } from './shapes';

const StatusCode = z.enum(CONTRACT_STATUSES.codes);

/** What rows of contracts and of annexes have alike. */
export const preparedRow = {
  /** Of the account of the parent. */
  id_user: Id,
  /** Whether the initials are asked for. */
  asked: YesNo,
  /** The last day for the signature of each side; `null` until it is its turn. */
  sign_member_to: z.nullable(IsoDate),
  sign_office_to: z.nullable(IsoDate),
  /** Whether the term of the side that has to sign has passed. */
  is_overdue: YesNo,
  /** Staff only. */
  prepared: z.nullable(Officer),
  create_date: IsoDateTime,
  mod_date: IsoDateTime,
};

/** One row of a list of contracts (Process §2.10). Amounts are grosze. */
export const ContractRow = z.object({
  id: Id,
  /** `UM/II/0041/2026` */
  number: z.string(),
  status: StatusCode,
  id_registration: Id,
  registration_number: z.string(),
  call_number: z.string(),
  /** The parent. */
  person: z.string(),
  children: z.int(),
  /** `null` while answers are missing that the period follows from. */
  date_from: z.nullable(IsoDate),
  date_to: z.nullable(IsoDate),
  amount_max: Grosze,
  ...preparedRow,
});
export type ContractRow = z.infer<typeof ContractRow>;

export const CareProvider = z.object({
  /** `null` while no certificate of it was checked. */
  id_careprovider: z.nullable(Id),
  name: z.string(),
  register_no: z.string(),
  city: z.string(),
});

const care = {
  position: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  born_date: z.nullable(IsoDate),
  care_form: z.string(),
  care_start: z.string(),
  care_months: z.nullable(z.int()),
  planned_cost: z.nullable(Grosze),
  provider: CareProvider,
};

const PlannedMonth = z.object({ month: z.string(), days: z.int(), limit: Grosze });
/** The support of one child, with its months. */
const ContractChild = z.object({ ...care, schedule: z.array(PlannedMonth) });

/** The same values as the registration has them. */
const Registered = z.object({
  children: z.array(z.object(care)),
  bank_account_number: z.string(),
  return_deadline: z.nullable(IsoDate),
  date_from: z.nullable(IsoDate),
  date_to: z.nullable(IsoDate),
  amount_max: Grosze,
});

const HistoryEntry = z.object({ date: IsoDateTime, status: StatusCode, officer: z.nullable(z.string()) });

/** Signatures on paper that one person entered; they count when another one has confirmed them (Order §12). */
const PaperEntry = z.object({
  member_date: IsoDate,
  office_date: IsoDate,
  place: z.string(),
  /** Who signed for the office, and who checked the identity of the parent. */
  signatory: z.string(),
  checked: z.string(),
  entered: z.object({ name: z.string(), date: IsoDateTime }),
  /** Signed address of the scan. */
  url: z.string(),
});
export type PaperEntry = z.infer<typeof PaperEntry>;

/** Who can have signed a paper for the office, and who can have checked the identity of the parent. */
const PaperPeople = z.object({ signatories: z.array(Officer), checkers: z.array(Officer) });

/** What their pages have alike: initials, signatures and documents. */
export const preparedPage = {
  row_version: z.int(),
  is_test: YesNo,
  version_no: z.int(),
  asked_date: z.nullable(IsoDateTime),
  /** Who initialled it, and when. Staff only. */
  initials: z.nullable(z.object({ ...Officer.shape, date: IsoDateTime })),
  /** Why it was sent back to who prepared it, until it is asked for again. Staff only. */
  back_note: z.nullable(z.string()),
  /** When it was sent to the parent. */
  sent_date: z.nullable(IsoDateTime),
  member_sign_date: z.nullable(IsoDateTime),
  /** What waits for a second person; `null` when nothing was entered, and once it was confirmed. */
  paper: z.nullable(PaperEntry),
  /** Staff who may enter signatures on paper now. */
  paper_people: z.nullable(PaperPeople),
  /** The day of the later signature. */
  conclude_date: z.nullable(IsoDate),
  signatory: z.nullable(Officer),
  /** A code of the office's dictionary RETURN_REASON. */
  return_reason: z.nullable(z.string()),
  return_note: z.nullable(z.string()),
  /** The newest first. */
  documents: z.array(OfficeDocument),
};

/** A contract with all data of its screens. */
export const Contract = z.object({
  ...ContractRow.shape,
  ...preparedPage,
  pesel: z.string(),
  address: z.string(),
  care: z.array(ContractChild),
  bank_account_number: z.string(),
  /** Whether another account or name of the participant needs an annex, as the call says. */
  account_by_annex: YesNo,
  return_deadline: z.nullable(IsoDate),
  /** The values of the registration, to be compared. Staff only. */
  registered: z.nullable(Registered),
  /** What the ranking reserved. Staff only. */
  reserved: z.nullable(Grosze),
  /** What the call has left beside all that is reserved; negative where more is reserved than it has. Staff only. */
  free: z.nullable(z.int()),
  prolonged: YesNo,
  prolong_reason: z.nullable(z.string()),
  /** The latest day to which its term may be prolonged; `null` where it may not. Staff only. */
  prolong_to: z.nullable(IsoDate),
  end_reason: z.nullable(z.enum(END_REASON_CODES)),
  /** Why the parent gave it up; `null` of what ended otherwise. */
  withdraw_reason: z.nullable(z.enum(WITHDRAW_REASON_CODES)),
  /** The case in which they are filed. */
  id_officecase: z.nullable(Id),
  /** Steps that this caller may do now, as in the law of `@urzad/grants`. */
  steps: z.array(z.enum(CONTRACT_LAW.steps)),
  history: z.array(HistoryEntry),
});
export type Contract = z.infer<typeof Contract>;
