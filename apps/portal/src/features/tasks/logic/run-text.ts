import type { TaskRun } from '@urzad/contract';
import {
  countText,
  dateText,
  type IsoDate,
  nearDayText,
  numberText,
  timeText,
  warsawDate,
} from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import { noteText } from '../messages/task-notes';
import { COUNTED_CHANGE, taskMessages } from '../messages/tasks';

/** `7:00` of the present day, `jutro 7:00`, `01.03 0:10`. */
export function runMomentText(moment: string, today: IsoDate, locale: Locale): string {
  const instant = new Date(moment);
  const [day, time] = [warsawDate(instant), timeText(instant)];
  if (day === today) return time;
  const near = nearDayText(day, today, locale)?.toLowerCase();
  return `${near ?? dateText(day, { today, locale })}, ${time}`;
}

type Result = Pick<TaskRun, 'changed' | 'ms' | 'note'>;

/** What a run did or found, and how long it took: `3 zmiany, 0,4 s`. */
export function runResultText({ changed, ms, note }: Result, locale: Locale): string {
  if (note) return noteText(note, locale);
  const done = changed === 0 ? taskMessages[locale].unchanged : countText(changed, COUNTED_CHANGE, locale);
  return `${done}, ${secondsText(ms, locale)}`;
}

/** `0,4 s`; a run of a minute and more without tenths. */
export function secondsText(ms: number, locale: Locale): string {
  const seconds = ms / 1000;
  return `${numberText(seconds < 60 ? Math.round(seconds * 10) / 10 : Math.round(seconds), locale)} s`;
}
