import { CALENDAR_KIND_CODES, CALENDAR_STATUS_CODES, CALL_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { LinkedObject, type ObjType } from './object-ref';
import { Officer } from './registration-shapes';
import { Id, IsoDate, YesNo } from './shapes';

/** `HH:MM` by the clock of the office. */
export const CalendarClock = z.string().check(z.regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/));

/** The kinds of objects that an event can be about. */
export const CALENDAR_SUBJECTS = [
  'officecase',
  'cofundingregistration',
  'cofundingcontract',
  'cofundingannex',
  'cofundingrequest',
  'cofundinggrant',
  'cofundingmember',
  'cofundingcall',
  'ticket',
] as const satisfies readonly ObjType[];

/** What somebody wrote in the calendar, or the absence of somebody (Process §2.18). */
export const CalendarEvent = z.object({
  id: Id,
  row_version: z.int(),
  kind: z.enum(CALENDAR_KIND_CODES),
  status: z.enum(CALENDAR_STATUS_CODES),
  /** Empty for an absence. */
  title: z.string(),
  place: z.string(),
  /** Of an absence only for who is absent and who stands in. */
  note: z.string(),
  day_from: IsoDate,
  day_to: IsoDate,
  /** Null: whole days. */
  time_from: z.nullable(CalendarClock),
  time_to: z.nullable(CalendarClock),
  /** Who wrote it; of an absence, who is absent. */
  organiser: Officer,
  /** Who stands in for the absent person. */
  deputy: z.nullable(Officer),
  participants: z.array(Officer),
  /** When the people in it are reminded, in minutes before its beginning. */
  reminders: z.array(z.int()),
  /** What it is about, if the caller may see that. */
  about: z.nullable(LinkedObject),
  /** It is about something that the caller may not see, and so neither change. */
  is_about_hidden: YesNo,
  /** What the caller may do now. */
  steps: z.array(z.enum(['set', 'cancel', 'delete'])),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** The days on which applications are taken. */
export const CalendarCall = z.object({
  id: Id,
  number: z.string(),
  status: z.enum(CALL_STATUSES.codes),
  day_from: IsoDate,
  day_to: IsoDate,
  time_from: CalendarClock,
  time_to: CalendarClock,
});
export type CalendarCall = z.infer<typeof CalendarCall>;

/** A public holiday, by its name in both languages. */
export const CalendarHoliday = z.object({ date: IsoDate, pl: z.string(), en: z.string() });
export type CalendarHoliday = z.infer<typeof CalendarHoliday>;
