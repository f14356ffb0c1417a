import { type Grosze, type IsoDate, type IsoMonth, warsawDate } from '@urzad/domain';
import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type MonthStatus = StatusOf<typeof MONTH_STATUSES>;

/** The statuses of one month of a schedule (Order §12). */
export const MONTH_STATUSES = /* @__PURE__ */ defineStatuses({
  open: { pl: 'Przed nami', en: 'To come', colour: 'grey' },
  due: { pl: 'Do rozliczenia', en: 'To be settled', colour: 'orange' },
  requested: { pl: 'Rozliczenie złożone', en: 'Claim submitted', colour: 'blue' },
  paid: { pl: 'Wypłacone', en: 'Paid', colour: 'green' },
  skipped: { pl: 'Pominięte', en: 'Skipped', colour: 'grey' },
  suspended: { pl: 'Zawieszone', en: 'Suspended', colour: 'orange' },
});

/** One month as it stands in the schedule. */
export interface ScheduledMonth {
  month: IsoMonth;
  days: number;
  /** What is paid for it at most. */
  limit: Grosze;
  status: MonthStatus;
  /** What was paid for it. */
  paid: Grosze;
  /**
   * What stays requested of its limit: the approved sum, once the bank returned the payment of it (Order §12); of a paid
   * month what a review may add or has added, until that is paid.
   */
  approved?: Grosze | null;
}

/** Where the money of a schedule is. */
export interface ScheduleAmounts {
  paid: Grosze;
  requested: Grosze;
  /** Of months to come, those that wait for a claim, and suspended ones. */
  left: Grosze;
  /** What skipped, paid and returned months leave of their limits: it returns to the call (Order §12). */
  unused: Grosze;
  total: Grosze;
}

/** The total is always the sum of the four others. */
export function amountsOf(schedule: readonly Omit<ScheduledMonth, 'month' | 'days'>[]): ScheduleAmounts {
  const amounts: ScheduleAmounts = { paid: 0, requested: 0, left: 0, unused: 0, total: 0 };
  for (const { status, limit, paid, approved } of schedule) {
    amounts.total += limit;
    if (status === 'paid') {
      amounts.paid += paid;
      amounts.requested += approved ?? 0;
      amounts.unused += limit - paid - (approved ?? 0);
    } else if (status === 'requested') {
      amounts.requested += approved ?? limit;
      amounts.unused += limit - (approved ?? limit);
    } else {
      amounts[PART_OF[status]] += limit;
    }
  }
  return amounts;
}

const PART_OF = {
  open: 'left',
  due: 'left',
  suspended: 'left',
  skipped: 'unused',
} as const satisfies Record<Exclude<MonthStatus, 'paid' | 'requested'>, keyof ScheduleAmounts>;

/** Whether nothing of a schedule is to come or to be paid any more: each month is paid or skipped (Process §2.10). */
export function isSettled(schedule: readonly Pick<ScheduledMonth, 'status'>[]): boolean {
  return schedule.every(({ status }) => status === 'paid' || status === 'skipped');
}

/** Whether no month of a schedule is to come any more. */
export function hasRunOut(schedule: readonly Pick<ScheduledMonth, 'status'>[]): boolean {
  return schedule.every(({ status }) => status !== 'open' && status !== 'suspended');
}

/** Whether the month is over, so that it can be settled. @param now business time */
export function hasEndedMonth(month: IsoMonth, now: Date): boolean {
  return month < monthOfDay(warsawDate(now));
}

export function monthOfDay(day: IsoDate): IsoMonth {
  return day.slice(0, 7);
}
