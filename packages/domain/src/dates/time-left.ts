import { daysBetween, warsawDate } from './iso-date';

/** What is left of a term. Neither is ever negative. */
export interface TimeLeft {
  /** Days of the office's calendar: 0 on the last day, 1 on the day before. */
  days: number;
  ms: number;
}

/** What is left until a moment, which itself still belongs to the term; `undefined` once the term is over. */
export function timeLeft(end: Date, now: Date): TimeLeft | undefined {
  const ms = end.getTime() - now.getTime();

  return ms < 0 ? undefined : { days: daysBetween(warsawDate(now), warsawDate(end)), ms };
}
