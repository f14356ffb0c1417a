import type { LabelSet } from '../locale/locale';

export interface DateFieldLabels {
  /** The button; the field's label is read after it. */
  open: string;
  title: string;
  close: string;
  loading: string;
  placeholder: string;
}

export const dateFieldLabels = {
  pl: {
    open: 'Wybierz z kalendarza:',
    title: 'Wybierz dzień',
    close: 'Zamknij kalendarz',
    loading: 'Wczytujemy kalendarz',
    placeholder: 'DD.MM.RRRR',
  },
  en: {
    open: 'Choose from the calendar:',
    title: 'Choose a day',
    close: 'Close the calendar',
    loading: 'Loading the calendar',
    placeholder: 'DD.MM.YYYY',
  },
} as const satisfies LabelSet<DateFieldLabels>;
