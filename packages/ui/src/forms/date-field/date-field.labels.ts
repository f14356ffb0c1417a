import type { LabelSet } from '../../foundations/locale/locale';
import { type CalendarFieldLabels, calendarFieldLabels } from '../calendar-field/calendar-field.labels';

export type DateFieldLabels = CalendarFieldLabels;

export const dateFieldLabels = {
  pl: {
    ...calendarFieldLabels.pl,
    title: 'Wybierz dzień',
    missing: 'Nie udało się wczytać kalendarza. Zamknij go i wpisz datę w polu.',
    placeholder: 'DD.MM.RRRR',
  },
  en: {
    ...calendarFieldLabels.en,
    title: 'Choose a day',
    missing: 'The calendar could not be loaded. Close it and type the date in the field.',
    placeholder: 'DD.MM.YYYY',
  },
} as const satisfies LabelSet<DateFieldLabels>;
