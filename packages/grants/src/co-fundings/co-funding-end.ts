import {
  addDays,
  daysBetween,
  daysInMonth,
  type Grosze,
  getIsoDate,
  type IsoDate,
  type IsoMonth,
  partsOf,
  warsawDate,
} from '@urzad/domain';
import { type BasisPoints, refundFor } from '../refund/refund';
import type { CoFundingStatus } from './co-funding-status';
import { amountsOf, hasEndedMonth, monthOfDay, type ScheduledMonth } from './month-status';

/** What the limit of a month follows from, as it stands in the co-funding. */
export interface LimitTerms {
  rate: BasisPoints;
  /** What a whole month is paid at most. */
  cap: Grosze;
  planned_cost: Grosze;
  /** The first day of the support. */
  date_from: IsoDate;
}

/**
 * A schedule whose support ends early: the month of the last day is paid for its days, later months are skipped and
 * cost nothing (Order §12). A suspended month is skipped as well, for none is left to which it could move. What was
 * claimed or paid stays as it is, and so does a month that was skipped before: its money is back in the call already.
 *
 * @param lastDay one before the start leaves no month, one after the end changes nothing but suspended months
 */
export function scheduleUntil(
  schedule: readonly ScheduledMonth[],
  lastDay: IsoDate,
  terms: LimitTerms,
): ScheduledMonth[] {
  return schedule.map((month) => {
    if (!isUnsettled(month)) return month;
    const days = Math.min(month.days, daysUntil(month, lastDay, terms));
    if (days <= 0 || month.status === 'suspended') return { ...month, days: 0, limit: 0, status: 'skipped' };
    if (days === month.days) return month;
    return { ...month, days, limit: Math.min(month.limit, limitFor(month, days, terms)) };
  });
}

/** What an early end gives back to the call: what its months would still have cost. */
export function freedByEnd(before: readonly ScheduledMonth[], after: readonly ScheduledMonth[]): Grosze {
  return amountsOf(before).left - amountsOf(after).left;
}

/** The months that were claimed or paid for days after this one: an early end would have to take them back. */
export function settledBeyond(
  schedule: readonly ScheduledMonth[],
  lastDay: IsoDate,
  terms: Pick<LimitTerms, 'date_from'>,
): IsoMonth[] {
  return schedule
    .filter(({ status }) => status === 'requested' || status === 'paid')
    .filter((month) => daysUntil(month, lastDay, terms) < month.days)
    .map(({ month }) => month);
}

/**
 * Whether nothing more of a month is to come, so that it can be settled: it has ended, or it is the last one of a
 * support that ended early (Order §12). @param now business time
 */
export function isMonthOver(
  month: IsoMonth,
  { status, date_to }: { status: CoFundingStatus; date_to: IsoDate },
  now: Date,
): boolean {
  return hasEndedMonth(month, now) || (isCutMonth(month, { status, date_to }) && date_to <= warsawDate(now));
}

/**
 * Whether it is the last month of a support that ended early. An annex ends what it replaces with a whole month, which is
 * no earlier than planned: only where a resignation cut that month afterwards, the end of the contract is early.
 */
export function isCutMonth(
  month: IsoMonth,
  { status, date_to }: { status: CoFundingStatus; date_to: IsoDate },
): boolean {
  if (monthOfDay(date_to) !== month) return false;
  return status === 'closed_early' || (status === 'changed' && monthOfDay(addDays(date_to, 1)) === month);
}

function isUnsettled({ status }: ScheduledMonth): boolean {
  return status === 'open' || status === 'due' || status === 'suspended';
}

/** Days of the support in this month until the last day, which is included; none or fewer after it. */
function daysUntil(
  { month }: ScheduledMonth,
  lastDay: IsoDate,
  { date_from }: Pick<LimitTerms, 'date_from'>,
): number {
  if (month < monthOfDay(lastDay)) return Number.POSITIVE_INFINITY;
  const first = monthOfDay(date_from) === month ? date_from : getIsoDate(`${month}-01`);
  return daysBetween(first, lastDay) + 1;
}

function limitFor({ month }: ScheduledMonth, days: number, { planned_cost, rate, cap }: LimitTerms): Grosze {
  const { year, month: ordinal } = partsOf(getIsoDate(`${month}-01`));
  return refundFor({
    eligible: planned_cost,
    rate,
    cap,
    daysInContract: days,
    daysInMonth: daysInMonth(year, ordinal),
  });
}
