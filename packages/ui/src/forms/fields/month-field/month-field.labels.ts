import type { LabelSet } from '../../../foundations/locale/locale';
import { type CalendarFieldLabels, calendarFieldLabels } from '../calendar-field/calendar-field.labels';

export interface MonthFieldLabels extends CalendarFieldLabels {
  earlier: string;
  later: string;
  /** The name of the list of years. */
  year: string;
  /** The accessible names of the present month and of the chosen one. */
  thisMonth: (month: string) => string;
  chosen: (month: string) => string;
}

export const monthFieldLabels = {
  widget: 'MonthField',
  pl: {
    ...calendarFieldLabels.pl,
    title: 'Wybierz miesiąc',
    placeholder: 'MM.RRRR',
    earlier: 'Przejdź do poprzedniego roku',
    later: 'Przejdź do następnego roku',
    year: 'Wybierz rok',
    thisMonth: (month) => `Ten miesiąc, ${month}`,
    chosen: (month) => `${month}, zaznaczony`,
  },
  en: {
    ...calendarFieldLabels.en,
    title: 'Choose a month',
    placeholder: 'MM.YYYY',
    earlier: 'Go to the previous year',
    later: 'Go to the next year',
    year: 'Choose the year',
    thisMonth: (month) => `This month, ${month}`,
    chosen: (month) => `${month}, selected`,
  },
} as const satisfies LabelSet<MonthFieldLabels>;
