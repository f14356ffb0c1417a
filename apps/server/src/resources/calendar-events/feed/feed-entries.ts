import { type CalendarCall, type CalendarEvent, pathOfObject, type TermRow } from '@urzad/contract';
import { addDays, dayText, type IsoDate, momentOf } from '@urzad/domain';
import type { FeedWords } from './feed-words';

/** One thing of the calendar, as a program of calendars shows it. */
export interface FeedEntry {
  /** The same at each reading. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  title: string;
  place: string;
  text: string;
  /** Of whole days midnight in UTC, the end that of the day after the last one. */
  start: Date;
  end: Date;
  allDay: boolean;
  isCancelled: boolean;
  /** Whether the person has no time for anything else then. */
  isBusy: boolean;
  url?: string;
}

interface Making {
  words: FeedWords;
  locale: 'pl' | 'en';
  /** The account that reads. */
  id_user: number;
  /** Makes a name unique among all portals. */
  nameOf: (name: string) => string;
  /** The whole address of a path. */
  addressOf: (path: string) => string;
}

interface Found {
  events: readonly CalendarEvent[];
  calls: readonly CalendarCall[];
  terms: readonly TermRow[];
}

/** What the calendar shows, in the order in which it was found. */
export function feedEntries({ events, calls, terms }: Found, making: Making): FeedEntry[] {
  return [
    ...events.map((event) => ofEvent(event, making)),
    ...calls.map((call) => ofCall(call, making)),
    ...terms.map((term) => ofTerm(term, making)),
  ];
}

function ofEvent(event: CalendarEvent, { words, id_user, nameOf, addressOf }: Making): FeedEntry {
  const { id, kind, organiser, deputy, participants, note } = event;
  const isAbsence = kind === 'URLOP';
  const invited = participants.map(({ name }) => name).join(', ');
  const lines = [
    deputy && words.deputy(deputy.name),
    note,
    !isAbsence && words.organiser(organiser.name),
    invited && words.invited(invited),
  ];
  return {
    ...{ uid: nameOf(`calendarevent-${id}`), sequence: event.row_version - 1 },
    title: isAbsence ? words.absence(organiser.name) : event.title,
    place: event.place,
    text: textOf(lines),
    ...timesOf(event),
    isCancelled: event.status === 'cancelled',
    isBusy: !isAbsence || organiser.id === id_user,
    url: addressOf(pathOfObject({ obj_type: 'calendarevent', id_obj: id })),
  };
}

function ofCall(call: CalendarCall, { words, locale, nameOf, addressOf }: Making): FeedEntry {
  const { id, number, day_from, day_to, time_to } = call;
  return {
    ...{ uid: nameOf(`cofundingcall-${id}`), sequence: 0, title: words.call(number), place: '' },
    text: words.until(dayText(day_to, locale), time_to),
    ...wholeDays(day_from, day_to),
    ...{ isCancelled: false, isBusy: false },
    url: addressOf(pathOfObject({ obj_type: 'cofundingcall', id_obj: id })),
  };
}

function ofTerm({ code, date, count, only }: TermRow, { words, nameOf, addressOf }: Making): FeedEntry {
  const name = words.term(code);
  return {
    ...{ uid: nameOf(`term-${code}-${date}`), sequence: 0, place: '' },
    title: only ? name : words.times(name, count),
    text: only?.number ?? '',
    ...wholeDays(date, date),
    ...{ isCancelled: false, isBusy: false },
    ...(only && { url: addressOf(pathOfObject({ obj_type: only.obj_type, id_obj: only.id })) }),
  };
}

function timesOf({ day_from, day_to, time_from, time_to }: CalendarEvent) {
  if (time_from === null || time_to === null) return wholeDays(day_from, day_to);
  return { start: instantOf(day_from, time_from), end: instantOf(day_to, time_to), allDay: false };
}

function wholeDays(from: IsoDate, to: IsoDate) {
  return { start: new Date(from), end: new Date(addDays(to, 1)), allDay: true };
}

function instantOf(day: IsoDate, time: string): Date {
  const instant = momentOf(`${day} ${time}`);
  if (!instant) throw new Error(`No clock of the office shows ${day} ${time}.`);
  return instant;
}

function textOf(lines: readonly (string | false | null)[]): string {
  return lines.filter((line) => typeof line === 'string' && line !== '').join('\n');
}
