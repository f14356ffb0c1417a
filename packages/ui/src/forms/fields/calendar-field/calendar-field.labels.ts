import type { LabelSet } from '../../../foundations/locale/locale';

/** Texts of every field with a calendar. */
interface SharedWords {
  /** The button; the field's label is read after it. */
  open: string;
  close: string;
}

export interface CalendarFieldLabels extends SharedWords {
  /** Names the calendar. */
  title: string;
  placeholder: string;
}

export const calendarFieldLabels = {
  pl: { open: 'Wybierz z kalendarza:', close: 'Zamknij kalendarz' },
  en: { open: 'Choose from the calendar:', close: 'Close the calendar' },
} as const satisfies LabelSet<SharedWords>;
