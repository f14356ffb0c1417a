import type { TaskTurns } from '@urzad/contract';
import type { Locale } from '@urzad/ui';
import { turnMessages } from '../messages/turns';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** When a task runs, in words: `co 15 minut`, `codziennie o 7:00`, `1. dnia miesiąca o 3:30`. */
export function turnsText(turns: TaskTurns, locale: Locale): string {
  const words = turnMessages[locale];
  if ('every' in turns) {
    if (turns.every < MINUTE_MS) return words.seconds(Math.round(turns.every / SECOND_MS));
    return everyText(Math.round(turns.every / MINUTE_MS), locale);
  }

  const [minute = '*', hour = '*', day = '*'] = turns.cron.split(' ');
  if (minute === '*') return words.minutes(1);
  const time = `${hour}:${minute.padStart(2, '0')}`;
  return day === '*' ? words.daily(time) : words.monthly(Number(day), time);
}

function everyText(minutes: number, locale: Locale): string {
  const words = turnMessages[locale];
  if (minutes % DAY_MINUTES === 0) return words.days(minutes / DAY_MINUTES);
  if (minutes % HOUR_MINUTES === 0) return words.hours(minutes / HOUR_MINUTES);
  return words.minutes(minutes);
}
