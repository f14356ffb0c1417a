import {
  addDays,
  codesOf,
  daysBetween,
  type FieldErrors,
  type IsoDate,
  isBlank,
  momentOf,
  type Option,
} from '@urzad/domain';
import type { Privilege } from '../roles/privilege-catalogue';

/** The privileges to look at the calendar and to write in it (Process §4.1). */
export const SEE_CALENDAR = 'calendar_show' satisfies Privilege;
export const EDIT_CALENDAR = 'calendar_edit' satisfies Privilege;

/** What people write in the calendar (Process §2.18). Terms and calls are there by themselves. */
export const CALENDAR_KINDS = [
  { code: 'SPOTKANIE', pl: 'Spotkanie', en: 'Meeting' },
  { code: 'KONTROLA', pl: 'Kontrola', en: 'Control visit' },
  { code: 'URLOP', pl: 'Nieobecność', en: 'Absence' },
] as const satisfies readonly Option[];
export type CalendarKind = (typeof CALENDAR_KINDS)[number]['code'];
export const CALENDAR_KIND_CODES = codesOf(CALENDAR_KINDS);

/** `done` is what has passed. */
export const CALENDAR_STATUSES = [
  { code: 'planned', pl: 'Zaplanowane', en: 'Planned' },
  { code: 'done', pl: 'Zakończone', en: 'Over' },
  { code: 'cancelled', pl: 'Odwołane', en: 'Cancelled' },
] as const satisfies readonly Option[];
export type CalendarStatus = (typeof CALENDAR_STATUSES)[number]['code'];
export const CALENDAR_STATUS_CODES = codesOf(CALENDAR_STATUSES);

/** How long before an event the people in it are reminded, in minutes. */
export const CALENDAR_REMINDERS = [
  { minutes: 10, pl: '10 minut wcześniej', en: '10 minutes before' },
  { minutes: 30, pl: '30 minut wcześniej', en: '30 minutes before' },
  { minutes: 60, pl: 'godzinę wcześniej', en: '1 hour before' },
  { minutes: 120, pl: '2 godziny wcześniej', en: '2 hours before' },
  { minutes: 1_440, pl: 'dzień wcześniej', en: '1 day before' },
  { minutes: 2_880, pl: '2 dni wcześniej', en: '2 days before' },
  { minutes: 10_080, pl: '7 dni wcześniej', en: '7 days before' },
] as const;
const DAY_MINUTES = 1_440;
/** What takes whole days begins with the work of the office: at midnight nobody reads a reminder. */
const WHOLE_DAY_BEGINS = '08:00';

export const CALENDAR_TITLE_MAX = 120;
export const CALENDAR_PLACE_MAX = 120;
export const CALENDAR_NOTE_MAX = 2_000;
export const CALENDAR_INVITED_MAX = 50;
/** The longest that one event lasts, in days. */
const CALENDAR_DAYS_MAX = 366;

/** When something in the calendar is, by the clock of the office; without times it takes whole days. */
export interface CalendarTime {
  day_from: IsoDate;
  /** The last day. */
  day_to: IsoDate;
  /** `HH:MM`; null together with the other one. */
  time_from: string | null;
  time_to: string | null;
}

interface CalendarAnswers extends CalendarTime {
  kind: CalendarKind;
  /** Minutes of `CALENDAR_REMINDERS`. */
  reminders: readonly number[];
  title: string;
}

/** What prevents an event, by the names of its fields. An absence has no title and takes whole days. */
export function calendarErrors({ kind, title, reminders, ...time }: CalendarAnswers): FieldErrors {
  const { day_from, day_to, time_from, time_to } = time;
  const errors: FieldErrors = {};
  if (kind !== 'URLOP' && isBlank(title)) errors.title = 'is-empty';
  const offered = remindersOf({ kind, time_from });
  if (reminders.some((one) => !offered.some(({ minutes }) => minutes === one)))
    errors.reminders = 'not-valid-option';
  if (day_to < day_from) errors.day_to = 'not-valid-range';
  else if (daysBetween(day_from, day_to) >= CALENDAR_DAYS_MAX) errors.day_to = 'is-too-big';
  if (time_from === null && time_to === null) return errors;
  if (kind === 'URLOP' || time_from === null) errors.time_from = 'not-valid-time';
  else if (time_to === null) errors.time_to = 'is-empty';
  else if (!momentOf(`${day_from} ${time_from}`)) errors.time_from = 'not-valid-time';
  else if (!momentOf(`${day_to} ${time_to}`)) errors.time_to = 'not-valid-time';
  else if (day_from === day_to && time_to <= time_from) errors.time_to = 'not-valid-range';
  return errors;
}

/** The reminders that an event can have: none of an absence, and of whole days only those of days before. */
export function remindersOf({ kind, time_from }: Pick<CalendarAnswers, 'kind' | 'time_from'>) {
  if (kind === 'URLOP') return [];
  return CALENDAR_REMINDERS.filter(({ minutes }) => time_from !== null || minutes >= DAY_MINUTES);
}

/** The instant at which it begins. */
export function calendarStart({ day_from, time_from }: CalendarTime): Date {
  return instantOf(day_from, time_from);
}

/** The first reminder after an instant; `undefined` once there are none left. */
export function nextReminder(
  { reminders, ...time }: CalendarTime & { reminders: readonly number[] },
  after: Date,
): Date | undefined {
  return reminders
    .map((minutes) => reminderOf(time, minutes))
    .filter((moment) => moment > after)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** Days before are days of the clock of the office, of which two in a year have another number of hours. */
function reminderOf({ day_from, time_from }: CalendarTime, minutes: number): Date {
  if (minutes % DAY_MINUTES === 0) return instantOf(addDays(day_from, -minutes / DAY_MINUTES), time_from);
  return new Date(instantOf(day_from, time_from).getTime() - minutes * 60_000);
}

function instantOf(day: IsoDate, time: string | null): Date {
  // In the hour that a night in March leaves out, the next one.
  const found = momentOf(`${day} ${time ?? WHOLE_DAY_BEGINS}`) ?? momentOf(`${day} 03:00`);
  if (!found) throw new Error(`No clock of the office shows ${day} ${time}.`);
  return found;
}

/** The instant at which it is over: the end of its last day, or its time of that day. */
export function calendarEnd({ day_to, time_to }: CalendarTime): Date {
  const end = momentOf(time_to === null ? `${addDays(day_to, 1)} 00:00` : `${day_to} ${time_to}`);
  if (!end) throw new Error(`No clock of the office shows ${day_to} ${time_to}.`);
  return end;
}
