import type { LabelSet } from '../../../foundations/locale/locale';
import { type LazyCalendarLabels, lazyCalendarLabels } from '../calendar-field/lazy-calendar.labels';

export type DatetimeFieldLabels = LazyCalendarLabels;

export const datetimeFieldLabels = {
  widget: 'DatetimeField',
  pl: {
    ...lazyCalendarLabels.pl,
    title: 'Wybierz dzień',
    missing: 'Nie udało się wczytać kalendarza. Zamknij go i wpisz datę i godzinę w polu.',
    placeholder: 'DD.MM.RRRR GG:MM',
  },
  en: {
    ...lazyCalendarLabels.en,
    title: 'Choose a day',
    missing: 'The calendar could not be loaded. Close it and type the date and time in the field.',
    placeholder: 'DD.MM.YYYY HH:MM',
  },
} as const satisfies LabelSet<DatetimeFieldLabels>;
