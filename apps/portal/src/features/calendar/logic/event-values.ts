import type { CalendarEvent } from '@urzad/contract';
import { type FieldErrors, type IsoDate, isIsoDate, isTimeOfDay } from '@urzad/domain';
import { type CalendarKind, calendarErrors, remindersOf } from '@urzad/grants';
import type { EventBody } from '../api';
import { objectOfValue, valueOfObject } from './subject-values';

/** The form of an event; ids are texts. */
export interface EventValues {
  kind: CalendarKind;
  title: string;
  place: string;
  note: string;
  day_from: string;
  day_to: string;
  isAllDay: boolean;
  time_from: string;
  time_to: string;
  participants: readonly string[];
  /** Empty for nobody. */
  deputy: string;
  /** `officecase:7`; empty for nothing, null for what the person may not see. */
  about: string | null;
  /** Minutes before the beginning, as texts. */
  reminders: readonly string[];
}

const NEW = {
  title: '',
  place: '',
  note: '',
  time_from: '',
  time_to: '',
  participants: [],
  deputy: '',
  about: '',
  reminders: [],
};

export function eventValuesOf(event: CalendarEvent | undefined, day: IsoDate): EventValues {
  if (!event) return { ...NEW, kind: 'SPOTKANIE', day_from: day, day_to: day, isAllDay: false };
  const { kind, title, place, note, day_from, day_to, time_from, time_to, participants, deputy } = event;
  return {
    ...{ kind, title, place, note, day_from, day_to, isAllDay: time_from === null },
    time_from: time_from ?? '',
    time_to: time_to ?? '',
    participants: participants.map(({ id }) => String(id)),
    deputy: deputy ? String(deputy.id) : '',
    about: event.is_about_hidden === 'yes' ? null : valueOfObject(event.about),
    reminders: event.reminders.map(String),
  };
}

/** What of an event a conflict names; days and times are one thing. */
export type EventPart =
  | 'title'
  | 'when'
  | 'place'
  | 'participants'
  | 'deputy'
  | 'note'
  | 'about'
  | 'reminders';

const PARTS: Record<EventPart, (keyof EventValues)[]> = {
  title: ['title'],
  when: ['day_from', 'day_to', 'isAllDay', 'time_from', 'time_to'],
  place: ['place'],
  participants: ['participants'],
  deputy: ['deputy'],
  note: ['note'],
  about: ['about'],
  reminders: ['reminders'],
};

/** What differs between two versions of an event. */
export function changedParts(before: CalendarEvent, after: CalendarEvent): EventPart[] {
  const [was, is] = [eventValuesOf(before, before.day_from), eventValuesOf(after, after.day_from)];
  const differs = (name: keyof EventValues) => String(was[name]) !== String(is[name]);
  return (Object.keys(PARTS) as EventPart[]).filter((part) => PARTS[part].some(differs));
}

/** What is wrong with the answers, by the names of the fields. */
export function eventErrors(values: EventValues): FieldErrors {
  const { day_from, day_to, time_from, time_to } = values;
  const errors: FieldErrors = {};
  for (const name of ['day_from', 'day_to'] as const) {
    if (values[name].trim() === '') errors[name] = 'is-empty';
    else if (!isIsoDate(values[name])) errors[name] = 'not-valid-date';
  }
  if (hasTimes(values)) {
    for (const [name, text] of Object.entries({ time_from, time_to })) {
      if (text.trim() === '') errors[name] = 'is-empty';
      else if (!isTimeOfDay(text)) errors[name] = 'not-valid-time';
    }
  }
  if (!isIsoDate(day_from) || !isIsoDate(day_to)) return errors;
  return { ...calendarErrors(eventBodyOf(values)), ...errors };
}

/** The days are known to be right. */
export function eventBodyOf(values: EventValues): EventBody & { reminders: number[] } {
  const { kind, title, place, note, participants, deputy } = values;
  const isAbsence = kind === 'URLOP';
  const isTimed = hasTimes(values);
  return {
    ...{ kind, place, note, title: isAbsence ? '' : title },
    day_from: values.day_from as IsoDate,
    day_to: values.day_to as IsoDate,
    time_from: isTimed ? values.time_from : null,
    time_to: isTimed ? values.time_to : null,
    participants: isAbsence ? [] : participants.map(Number),
    ...(values.about !== null && { about: isAbsence ? null : objectOfValue(values.about) }),
    reminders: remindersFor(values)
      .map(({ minutes }) => minutes)
      .filter((minutes) => values.reminders.includes(String(minutes))),
    id_user_deputy: isAbsence && deputy !== '' ? Number(deputy) : null,
  };
}

/** The reminders that the event can have. */
export function remindersFor(values: Pick<EventValues, 'kind' | 'isAllDay'>) {
  return remindersOf({ kind: values.kind, time_from: hasTimes(values) ? '' : null });
}

/** An absence takes whole days. */
export function hasTimes({ kind, isAllDay }: Pick<EventValues, 'kind' | 'isAllDay'>): boolean {
  return kind !== 'URLOP' && !isAllDay;
}
