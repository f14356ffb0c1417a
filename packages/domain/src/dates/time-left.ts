import { daysBetween, warsawDate } from './iso-date';

/** The rest of a period. Neither number is negative. */
export interface TimeLeft {
  /** Days of the office's calendar: 0 on the last day, 1 on the day before. */
  days: number;
  ms: number;
}

/** The time until an instant, which itself still belongs to the period; `undefined` afterwards. */
export function timeLeft(end: Date, now: Date): TimeLeft | undefined {
  const ms = end.getTime() - now.getTime();

  return ms < 0 ? undefined : { days: daysBetween(warsawDate(now), warsawDate(end)), ms };
}
