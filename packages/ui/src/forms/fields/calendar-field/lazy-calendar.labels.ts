import type { LabelSet } from '../../../foundations/locale/locale';
import { type CalendarFieldLabels, calendarFieldLabels } from './calendar-field.labels';

/** Texts of a field whose calendar is loaded when it is first opened. */
export interface LazyCalendarLabels extends CalendarFieldLabels {
  loading: string;
  /** Shown when the calendar could not be loaded: the field itself still works. */
  missing: string;
}

export const lazyCalendarLabels = {
  pl: { ...calendarFieldLabels.pl, loading: 'Wczytujemy kalendarz' },
  en: { ...calendarFieldLabels.en, loading: 'Loading the calendar' },
} as const satisfies LabelSet<Omit<LazyCalendarLabels, 'title' | 'missing' | 'placeholder'>>;
