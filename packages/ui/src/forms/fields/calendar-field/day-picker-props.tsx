import type { IsoDate } from '@urzad/domain';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { DayPickerProps, DropdownProps } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { pl } from 'react-day-picker/locale/pl';
import { Icon } from '../../../foundations/icon/icon';
import { useLocale } from '../../../foundations/locale/locale';
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
export function useWeekdayNames(): NonNullable<DayPickerProps['formatters']> {
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
    components: { Chevron, Dropdown },
  } satisfies DayPickerProps;
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  if (orientation === 'left') return <Icon of={ChevronLeft} />;
  return <Icon of={orientation === 'down' ? ChevronDown : ChevronRight} />;
}

/** As the library draws it; the chosen one is an element of its own, so that a translated page shows it. */
function Dropdown({ options = [], value, disabled, onChange, 'aria-label': label }: DropdownProps) {
  return (
    <span data-disabled={disabled} className={DAY_LOOKS.dropdown_root}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        className={DAY_LOOKS.dropdown}
        onChange={onChange}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span aria-hidden="true" className={DAY_LOOKS.caption_label}>
        <span className="u:part">{options.find((option) => option.value === value)?.label}</span>
        <Icon of={ChevronDown} />
      </span>
    </span>
  );
}

const ARROW =
  'u:grid u:size-11 u:place-items-center u:rounded-md u:text-muted u:hover:bg-surface-hover u:aria-disabled:text-disabled';

/** Days of a touch target's size, smaller only where the screen is too narrow. */
export const DAY_LOOKS = {
  root: 'u:mx-auto u:w-77 u:max-w-full',
  month: 'u:grid u:grid-cols-[auto_1fr_auto] u:items-center u:gap-y-2',
  button_previous: ARROW,
  button_next: ARROW,
  month_caption: 'u:justify-self-center',
  dropdowns: 'u:flex u:gap-2 u:font-semibold',
  dropdown_root:
    'u:relative u:inline-flex u:min-h-control u:items-center u:gap-1 u:rounded-md u:px-2 u:ring-within u:hover:bg-surface-hover',
  dropdown: 'u:absolute u:inset-0 u:w-full u:cursor-pointer u:opacity-0',
  caption_label: 'u:inline-flex u:items-center u:gap-1 u:text-sm',
  month_grid: 'u:col-span-3 u:w-full u:table-fixed u:border-collapse',
  weekday: 'u:h-11 u:text-sm u:font-medium u:text-muted',
  day: 'u:p-0 u:text-center',
  day_button:
    'u:h-11 u:w-full u:rounded-md u:tabular-nums u:focus-visible:relative u:enabled:hover:bg-accent-subtle u:disabled:text-disabled',
  today: 'u:font-bold u:each:underline',
  selected:
    'u:each:bg-accent u:each:text-on-accent u:each:forced-color-adjust-none u:each:enabled:hover:bg-accent-hover',
  outside: 'u:text-muted',
  hidden: 'u:invisible',
};
