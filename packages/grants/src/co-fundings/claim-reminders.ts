import { addDays, type IsoDate, type IsoMonth } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import { claimFrom, claimTo } from './co-funding-deadlines';

/** The days of the next month on which a parent is reminded of the claim of a month (Process §2.20, N24). */
const REMINDER_DAYS = [1, 10, 14] as const;

interface Reminded {
  month: IsoMonth;
  /** How many of the reminders count as sent: one that was sent late stands for those before it. */
  reminded: number;
}

/**
 * How many reminders of a month count as sent once today's is; `undefined`: none is sent today. What was missed is made
 * up for by one. After the last day of the claim nobody is reminded again, but who was told nothing is told once: a late
 * claim is taken (Process §2.14).
 */
export function claimReminderOn(
  today: IsoDate,
  { month, reminded }: Reminded,
  params: Pick<CallParams, 'request_deadline_day'>,
): number | undefined {
  const first = claimFrom(month);
  const passed = REMINDER_DAYS.filter((day) => addDays(first, day - 1) <= today).length;
  if (passed <= reminded) return undefined;
  return reminded > 0 && today > claimTo(month, params) ? undefined : passed;
}
