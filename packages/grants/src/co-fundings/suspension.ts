import type { IsoDate, IsoMonth } from '@urzad/domain';
import type { CoFundingStatus } from './co-funding-status';
import type { CoFundingStep } from './co-funding-workflow';
import { type MonthStatus, monthOfDay, type ScheduledMonth } from './month-status';

/** Months that wait for nobody's money yet. What was requested or paid is never suspended. */
const SUSPENDABLE: readonly MonthStatus[] = ['open', 'due'];

/**
 * The schedule with the whole months from `from` to `to` suspended (Order §12). Their limits stay in „to come”, until an
 * annex says whether they are shifted or skipped.
 */
export function suspendMonths<Month extends Pick<ScheduledMonth, 'month' | 'status'>>(
  schedule: readonly Month[],
  from: IsoMonth,
  to: IsoMonth,
): Month[] {
  return schedule.map((month) =>
    isWithin(month, from, to) && SUSPENDABLE.includes(month.status)
      ? { ...month, status: 'suspended' }
      : month,
  );
}

/** A co-funding among those of a participant. */
interface Numbered {
  id_child: number;
  /** The last part of its number: what replaces a co-funding has a higher one. */
  ordinal: number;
  status: CoFundingStatus;
}

/**
 * The co-fundings of the same child that annexes have replaced before this one, the oldest first: a suspension covers
 * their months too, as long as nobody has claimed them.
 */
export function earlierOf<Of extends Numbered>(
  { id_child, ordinal }: Pick<Numbered, 'id_child' | 'ordinal'>,
  all: readonly Of[],
): Of[] {
  return all
    .filter((one) => one.status === 'changed' && one.id_child === id_child && one.ordinal < ordinal)
    .toSorted((one, other) => one.ordinal - other.ordinal);
}

/** The schedule with the suspended months from `from` on to come again; the earlier ones stay suspended. */
export function resumeMonths<Month extends Pick<ScheduledMonth, 'month' | 'status'>>(
  schedule: readonly Month[],
  from: IsoMonth,
): Month[] {
  return schedule.map((month) =>
    month.month >= from && month.status === 'suspended' ? { ...month, status: 'open' } : month,
  );
}

/**
 * The months of a co-funding that were suspended and will never be settled: an annex left them out or moved them to the
 * end, or the co-funding ended meanwhile. What a resignation or another co-funding took is none of them.
 */
export function leftOutMonths({
  status,
  date_from,
  date_to,
  schedule,
}: {
  status: CoFundingStatus;
  date_from: IsoDate;
  date_to: IsoDate;
  schedule: readonly Pick<ScheduledMonth, 'month' | 'status'>[];
}): IsoMonth[] {
  // An annex that took all of a co-funding left it one day.
  const isEmptied = status === 'changed' && date_from === date_to;
  if (status === 'closed_early' || isEmptied) return [];
  return schedule
    .filter((row) => row.status === 'skipped' && row.month <= monthOfDay(date_to))
    .map(({ month }) => month);
}

/** The months that the first schedule has in another status than the second. */
export function changedMonths<Month extends Pick<ScheduledMonth, 'month' | 'status'>>(
  before: readonly Month[],
  after: readonly Month[],
): Month[] {
  return after.filter(({ status }, at) => status !== before[at]?.status);
}

/** The step of a co-funding that follows from its months: it is suspended while the present month is (Process §2.9). */
export function suspensionStep(
  status: CoFundingStatus,
  schedule: readonly Pick<ScheduledMonth, 'month' | 'status'>[],
  present: IsoMonth,
): Extract<CoFundingStep, 'suspend' | 'resume'> | undefined {
  const isNow = schedule.some(({ month, status: of }) => month === present && of === 'suspended');
  if (status === 'running' && isNow) return 'suspend';
  return status === 'suspended' && !isNow ? 'resume' : undefined;
}

/** Whether all support of a person is suspended, so that the person and the contract are too. */
export function isAllSuspended(statuses: readonly CoFundingStatus[]): boolean {
  const live = statuses.filter((status) => ['planned', 'running', 'suspended'].includes(status));
  return live.length > 0 && live.every((status) => status === 'suspended');
}

function isWithin({ month }: { month: IsoMonth }, from: IsoMonth, to: IsoMonth): boolean {
  return month >= from && month <= to;
}
