import { type Grosze, getIsoDate, type IsoDate } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import {
  lastPlannedDay,
  type PlannedCare,
  type PlannedMonth,
  plannedSchedule,
} from '../ranking/planned-schedule';
import { splitRefund } from '../refund/refund';

/** The days of a contract, both included. */
export interface ContractPeriod {
  date_from: IsoDate;
  date_to: IsoDate;
}

export type ScheduleParams = Parameters<typeof plannedSchedule>[1];

/** The support of one child as a contract promises it. */
export interface CoFundingTerms {
  date_from: IsoDate;
  date_to: IsoDate;
  months: PlannedMonth[];
  /** Sum of the limits of the months. */
  amount_total: Grosze;
}

/**
 * The months of a child's support: as planned, but not before the contract and not after it. Care that began earlier
 * is paid from the first day of the contract, for the whole number of planned months. Nothing when no day is left.
 */
export function coFundingTerms(
  care: PlannedCare,
  period: ContractPeriod,
  params: ScheduleParams,
): CoFundingTerms | undefined {
  const hasBegun = care.care_start <= period.date_from;
  const date_from = hasBegun ? period.date_from : care.care_start;
  const months = plannedSchedule({ ...care, care_start: date_from }, params, period.date_to);
  const start = getIsoDate(date_from);
  const date_to = lastPlannedDay(start, months);
  if (!date_to) return undefined;

  return {
    date_from: start,
    date_to,
    months,
    amount_total: months.reduce((sum, { limit }) => sum + limit, 0),
  };
}

/** The shares of the payers, month by month as they will be paid, so that they add up to the grosz. */
export function payersOf(
  months: readonly Pick<PlannedMonth, 'limit'>[],
  { esf_share, state_share }: Pick<CallParams, 'esf_share' | 'state_share'>,
): { esf: Grosze; state: Grosze } {
  const shares = { esf: esf_share, state: state_share };
  const parts = months.map(({ limit }) => splitRefund(limit, limit, shares));
  return {
    esf: parts.reduce((sum, { esf }) => sum + esf, 0),
    state: parts.reduce((sum, { state }) => sum + state, 0),
  };
}
