import type { LabelSet } from '../../foundations/locale/locale';

/** Texts of every field with a calendar. */
interface SharedWords {
  /** The button; the field's label is read after it. */
  open: string;
  close: string;
  loading: string;
}

export interface CalendarFieldLabels extends SharedWords {
  /** Names the calendar. */
  title: string;
  /** Shown when the calendar could not be loaded: the field itself still works. */
  missing: string;
  placeholder: string;
}

export const calendarFieldLabels = {
  pl: {
    open: 'Wybierz z kalendarza:',
    close: 'Zamknij kalendarz',
    loading: 'Wczytujemy kalendarz',
  },
  en: {
    open: 'Choose from the calendar:',
    close: 'Close the calendar',
    loading: 'Loading the calendar',
  },
} as const satisfies LabelSet<SharedWords>;
