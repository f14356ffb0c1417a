import type { LabelSet } from '../../foundations/locale/locale';

/** What every field with a calendar says, whatever is chosen there. */
interface SharedWords {
  /** The button; the field's label is read after it. */
  open: string;
  close: string;
  loading: string;
}

export interface CalendarFieldLabels extends SharedWords {
  /** Names the calendar. */
  title: string;
  /** Instead of the calendar: the field itself is still there. */
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
