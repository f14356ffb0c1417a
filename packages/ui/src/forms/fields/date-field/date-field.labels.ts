import type { LabelSet } from '../../../foundations/locale/locale';
import { type LazyCalendarLabels, lazyCalendarLabels } from '../calendar-field/lazy-calendar.labels';

export type DateFieldLabels = LazyCalendarLabels;

export const dateFieldLabels = {
  widget: 'DateField',
  pl: {
    ...lazyCalendarLabels.pl,
    title: 'Wybierz dzień',
    missing: 'Nie udało się wczytać kalendarza. Zamknij go i wpisz datę w polu.',
    placeholder: 'DD.MM.RRRR',
  },
  en: {
    ...lazyCalendarLabels.en,
    title: 'Choose a day',
    missing: 'The calendar could not be loaded. Close it and type the date in the field.',
    placeholder: 'DD.MM.YYYY',
  },
} as const satisfies LabelSet<DateFieldLabels>;
