import { addDays, daysBetween, type IsoDate, termEnd, warsawDate } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import { correctionTo } from '../registrations/registration-deadlines';

/** How many days before the last one a parent is reminded of the documents (N11). */
export const DOCUMENTS_REMINDERS = [5, 1] as const;

interface Term {
  documents_to: IsoDate | null;
}

/** Documents may be sent until the end of the last day in Poland. */
export function areDocumentsLate({ documents_to }: Term, now: Date): boolean {
  return documents_to !== null && warsawDate(now) > documents_to;
}

/** The last day after a prolongation by these days, counted from the term as it stands (Order §12). */
export function prolongedTo(documents_to: IsoDate, days: number): IsoDate {
  return termEnd(addDays(documents_to, days));
}

/** The last day after a return: whoever has less time left gets the days of a correction. */
export function returnedTo(
  documents_to: IsoDate,
  params: Pick<CallParams, 'correction_days'>,
  returned: Date,
): IsoDate {
  const corrected = correctionTo(params, returned);
  return corrected > documents_to ? corrected : documents_to;
}

/** The reminder that is due today: 5 or 1 for the last one that has come, `undefined` before the first. */
export function dueReminder(documents_to: IsoDate, today: IsoDate): number | undefined {
  const left = daysBetween(today, documents_to);
  return left < 0 ? undefined : DOCUMENTS_REMINDERS.findLast((days) => left <= days);
}
