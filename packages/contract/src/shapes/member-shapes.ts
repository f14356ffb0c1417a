import { codesOf } from '@urzad/domain';
import {
  CARE_FORM,
  CLAIM_STATUSES,
  CO_FUNDING_STATUSES,
  COMPLETION_NEEDS,
  DEADLINE_CODES,
  END_REASON_CODES,
  EXIT_STATUS_CODES,
  MEMBER_STATUSES,
  MONTH_STATUSES,
} from '@urzad/grants';
import * as z from 'zod/mini';
import { OfficeDocument } from './document-shapes';
import { Officer } from './registration-shapes';
import { Grosze, Id, IsoDate, IsoDateTime, YesNo } from './shapes';

const MemberStatusCode = z.enum(MEMBER_STATUSES.codes);
const CoFundingStatusCode = z.enum(CO_FUNDING_STATUSES.codes);
const Month = z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}$/));

/** Where the money of a co-funding is; the total is the sum of the others. */
const Amounts = z.object({
  total: Grosze,
  paid: Grosze,
  requested: Grosze,
  /** Of months to come and of those that wait for a claim. */
  left: Grosze,
  unused: Grosze,
});

/** One month of a schedule (Process §2.9). */
export const CoFundingMonth = z.object({
  month: Month,
  /** Days that the contract covers. */
  days: z.int(),
  /** What is paid for it at most. */
  limit: Grosze,
  status: z.enum(MONTH_STATUSES.codes),
  paid: Grosze,
  /** The first and the last day of its claim. */
  claim_from: IsoDate,
  claim_to: IsoDate,
  /** The claim of the month that counts, and its status: for a parent the one that they fill in, too. */
  id_request: z.nullable(Id),
  claim_status: z.nullable(z.enum(CLAIM_STATUSES.codes)),
});
export type CoFundingMonth = z.infer<typeof CoFundingMonth>;

/** What a participant has to do or to expect, as `coFundingDeadlines` of `@urzad/grants` says. */
const Deadline = z.object({
  code: z.enum(DEADLINE_CODES),
  date: IsoDate,
  month: z.nullable(Month),
});
export type Deadline = z.infer<typeof Deadline>;

/** One row of a list of co-funding. */
export const CoFundingRow = z.object({
  id: Id,
  /** `DOF/0041/1` */
  number: z.string(),
  status: CoFundingStatusCode,
  id_member: Id,
  /** The participant, by the id of the account and by first and last name. */
  id_user: Id,
  person: z.string(),
  child_firstname: z.string(),
  child_lastname: z.string(),
  care_form: z.enum(codesOf(CARE_FORM)),
  provider_name: z.string(),
  date_from: IsoDate,
  date_to: IsoDate,
  months_total: z.int(),
  /** Months that have ended. */
  months_used: z.int(),
  amounts: Amounts,
});
export type CoFundingRow = z.infer<typeof CoFundingRow>;

/** A reached status. */
const Reached = z.object({ date: IsoDateTime, status: CoFundingStatusCode });

/** The support of one child with its schedule (Process §2.9). Amounts are grosze, the rate basis points. */
export const CoFunding = z.object({
  ...CoFundingRow.shape,
  row_version: z.int(),
  is_test: YesNo,
  member_number: z.string(),
  id_contract: Id,
  contract_number: z.string(),
  bank_account_number: z.string(),
  rate: z.int(),
  cap: Grosze,
  planned_cost: Grosze,
  esf_amount: Grosze,
  state_amount: Grosze,
  schedule: z.array(CoFundingMonth),
  /**
   * Months of the co-fundings of the child that annexes have replaced before it, the earliest first: a suspension and a
   * return of this one cover them too. None where it has ended.
   */
  earlier: z.array(z.pick(CoFundingMonth, { month: true, status: true })),
  /** The earliest first. */
  deadlines: z.array(Deadline),
  /** The co-funding that goes on in its place, where an annex replaced it. */
  next: z.nullable(z.object({ id: Id, number: z.string(), date_from: IsoDate })),
  /** By when the missing certificate of the start of work is needed; null: none is missing. */
  certificate_to: z.nullable(IsoDate),
  history: z.array(Reached),
});
export type CoFunding = z.infer<typeof CoFunding>;

/** One row of the list of participants. */
export const MemberRow = z.object({
  id: Id,
  /** `UCZ/II/0041` */
  number: z.string(),
  status: MemberStatusCode,
  id_user: Id,
  person: z.string(),
  contract_number: z.string(),
  join_date: IsoDate,
  planned_end: IsoDate,
  owner: Officer,
  /** First names of the children, and the money of all their co-funding. */
  children: z.array(z.string()),
  amounts: Amounts,
});
export type MemberRow = z.infer<typeof MemberRow>;

/** A participant with all data of the panel (Process §1.4, §2.8). */
export const Member = z.object({
  ...MemberRow.shape,
  row_version: z.int(),
  is_test: YesNo,
  id_registration: Id,
  id_contract: Id,
  contract_from: IsoDate,
  contract_to: IsoDate,
  bank_account_number: z.string(),
  /** The last day of a support that ended; null while it goes on. */
  end_date: z.nullable(IsoDate),
  end_reason: z.nullable(z.enum(END_REASON_CODES)),
  /** What the person does after the support; null before its last day. */
  exit: z.nullable(
    z.object({
      /** The last day for the answer. */
      exit_to: IsoDate,
      exit_labour_status: z.nullable(z.enum(EXIT_STATUS_CODES)),
      /** When it was answered; null until then. */
      exit_date_filled: z.nullable(IsoDateTime),
      /** Whether the support ended as the contract planned it. */
      followed_path: z.nullable(YesNo),
    }),
  ),
  co_fundings: z.array(CoFunding),
  /** Documents of the application and of the contract, the newest first. */
  documents: z.array(OfficeDocument),
  /** The case in which they are filed. */
  id_officecase: z.nullable(Id),
  /** What the end of the participation waits for; null for who may not end it now. */
  missing_to_complete: z.nullable(z.array(z.enum(COMPLETION_NEEDS))),
  history: z.array(z.object({ date: IsoDateTime, status: MemberStatusCode })),
});
export type Member = z.infer<typeof Member>;
