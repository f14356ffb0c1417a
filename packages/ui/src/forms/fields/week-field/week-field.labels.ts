import type { LabelSet } from '../../../foundations/locale/locale';
import { type LazyCalendarLabels, lazyCalendarLabels } from '../calendar-field/lazy-calendar.labels';

export interface WeekFieldLabels extends LazyCalendarLabels {
  /** The first and the last day of the week, as text. */
  span: (first: string, last: string) => string;
  /** The heading of the column of week numbers. */
  number: string;
  /** The accessible name of a day in the calendar: with the week that it chooses. */
  dayOf: (day: string, week: string) => string;
  dayOfChosen: (day: string, week: string) => string;
}

export const weekFieldLabels = {
  widget: 'WeekField',
  pl: {
    ...lazyCalendarLabels.pl,
    title: 'Wybierz tydzień',
    missing: 'Nie udało się wczytać kalendarza. Zamknij go i wpisz tydzień w polu.',
    placeholder: 'TT/RRRR',
    span: (first, last) => `od ${first} do ${last}`,
    number: 'nr',
    dayOf: (day, week) => `${day}, tydzień ${week}`,
    dayOfChosen: (day, week) => `${day}, zaznaczony tydzień ${week}`,
  },
  en: {
    ...lazyCalendarLabels.en,
    title: 'Choose a week',
    missing: 'The calendar could not be loaded. Close it and type the week in the field.',
    placeholder: 'WW/YYYY',
    span: (first, last) => `${first} to ${last}`,
    number: 'no.',
    dayOf: (day, week) => `${day}, week ${week}`,
    dayOfChosen: (day, week) => `${day}, selected week ${week}`,
  },
} as const satisfies LabelSet<WeekFieldLabels>;
