import { addDays, getMoment, type IsoDate } from '@urzad/domain';
import { caseDueDate, waitedDays } from '@urzad/grants';
import type { CaseRecord } from './table';

type Waiting = Pick<CaseRecord, 'kind' | 'term' | 'waited_days' | 'asked_date' | 'answer_to'>;
type TermValues = Pick<CaseRecord, 'waited_days' | 'asked_date' | 'answer_to' | 'due_date'>;

/** The term while the office waits: its last day is stored as if the applicant answers on the last day. */
export function termWhileWaiting(
  record: Waiting,
  { asked_date, answer_to }: { asked_date: Date; answer_to: IsoDate },
): TermValues {
  const asked = { ...record, asked_date, answer_to };
  const due_date = dueDateOf(asked, plannedDays(asked));
  return { waited_days: record.waited_days, asked_date, answer_to, due_date };
}

/** The term after the waiting has ended at `now`, or as it is when nobody waited. */
export function termAfterWaiting(record: Waiting, now: Date): TermValues {
  const waited_days = record.waited_days + daysUntil(record, now);
  return { waited_days, asked_date: null, answer_to: null, due_date: dueDateOf({ ...record, waited_days }) };
}

/** Another term; the waiting goes on. */
export function withTerm(record: Waiting, term: IsoDate): Pick<CaseRecord, 'term' | 'due_date'> {
  return { term, due_date: dueDateOf({ ...record, term }, plannedDays(record)) };
}

/** The term whose last day is this one; what the office still waits is added to it, so that it never moves earlier. */
export function termEndingOn(record: Waiting, due: IsoDate): Pick<CaseRecord, 'term' | 'due_date'> {
  return withTerm(record, addDays(due, -record.waited_days));
}

function dueDateOf({ term, waited_days }: Pick<Waiting, 'term' | 'waited_days'>, more = 0): IsoDate | null {
  return term && caseDueDate(term, waited_days + more);
}

/** Of an open question the days until its last one. */
function plannedDays(record: Waiting): number {
  return record.answer_to === null ? 0 : daysUntil(record, getMoment(`${record.answer_to} 12:00`));
}

function daysUntil({ kind, asked_date, answer_to }: Waiting, until: Date): number {
  return asked_date && answer_to ? waitedDays(kind, { asked: asked_date, answer_to }, until) : 0;
}
