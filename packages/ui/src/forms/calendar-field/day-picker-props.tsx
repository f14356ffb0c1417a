import type { IsoDate } from '@urzad/domain';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { DayPickerProps } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { pl } from 'react-day-picker/locale/pl';
import { Icon } from '../../foundations/icon/icon';
import { useLocale } from '../../foundations/locale/locale';
import { calendarReach, POLISH_WEEKDAYS, toLocalDate } from './calendar-days';

interface Reach {
  today: IsoDate;
  firstDay?: IsoDate | undefined;
  lastDay?: IsoDate | undefined;
  /** A day of the month that is shown first. @default today, or the day nearest to it */
  shown: IsoDate | undefined;
}

/** The translations of the library, in the language of the page. */
export function usePickerLocale() {
  return useLocale() === 'pl' ? pl : enGB;
}

/** Undefined where the library's own are right. */
function useWeekdayNames(): NonNullable<DayPickerProps['formatters']> {
  const isPolish = useLocale() === 'pl';

  return isPolish ? { formatWeekdayName: (day) => POLISH_WEEKDAYS[day.getDay()] ?? '' } : {};
}

/** Props that the calendars of days and of weeks share. */
export function useDayPickerProps({ today, firstDay, lastDay, shown }: Reach) {
  const [furthest, latest] = calendarReach(today);
  const first = firstDay ?? furthest;
  const last = lastDay ?? latest;
  const nearest = today < first ? first : today > last ? last : today;

  return {
    autoFocus: true,
    navLayout: 'around',
    captionLayout: 'dropdown',
    locale: usePickerLocale(),
    formatters: useWeekdayNames(),
    today: toLocalDate(today),
    defaultMonth: toLocalDate(shown ?? nearest),
    startMonth: toLocalDate(first),
    endMonth: toLocalDate(last),
    disabled: [{ before: toLocalDate(first) }, { after: toLocalDate(last) }],
    classNames: DAY_LOOKS,
    components: { Chevron },
  } satisfies DayPickerProps;
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  if (orientation === 'left') return <Icon of={ChevronLeft} />;
  return <Icon of={orientation === 'down' ? ChevronDown : ChevronRight} />;
}

const ARROW =
  'grid size-11 place-items-center rounded-md text-muted hover:bg-surface-hover aria-disabled:text-disabled';

/** Days of a touch target's size, smaller only where the screen is too narrow. */
export const DAY_LOOKS = {
  root: 'mx-auto w-77 max-w-full',
  month: 'grid grid-cols-[auto_1fr_auto] items-center gap-y-2',
  button_previous: ARROW,
  button_next: ARROW,
  month_caption: 'justify-self-center',
  dropdowns: 'flex gap-2 font-semibold',
  dropdown_root:
    'relative inline-flex min-h-control items-center gap-1 rounded-md px-2 ring-within hover:bg-surface-hover',
  dropdown: 'absolute inset-0 w-full cursor-pointer opacity-0',
  caption_label: 'inline-flex items-center gap-1 text-sm',
  month_grid: 'col-span-3 w-full table-fixed border-collapse',
  weekday: 'h-11 text-sm font-medium text-muted',
  day: 'p-0 text-center',
  day_button:
    'h-11 w-full rounded-md tabular-nums focus-visible:relative enabled:hover:bg-accent-subtle disabled:text-disabled',
  today: 'font-bold *:underline',
  selected: '*:bg-accent *:text-on-accent *:forced-color-adjust-none *:enabled:hover:bg-accent-hover',
  outside: 'text-muted',
  hidden: 'invisible',
};
