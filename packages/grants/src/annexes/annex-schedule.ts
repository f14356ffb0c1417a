import { addDays, addMonths, type Grosze, getIsoDate, type IsoDate, type IsoMonth } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import { scheduleUntil } from '../co-fundings/co-funding-end';
import { monthOfDay, type ScheduledMonth } from '../co-fundings/month-status';
import type { CareForm } from '../dictionaries/dictionaries';
import { careMonths, lastPlannedDay, type PlannedMonth } from '../ranking/planned-schedule';
import type { BasisPoints } from '../refund/refund';
import { supportEnd } from '../registration-form/eligibility';
import type { CoFundingChange } from './annex-change';

export type AnnexParams = Pick<CallParams, 'cap' | 'prorata' | 'months_max' | 'age_max_years' | 'care_forms'>;

/** The support of one child as it stands before an annex. */
export interface Support {
  care_form: CareForm;
  planned_cost: Grosze;
  rate: BasisPoints;
  cap: Grosze;
  date_from: IsoDate;
  date_to: IsoDate;
  /** The birth of the child; support stops by age (E5). */
  born_date: IsoDate;
  schedule: readonly ScheduledMonth[];
  /** Months that the co-fundings before it, which annexes have replaced, have used: `usedMonths` of them. */
  earlier: readonly IsoMonth[];
}

/** What an annex makes of the support of one child: two co-fundings, one after the other. */
export interface ChangedSupport {
  /** The old co-funding with what remains of it: claimed and paid months as they are. */
  kept: { date_to: IsoDate; schedule: ScheduledMonth[]; months: number; amount: Grosze };
  /** The new one; `undefined` when no month is left for it. */
  after:
    | {
        care_form: CareForm;
        planned_cost: Grosze;
        cap: Grosze;
        born_date: IsoDate;
        date_from: IsoDate;
        date_to: IsoDate;
        schedule: ScheduledMonth[];
        /** Months of it that may be paid, suspended ones among them. */
        months: number;
        amount: Grosze;
      }
    | undefined;
  amount_total: Grosze;
}

/**
 * The support of one child with an annex from the first day of a month (Process §2.9; Order §12): the old co-funding
 * ends on the day before, and the new one has the months that are left, counted as rows of the schedule. A month that
 * was claimed or paid stays with the old one, so that no month is in both. A suspended month about which the annex says
 * nothing stays suspended, and one that an annex left out stays out.
 */
export function afterAnnex(
  support: Support,
  change: CoFundingChange,
  { valid_from, params }: { valid_from: IsoDate; params: AnnexParams },
): ChangedSupport {
  const lastKept = addDays(valid_from, -1);
  const kept = scheduleUntil(support.schedule, lastKept, support);
  const care_form = change.care_form ?? support.care_form;
  const planned_cost = change.planned_cost ?? support.planned_cost;
  const cap = change.care_form === null ? support.cap : (params.cap[care_form] ?? 0);
  const born_date = change.born_date ?? support.born_date;
  const date_from = valid_from > support.date_from ? valid_from : support.date_from;

  const months = careMonths({
    from: date_from,
    count: rowsFrom(support, { change, date_from, params }),
    last: lastDay(support, change, { date_from, params }),
    terms: { planned_cost, cap, rate: support.rate, prorata: params.prorata },
  });
  const settled = settledMonths(support);
  const schedule = months
    .filter(({ month }) => !settled.has(month))
    .map((month) => scheduled(month, statusIn(support, change, month.month)));
  const date_to = lastPlannedDay(date_from, months);
  const payable = schedule.filter(isCounted);
  const isLeft = payable.length > 0 && date_to !== undefined;
  const keptAmount = totalOf(kept);
  return {
    kept: {
      date_to: valid_from > support.date_from ? lastKept : support.date_from,
      schedule: kept,
      months: kept.filter(isCounted).length,
      amount: keptAmount,
    },
    after: isLeft
      ? {
          ...{ care_form, planned_cost, cap, born_date, date_from, date_to, schedule },
          months: payable.length,
          amount: totalOf(schedule),
        }
      : undefined,
    amount_total: keptAmount + (isLeft ? totalOf(schedule) : 0),
  };
}

/** The months that an annex from this day could still change. */
export function monthsLeft({ schedule }: Pick<Support, 'schedule'>, valid_from: IsoDate): IsoMonth[] {
  const first = monthOfDay(valid_from);
  return schedule.filter((row) => isLeftFrom(row, first)).map(({ month }) => month);
}

/** The months of a co-funding that count as months of its child. */
export function usedMonths(schedule: readonly ScheduledMonth[]): IsoMonth[] {
  return schedule.filter(isCounted).map(({ month }) => month);
}

