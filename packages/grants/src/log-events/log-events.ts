import { ACCOUNT_EVENTS } from './account-events';
import { BOARD_EVENTS } from './board-events';
import { CALENDAR_EVENTS } from './calendar-events';
import { MONEY_EVENTS } from './money-events';
import type { LogGroup, NamedEvents } from './named-events';
import { PROJECT_EVENTS } from './project-events';
import { SYSTEM_EVENTS } from './system-events';
import { taskName } from './task-names';
import { TICKET_EVENTS } from './ticket-events';

/** What a cyclic task changed is logged as `task.{name of the task}`. */
const TASK = 'task.';

/** Every event of the log with its sentence, by its code (Process §2.18). */
export const LOG_EVENTS: NamedEvents = /* @__PURE__ */ Object.freeze({
  ...ACCOUNT_EVENTS,
  ...PROJECT_EVENTS,
  ...MONEY_EVENTS,
  ...SYSTEM_EVENTS,
  ...TICKET_EVENTS,
  ...CALENDAR_EVENTS,
  ...BOARD_EVENTS,
});

/** The sentence of an event; of one that nobody named, its code. */
export function logEventName(code: string, locale: 'pl' | 'en'): string {
  const named = Object.hasOwn(LOG_EVENTS, code) ? LOG_EVENTS[code] : undefined;
  if (named) return locale === 'pl' ? named[1] : named[2];
  if (!isTaskEvent(code)) return code;

  const task = taskName(code.slice(TASK.length), locale);
  return locale === 'pl'
    ? `Zadanie cykliczne „${task}” wprowadziło zmiany`
    : `Cyclic task “${task}” changed something`;
}

/** Whether the event has a sentence. */
export function isNamedEvent(code: string): boolean {
  return Object.hasOwn(LOG_EVENTS, code) || isTaskEvent(code);
}

/** The named events of a group. What cyclic tasks changed is in none: those events are all others that begin so. */
export function eventsOfGroup(group: LogGroup): string[] {
  return Object.keys(LOG_EVENTS).filter((code) => LOG_EVENTS[code]?.[0] === group);
}

function isTaskEvent(code: string): boolean {
  return code.startsWith(TASK);
}
