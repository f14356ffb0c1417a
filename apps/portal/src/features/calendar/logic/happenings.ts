import type { AnswerOf, CalendarEvent, calendarEvents, TermRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import type { CalendarKind } from '@urzad/grants';
import type { CalendarItem } from '@urzad/ui/event-calendar';
import { CalendarClock, CircleAlert, ClipboardCheck, Megaphone, TreePalm, Users } from 'lucide-react';
import { termHref } from '#shared/entities/terms/term-href';
import { paths } from '#shared/paths';

export const HAPPENING_KINDS = ['term', 'meeting', 'visit', 'call', 'absence'] as const;
export type HappeningKind = (typeof HAPPENING_KINDS)[number];

/** One thing of the calendar, whatever it comes from. */
export interface Happening extends CalendarItem {
  kind: HappeningKind;
  /** The time at which it ends. */
  timeTo?: string | undefined;
  /** Beside the title, in its language: a number, a place, who stands in. */
  note: string;
  /** Words before the note, in the language of the page. */
  notePrefix?: string;
  /** Where it leads, of what is not written in the calendar. */
  href?: string;
  /** What somebody wrote. */
  event?: CalendarEvent;
}

export interface HappeningWords {
  term: (code: TermRow['code']) => string;
  times: (name: string, count: number) => string;
  call: (number: string) => string;
  /** Before a name. */
  deputy: string;
  /** Before a name. */
  absence: string;
}

type OfDays = AnswerOf<typeof calendarEvents.days>['data'];

export const KIND_ICONS = {
  term: CalendarClock,
  meeting: Users,
  visit: ClipboardCheck,
  call: Megaphone,
  absence: TreePalm,
} as const;

const KIND_OF: Record<CalendarKind, HappeningKind> = {
  SPOTKANIE: 'meeting',
  KONTROLA: 'visit',
  URLOP: 'absence',
};
const TONE_OF = { meeting: 'info', visit: 'plum', absence: 'outline' } as const;

/** Everything that happens, by day and time. @param today the office's day */
export function happeningsOf(
  { days, events }: { days: OfDays; events: readonly CalendarEvent[] },
  { today, words }: { today: IsoDate; words: HappeningWords },
): Happening[] {
  const all = [
    ...days.calls.map((call) => ofCall(call, words)),
    ...days.terms.map((term) => ofTerm(term, today, words)),
    ...events.map((event) => ofEvent(event, words)),
  ];
  return all.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

function orderOf({ from, time = '', title, id }: Happening): string {
  return [from, time, title, id].join('\n');
}

function ofTerm(row: TermRow, today: IsoDate, words: HappeningWords): Happening {
  const { code, date, count, only } = row;
  const isLate = date < today;
  return {
    ...{ id: `term:${code}:${date}`, kind: 'term', from: date, to: date },
    title: only ? words.term(code) : words.times(words.term(code), count),
    note: only?.number ?? '',
    href: termHref(row),
    ...(isLate ? { icon: CircleAlert, tone: 'error' } : { icon: CalendarClock, tone: 'warning' }),
  };
}

function ofCall(
  { id, number, day_from, day_to, time_to }: OfDays['calls'][number],
  words: HappeningWords,
): Happening {
  return {
    ...{ id: `call:${id}`, kind: 'call', from: day_from, to: day_to, timeTo: time_to },
    ...{ title: words.call(number), note: '', href: paths.call(id), icon: Megaphone, tone: 'success' },
  };
}

function ofEvent(event: CalendarEvent, words: HappeningWords): Happening {
  const { id, status, place, day_from, day_to, time_from, time_to, organiser, deputy } = event;
  const kind = KIND_OF[event.kind];
  const isAbsence = kind === 'absence';
  return {
    ...{ id: `event:${id}`, kind, event, from: day_from, to: day_to },
    ...(time_from !== null && { time: time_from, timeTo: time_to ?? undefined }),
    // Names and what people write are Polish in either language of the interface.
    lang: 'pl',
    ...(isAbsence
      ? { prefix: words.absence, title: organiser.name, notePrefix: words.deputy, note: deputy?.name ?? '' }
      : { title: event.title, note: place }),
    icon: KIND_ICONS[kind],
    tone:
      status === 'cancelled'
        ? 'cancelled'
        : status === 'done'
          ? 'over'
          : TONE_OF[kind as keyof typeof TONE_OF],
  };
}