/**
 * The most rows that the support of a child may still have from a day: all its rows together, with those of the
 * co-fundings before it, are `months_max`.
 */
export function rowsAllowed(
  { schedule, earlier }: Pick<Support, 'schedule' | 'earlier'>,
  { valid_from, params }: { valid_from: IsoDate; params: Pick<AnnexParams, 'months_max'> },
): number {
  const first = monthOfDay(valid_from);
  const used = schedule.filter((row) => isCounted(row) && !isLeftFrom(row, first)).length;
  return Math.max(0, params.months_max - used - earlier.length);
}

/**
 * Rows of the calendar from the first day on: those that may be paid, those that were claimed or paid already, and those
 * that cost nothing, because they are shifted or were left out before.
 */
function rowsFrom(
  support: Support,
  { change, date_from, params }: { change: CoFundingChange; date_from: IsoDate; params: AnnexParams },
): number {
  const first = monthOfDay(date_from);
  const left = monthsLeft(support, date_from).length;
  const allowed = rowsAllowed(support, { valid_from: date_from, params });
  // A later last day than that of the support adds months, as many as the call allows for a child.
  const isLonger = change.date_to !== null && change.date_to > support.date_to;
  const payable = isLonger ? allowed : Math.min(left, allowed);
  const settled = [...settledMonths(support)].filter((month) => month >= first).length;
  const leftOut = support.schedule.filter((row) => row.month >= first && !isCounted(row)).length;
  const { months = [], shifted: isShifted } = change.suspended ?? {};
  const shifted = isShifted === 'yes' ? new Set(months.filter((month) => month >= first)).size : 0;
  return payable === 0 ? 0 : payable + settled + leftOut + shifted;
}

/** A suspended month that moves to the end is cut by age only (Order §12). */
function lastDay(
  { schedule, date_to, born_date }: Support,
  change: CoFundingChange,
  { date_from, params: { age_max_years } }: { date_from: IsoDate; params: AnnexParams },
): IsoDate {
  const first = monthOfDay(date_from);
  const isShifted =
    change.suspended?.shifted === 'yes' ||
    schedule.some(({ month, status }) => status === 'suspended' && month < first);
  const agreed = change.date_to ?? (isShifted ? undefined : date_to);
  const grown = [born_date, change.born_date ?? born_date].map((born) => supportEnd(born, age_max_years));
  const [last = date_to] = [...grown, ...(agreed === undefined ? [] : [agreed])].toSorted();
  return last;
}

function scheduled(
  { month, days, limit }: PlannedMonth,
  status: 'open' | 'suspended' | 'skipped',
): ScheduledMonth {
  return status === 'skipped'
    ? { month, days: 0, limit: 0, status, paid: 0 }
    : { month, days, limit, status, paid: 0 };
}

/** What a month of the new co-funding is: what the annex says, or else what it was. */
function statusIn({ schedule }: Support, { suspended }: CoFundingChange, month: IsoMonth) {
  if (suspended?.months.includes(month)) return 'skipped';
  const was = schedule.find((row) => row.month === month);
  if (!was) return 'open';
  if (was.status === 'suspended') return 'suspended';
  return isCounted(was) ? 'open' : 'skipped';
}

/** Months that are settled for this child, in this co-funding or in one before it. */
function settledMonths({ schedule, earlier }: Support): Set<IsoMonth> {
  return new Set([...earlier, ...schedule.filter(isSettled).map(({ month }) => month)]);
}

/** Months from there on that were not claimed; a suspended one waits for its place wherever it stands. */
function isLeftFrom({ month, status }: ScheduledMonth, first: IsoMonth): boolean {
  if (status === 'suspended') return true;
  return month >= first && (status === 'open' || status === 'due');
}

/** Claimed, paid, or left out before: it stays with the old co-funding. */
function isSettled({ status, limit }: ScheduledMonth): boolean {
  return status === 'requested' || status === 'paid' || (status === 'skipped' && limit > 0);
}

/** A row that costs nothing any more is none of the months of a child. */
function isCounted({ status, limit }: ScheduledMonth): boolean {
  return status !== 'skipped' || limit > 0;
}

function totalOf(schedule: readonly Pick<ScheduledMonth, 'limit'>[]): Grosze {
  return schedule.reduce((sum, { limit }) => sum + limit, 0);
}

/** The earliest first day of an annex: of the first month that begins on the day of the application for it, or later. */
export function earliestAnnexDay(applied: IsoDate): IsoDate {
  const first = getIsoDate(`${monthOfDay(applied)}-01`);
  return first === applied ? first : addMonths(first, 1);
}
