import { addDays, addMonths, daysBetween, type IsoDate, termEnd, warsawDate } from '@urzad/domain';
import { type CaseKind, getCaseKind } from './case-kinds';

/** How long a closed or refused case can be reopened, in days (Process §2.16). */
export const REOPEN_DAYS = 30;

/** The days that an applicant has for an answer by default, and at most. */
export const ANSWER_DAYS = 7;
export const ANSWER_DAYS_MAX = 30;

/** The last day of the term as the law reckons it, before it is moved from a free day. */
export function caseTerm(kind: CaseKind, received: Date): IsoDate {
  const { term } = getCaseKind(kind);
  const day = warsawDate(received);
  return 'months' in term ? addMonths(day, term.months) : addDays(day, term.days);
}

/**
 * The day by which the office answers: the term, with the whole days of waiting for the applicant added before it is
 * moved from a free day (Order §12).
 */
export function caseDueDate(term: IsoDate, waitedDays: number): IsoDate {
  return termEnd(addDays(term, waitedDays));
}

/**
 * The whole days for which the term stood still: from the day of the question, at most until `answer_to`. For data
 * protection and accessibility the term runs on.
 */
export function waitedDays(
  kind: CaseKind,
  { asked, answer_to }: { asked: Date; answer_to: IsoDate },
  until: Date,
): number {
  if (getCaseKind(kind).isOfRights) return 0;
  const from = warsawDate(asked);
  const left = warsawDate(until);
  return Math.max(0, daysBetween(from, left < answer_to ? left : answer_to));
}

/** Whether a case that ended then can still be reopened. */
export function canReopen(ended: Date, now: Date): boolean {
  return warsawDate(now) <= addDays(warsawDate(ended), REOPEN_DAYS);
}
