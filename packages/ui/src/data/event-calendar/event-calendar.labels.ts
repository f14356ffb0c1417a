import { type CountedWord, countText } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface EventCalendarLabels {
  /** In the name of the day that is today. */
  today: string;
  /** In the name of a day: "3 wydarzenia". */
  count: (count: number) => string;
  /** Below the items of a day that has more of them. */
  more: (count: number) => string;
}

const EVENT: Record<'pl' | 'en', CountedWord> = {
  pl: { one: 'wydarzenie', few: 'wydarzenia', many: 'wydarzeń' },
  en: { one: 'event', few: 'events', many: 'events' },
};

export const eventCalendarLabels = {
  widget: 'EventCalendar',
  pl: {
    today: 'dzisiaj',
    count: (count) => countText(count, EVENT),
    more: (count) => `jeszcze ${count}`,
  },
  en: {
    today: 'today',
    count: (count) => countText(count, EVENT, 'en'),
    more: (count) => `${count} more`,
  },
} as const satisfies LabelSet<EventCalendarLabels>;
