import { type IsoDate, longDateText, monthText, weekdayText } from '@urzad/domain';
import { useMemo, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { fromLocalDate, toLocalDate } from '../../forms/fields/calendar-field/calendar-days';
import { usePickerLocale, useWeekdayNames } from '../../forms/fields/calendar-field/day-picker-props';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { useToday } from '../../foundations/today/today';
import { CalendarCell, CalendarShown } from './calendar-cell';
import { touches } from './day-rows';
import { type EventCalendarLabels, eventCalendarLabels } from './event-calendar.labels';
import type { EventCalendarProps } from './event-calendar-props';

export type { CalendarItem, EventCalendarProps } from './event-calendar-props';

/**
 * A month with what happens on its days. Arrows move by a day and a week, Page Up and Page Down by a month, Home and End
 * within the week; Enter chooses a day, whose items the caller lists beside it. On a narrow screen days show marks only.
 */
export function EventCalendar({
  month,
  onMonth,
  day,
  onDay,
  onItem,
  items,
  holidays,
  today: given,
  labels,
}: EventCalendarProps) {
  const words = useLabels<EventCalendarLabels>(eventCalendarLabels, labels);
  const locale = useLocale();
  const today = useToday(given);
  const pickerLocale = usePickerLocale();
  const formatters = useWeekdayNames();
  const [ahead, setAhead] = useState({ month, given: month });
  if (ahead.given !== month) setAhead({ month, given: month });

  // The month moves before the caller gives it back, which may be later: the calendar library keeps the focus on a day
  // that the new month shows.
  function show(next: string) {
    setAhead({ month: next, given: month });
    onMonth(next);
  }

  const shown = useMemo(
    () => ({ items, holidays, onItem, onDay, words }),
    [items, holidays, onItem, onDay, words],
  );

  function nameOf(date: Date): string {
    const of = fromLocalDate(date);
    if (!of) return '';
    const count = items.filter((item) => touches(item, of)).length;
    const facts = [
      `${weekdayText(of, locale)}, ${longDateText(of, locale)}`,
      of === today && words.today,
      holidays?.get(of),
      count > 0 && words.count(count),
    ];
    return facts.filter(Boolean).join(', ');
  }

  return (
    <CalendarShown value={shown}>
      <DayPicker
        mode="single"
        hideNavigation
        showOutsideDays
        month={toLocalDate(firstOf(ahead.month))}
        onMonthChange={(date) => show(fromLocalDate(date)?.slice(0, 7) ?? month)}
        today={toLocalDate(today)}
        selected={day && toLocalDate(day)}
        onSelect={(_selected, date) => {
          const chosen = fromLocalDate(date);
          if (chosen) onDay(chosen);
        }}
        locale={pickerLocale}
        formatters={formatters}
        labels={{ labelDayButton: nameOf, labelGrid: () => monthText(ahead.month, locale) }}
        classNames={LOOKS}
        components={COMPONENTS}
      />
    </CalendarShown>
  );
}

const COMPONENTS = { Day: CalendarCell };

function firstOf(month: string): IsoDate {
  return `${month}-01` as IsoDate;
}

const LOOKS = {
  month_caption: 'u:sr-only',
  month_grid:
    'u:w-full u:table-fixed u:border-separate u:border-spacing-0 u:overflow-hidden u:rounded-lg u:border u:border-line u:bg-surface',
  weekday:
    'u:border-b u:border-line-strong u:bg-surface-sunken u:px-1 u:py-2 u:text-sm u:font-medium u:text-muted u:desktop:px-2 u:desktop:text-start u:desktop:nth-[n+6]:w-1/11',
  week: 'u:group/week',
  day_button:
    'u:grid u:size-8 u:place-items-center u:rounded-md u:tabular-nums u:not-group-data-today/day:hover:bg-surface-hover u:group-data-today/day:border u:group-data-today/day:border-accent u:group-data-today/day:bg-accent u:group-data-today/day:font-bold u:group-data-today/day:text-on-accent u:group-data-today/day:forced-color-adjust-none',
};
