import type { Grosze, IsoDate, IsoMonth, YesNo } from '@urzad/domain';
import type { CareForm } from '../dictionaries/dictionaries';
import type { BasisPoints } from '../refund/refund';

/** What the refund of a month follows from: call, contract and schedule. The wire has the same names (`ClaimTerms`). */
export interface ClaimMoneyTerms {
  month: IsoMonth;
  /** Days of the month that the contract covers, and all its days. */
  days_in_contract: number;
  days_in_month: number;
  /** The part of the month that the contract covers, both days included. */
  period_from: IsoDate;
  period_to: IsoDate;
  care_form: CareForm;
  rate: BasisPoints;
  cap: Grosze;
  /** The limit of the month in the schedule: the cap for these days, or less where the contract promises less. */
  limit: Grosze;
  /** Paid before for this month. */
  already_paid: Grosze;
  planned_cost: Grosze;
  meals: YesNo;
  extra_classes: YesNo;
  entry_fee_once: YesNo;
  /** An entry fee was accepted in an earlier claim of this co-funding. */
  entry_fee_used: YesNo;
  min_attendance_days: number;
  esf_share: BasisPoints;
  state_share: BasisPoints;
  seller_name: string;
  seller_nip: string;
}
