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
  return careMonths({
    from: care_start,
    count: Math.min(care_months, params.months_max),
    last: until && until < grown ? until : grown,
    terms: { planned_cost, cap, rate: params.rate, prorata: params.prorata },
  });
}

interface CareMonths {
  /** The first day of the support. */
  from: IsoDate;
  /** Its months, a started one counted as one. */
  count: number;
  /** The last day on which it may be paid. */
  last: IsoDate;
  terms: { planned_cost: Grosze; cap: Grosze } & Pick<CallParams, 'rate' | 'prorata'>;
}

/** So many months of a support, or fewer when its last day comes before, each with its days and its limit. */
export function careMonths({ from, count, last, terms }: CareMonths): PlannedMonth[] {
  const { planned_cost, cap, rate, prorata } = terms;
  const schedule: PlannedMonth[] = [];
  for (let at = 0; at < count; at++) {
    const { month, first, end, length } = monthAfter(from, at);
    const days = Math.min(daysBetween(first, end), daysBetween(first, last)) + 1;
    if (days <= 0) break;
    const daysInContract = prorata === 'yes' ? days : length;
    const limit = refundFor({ eligible: planned_cost, rate, cap, daysInContract, daysInMonth: length });
    schedule.push({ month, days, limit });
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
