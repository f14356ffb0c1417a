import type { LabelSet } from '../locale/locale';

export interface DateFieldLabels {
  /** The button; the field's label is read after it. */
  open: string;
  title: string;
  close: string;
  loading: string;
  /** Instead of the calendar: the field itself is still there. */
  missing: string;
  placeholder: string;
}

export const dateFieldLabels = {
  pl: {
    open: 'Wybierz z kalendarza:',
    title: 'Wybierz dzień',
    close: 'Zamknij kalendarz',
    loading: 'Wczytujemy kalendarz',
    missing: 'Nie udało się wczytać kalendarza. Zamknij go i wpisz datę w polu.',
    placeholder: 'DD.MM.RRRR',
  },
  en: {
    open: 'Choose from the calendar:',
    title: 'Choose a day',
    close: 'Close the calendar',
    loading: 'Loading the calendar',
    missing: 'The calendar could not be loaded. Close it and type the date in the field.',
    placeholder: 'DD.MM.YYYY',
  },
} as const satisfies LabelSet<DateFieldLabels>;
