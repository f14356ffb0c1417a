import {
  addDays,
  addMonths,
  birthDateOf,
  daysBetween,
  daysInMonth,
  type Grosze,
  getIsoDate,
  type IsoDate,
  type IsoMonth,
  isIsoDate,
  isPesel,
  partsOf,
} from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import { refundFor } from '../refund/refund';
import { supportEnd } from '../registration-form/eligibility';
import type { Child } from '../registration-form/registration-form';

/** One month of the support of a child. */
export interface PlannedMonth {
  month: IsoMonth;
  /** Days of the month that the support covers. */
  days: number;
  /** What the call pays for this month at most. */
  limit: Grosze;
}

/** The answers about a child that its schedule is made of. */
export type PlannedCare = Pick<Child, 'pesel' | 'care_form' | 'care_start' | 'care_months' | 'planned_cost'>;

type ScheduleParams = Pick<CallParams, 'rate' | 'cap' | 'prorata' | 'months_max' | 'age_max_years'>;

/**
 * The months for which a child's care is paid as planned: from the first day of care, a started month counted as one,
 * until the months are used or the child is too old (E5; Process §2.9). Empty until the answers are complete.
 *
 * @param until the last day of a contract, after which nothing is paid
 */
export function plannedSchedule(care: PlannedCare, params: ScheduleParams, until?: IsoDate): PlannedMonth[] {
  const { care_start, care_months, planned_cost } = care;
  const cap = Object.entries(params.cap).find(([form]) => form === care.care_form)?.[1];
  if (!isIsoDate(care_start) || care_months === null || planned_cost === null || cap === undefined) return [];
  // Care begins after the birth.
  if (!isPesel(care.pesel, care_start)) return [];

  const grown = supportEnd(birthDateOf(care.pesel), params.age_max_years);
  const last = until && until < grown ? until : grown;
  const months = Math.min(care_months, params.months_max);
  const schedule: PlannedMonth[] = [];
  for (let at = 0; at < months; at++) {
    const { month, first, end, length } = monthAfter(care_start, at);
    const days = Math.min(daysBetween(first, end), daysBetween(first, last)) + 1;
    if (days <= 0) break;
    const daysInContract = params.prorata === 'yes' ? days : length;
    schedule.push({
      month,
      days,
      limit: refundFor({
        eligible: planned_cost,
        rate: params.rate,
        cap,
        daysInContract,
        daysInMonth: length,
      }),
    });
  }
  return schedule;
}

/** The last day that a schedule beginning on `start` covers; `undefined` for one without months. */
export function lastPlannedDay(start: IsoDate, months: readonly PlannedMonth[]): IsoDate | undefined {
  const last = months.at(-1);
  if (!last) return undefined;
  const first = months.length === 1 ? start : getIsoDate(`${last.month}-01`);
  return addDays(first, last.days - 1);
}

/** What an application costs the call at most: the months of all its children (Order §12). */
export function applicationCost(children: readonly PlannedCare[], params: ScheduleParams): Grosze {
  return children
    .flatMap((child) => plannedSchedule(child, params))
    .reduce((sum, { limit }) => sum + limit, 0);
}

/** A calendar month after the one of `start`; the first begins on `start` itself. */
function monthAfter(start: IsoDate, months: number) {
  const day = addMonths(start, months);
  const parts = partsOf(day);
  const length = daysInMonth(parts.year, parts.month);
  const firstOfMonth = addDays(day, 1 - parts.day);

  return {
    month: day.slice(0, 7),
    first: months === 0 ? start : firstOfMonth,
    end: addDays(firstOfMonth, length - 1),
    length,
  };
}
