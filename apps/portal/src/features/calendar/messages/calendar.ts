import type { Messages } from '#shared/i18n/messages';
import type { View } from '../logic/calendar-days';
import type { HappeningKind } from '../logic/happenings';

const kindsPl: Record<HappeningKind, string> = {
  term: 'Terminy',
  meeting: 'Spotkania',
  visit: 'Kontrole',
  call: 'Nabory',
  absence: 'Nieobecności',
};
const kindsEn: Record<HappeningKind, string> = {
  term: 'Terms',
  meeting: 'Meetings',
  visit: 'Control visits',
  call: 'Calls',
  absence: 'Absences',
};
const viewsPl: Record<View, string> = { month: 'Miesiąc', week: 'Tydzień', list: 'Lista' };
const viewsEn: Record<View, string> = { month: 'Month', week: 'Week', list: 'List' };

const pl = {
  title: 'Kalendarz',
  loading: 'Wczytujemy kalendarz',
  add: 'Nowe wydarzenie',
  views: 'Widok',
  view: viewsPl,
  kinds: 'Co pokazać',
  kind: kindsPl,
  before: {
    month: 'Poprzedni miesiąc',
    week: 'Poprzedni tydzień',
    list: 'Poprzedni miesiąc',
  } satisfies Record<View, string>,
  after: { month: 'Następny miesiąc', week: 'Następny tydzień', list: 'Następny miesiąc' } satisfies Record<
    View,
    string
  >,
  today: 'Dziś',
  todayIs: (day: string) => `Dziś, ${day}`,
  week: (from: string, to: string) => `${from} – ${to}`,
  allDay: 'cały dzień',
  until: (day: string) => `do ${day}`,
  nothing: 'Nic w tym dniu',
  nothingHere: 'Nic w tym czasie',
  nothingHint: 'Zmień miesiąc albo pokaż więcej rodzajów wydarzeń.',
  next: 'Najbliższe terminy',
  nothingNext: 'Brak terminów w tym miesiącu',
  more: 'Pokaż więcej wydarzeń',
  cancelled: 'odwołane',
  over: 'zakończone',
  late: 'po terminie',
  times: (name: string, count: number) => `${name}: ${count}`,
  call: (number: string) => `Nabór ${number}`,
  absence: 'Nieobecność:',
  deputy: 'zastępuje:',
};

const en = {
  title: 'Calendar',
  loading: 'Loading the calendar',
  add: 'New event',
  views: 'View',
  view: viewsEn,
  kinds: 'What to show',
  kind: kindsEn,
  before: { month: 'Previous month', week: 'Previous week', list: 'Previous month' },
  after: { month: 'Next month', week: 'Next week', list: 'Next month' },
  today: 'Today',
  todayIs: (day: string) => `Today, ${day}`,
  week: (from: string, to: string) => `${from} – ${to}`,
  allDay: 'all day',
  until: (day: string) => `until ${day}`,
  nothing: 'Nothing on this day',
  nothingHere: 'Nothing in this time',
  nothingHint: 'Change the month, or show more kinds of events.',
  next: 'Next terms',
  nothingNext: 'No terms in this month',
  more: 'Show more events',
  cancelled: 'cancelled',
  over: 'over',
  late: 'late',
  times: (name: string, count: number) => `${name}: ${count}`,
  call: (number: string) => `Call ${number}`,
  absence: 'Absent:',
  deputy: 'stands in:',
} satisfies typeof pl;

export const calendarMessages: Messages<typeof pl> = { pl, en };
