import { RECOVERY_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { IsoMonthText } from './claim-shapes';
import { Grosze, Id, IsoDate, YesNo } from './shapes';

/** What a participant has to return of one payment, „Zwrot” (Process §1.2, §2.15). Amounts are grosze. */
export const Recovery = z.object({
  id: Id,
  row_version: z.int(),
  status: z.enum(RECOVERY_STATUSES.codes),
  id_request: Id,
  /** `ROZ/0041/2027-01/1` */
  claim_number: z.string(),
  month: IsoMonthText,
  id_member: Id,
  contract_number: z.string(),
  id_user: Id,
  person: z.string(),
  child: z.string(),
  id_officecase: Id,
  /** `PMG.4321.41.2026` */
  case_sign: z.string(),
  /** What the transfer is called. */
  title: z.string(),
  reason: z.string(),
  /** What was demanded, and what of it was not returned yet. */
  amount: Grosze,
  left: Grosze,
  /** Until today, of what is left, with its periods and yearly rates in basis points; and what was paid of it before. */
  interest: Grosze,
  periods: z.array(z.object({ from: IsoDate, to: IsoDate, days: z.int(), rate: z.int() })),
  interest_paid: Grosze,
  /** `left` + `interest` */
  due: Grosze,
  /** The day of the payment: from the next one on it bears interest. */
  paid_date: IsoDate,
  return_to: IsoDate,
  is_overdue: YesNo,
  /** What came back, the first one first. */
  returns: z.array(z.object({ date: IsoDate, principal: Grosze, interest: Grosze, bank_ref: z.string() })),
  may_book: YesNo,
});
export type Recovery = z.infer<typeof Recovery>;
