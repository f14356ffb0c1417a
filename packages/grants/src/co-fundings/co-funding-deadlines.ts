import { addDays, addMonths, getIsoDate, type IsoDate, type IsoMonth, termEnd } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import { type CoFundingStatus, LIVE_CO_FUNDING_STATUSES } from './co-funding-status';
import type { ScheduledMonth } from './month-status';

/** What a participant has to do or to expect. */
export const DEADLINE_CODES = ['certificate', 'employment', 'start', 'claim', 'end'] as const;

export interface CoFundingDeadline {
  /**
   * `certificate`: the employer's certificate of the start of work is missing; `employment`: work has to be confirmed
   * anew, as the months after it are not paid without; `claim`: the last day of the claim of a
   * month; `start` and `end`: the first and the last day of the support.
   */
  code: (typeof DEADLINE_CODES)[number];
  date: IsoDate;
  /** Of a claim. */
  month: IsoMonth | null;
}

interface Dated {
  status: CoFundingStatus;
  date_from: IsoDate;
  date_to: IsoDate;
  schedule: readonly Pick<ScheduledMonth, 'month' | 'status'>[];
}

/** The first day on which a month can be settled. */
export function claimFrom(month: IsoMonth): IsoDate {
  return addMonths(getIsoDate(`${month}-01`), 1);
}

/** The last day of the claim of a month; one on which no office works moves to the next that does (Order §12). */
export function claimTo(
  month: IsoMonth,
  { request_deadline_day }: Pick<CallParams, 'request_deadline_day'>,
): IsoDate {
  return termEnd(addDays(claimFrom(month), request_deadline_day - 1));
}

/** By when certificates about work are needed; `null`: none is missing. */
interface NeededCertificates {
  /** That of the start. */
  certificate_to: IsoDate | null;
  /** The next confirmation of it. */
  employment_to: IsoDate | null;
}

/**
 * The dates of one co-funding that are still of interest, the earliest first: of the months only those that wait for a
 * claim, and the next one.
 */
export function coFundingDeadlines(
  { status, date_from, date_to, schedule }: Dated,
  params: Pick<CallParams, 'request_deadline_day'>,
  { certificate_to, employment_to }: NeededCertificates,
): CoFundingDeadline[] {
  const isLive = LIVE_CO_FUNDING_STATUSES.some((live) => live === status);
  const isPlanned = status === 'planned';
  const next = schedule.find((month) => month.status === 'open');
  const claimed = schedule.filter(
    (month) => month.status === 'due' || (month === next && status === 'running'),
  );

  return [
    ...(isPlanned && certificate_to ? [dated('certificate', certificate_to)] : []),
    ...(isLive && !isPlanned && employment_to ? [dated('employment', employment_to)] : []),
    ...(isPlanned ? [dated('start', date_from)] : []),
    ...claimed.map(({ month }) => dated('claim', claimTo(month, params), month)),
    ...(isLive ? [dated('end', date_to)] : []),
  ].toSorted((one, other) => one.date.localeCompare(other.date));
}

function dated(
  code: CoFundingDeadline['code'],
  date: IsoDate,
  month: IsoMonth | null = null,
): CoFundingDeadline {
  return { code, date, month };
}
