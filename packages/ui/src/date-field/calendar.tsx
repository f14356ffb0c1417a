import { addMonths, type IsoDate } from '@urzad/domain';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { pl } from 'react-day-picker/locale/pl';
import { Icon } from '../icon/icon';
import { useLocale } from '../locale/locale';
import { fromLocalDate, toLocalDate } from './calendar-days';

export interface CalendarProps {
  today: IsoDate;
  firstDay?: IsoDate | undefined;
  lastDay?: IsoDate | undefined;
  selected: IsoDate | undefined;
  onChoose: (day: IsoDate) => void;
}

/** How far the list of years goes when the field sets no limit: people are born, contracts end. */
const MONTHS_BACK = 110 * 12;
const MONTHS_AHEAD = 10 * 12;

/** A month of days, Monday first. Arrows move by a day and a week, Page Up and Page Down by a month. */
export function Calendar({ today, firstDay, lastDay, selected, onChoose }: CalendarProps) {
  const locale = useLocale();
  const first = firstDay ?? addMonths(today, -MONTHS_BACK);
  const last = lastDay ?? addMonths(today, MONTHS_AHEAD);
  const shown = selected ?? (today < first ? first : today > last ? last : today);

  return (
    <DayPicker
      mode="single"
      autoFocus
      navLayout="around"
      captionLayout="dropdown"
      locale={locale === 'pl' ? pl : enGB}
      today={toLocalDate(today)}
      selected={selected ? toLocalDate(selected) : undefined}
      defaultMonth={toLocalDate(shown)}
      startMonth={toLocalDate(first)}
      endMonth={toLocalDate(last)}
      disabled={[{ before: toLocalDate(first) }, { after: toLocalDate(last) }]}
      classNames={LOOKS}
      components={{ Chevron }}
      onSelect={(_selected, day) => {
        const chosen = fromLocalDate(day);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  if (orientation === 'left') return <Icon of={ChevronLeft} />;
  return <Icon of={orientation === 'down' ? ChevronDown : ChevronRight} />;
}

const ARROW =
  'grid size-11 place-items-center rounded-md text-muted hover:bg-surface-hover aria-disabled:text-disabled';

const LOOKS = {
  root: 'mx-auto w-fit',
  month: 'grid grid-cols-[auto_1fr_auto] items-center gap-y-2',
  button_previous: ARROW,
  button_next: ARROW,
  month_caption: 'justify-self-center',
  dropdowns: 'flex gap-2 font-semibold',
  dropdown_root:
    'relative inline-flex min-h-control items-center gap-1 rounded-md px-2 ring-within hover:bg-surface-hover',
  dropdown: 'absolute inset-0 w-full cursor-pointer opacity-0',
  caption_label: 'inline-flex items-center gap-1 text-sm',
  month_grid: 'col-span-3 border-collapse',
  weekday: 'size-11 text-sm font-medium text-muted',
  day: 'p-0 text-center',
  day_button: 'size-11 rounded-md tabular-nums enabled:hover:bg-surface-hover disabled:text-disabled',
  today: 'font-bold underline',
  selected: '*:bg-accent *:text-on-accent *:forced-color-adjust-none *:enabled:hover:bg-accent-hover',
  outside: 'text-muted',
  hidden: 'invisible',
};
