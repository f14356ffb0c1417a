import { addDays, firstDayOf, type IsoDate, type IsoWeek, weekOf } from '@urzad/domain';
import { DayPicker, type Labels, labelDayButton } from 'react-day-picker';
import { fromLocalDate, toLocalDate } from '../calendar-field/calendar-days';
import { DAY_LOOKS, useDayPickerProps, usePickerLocale } from '../calendar-field/day-picker-props';
import type { WeekFieldLabels } from './week-field.labels';
import { weekText } from './week-form';

export interface WeekCalendarProps {
  /** The office's day. */
  today: IsoDate;
  selected: IsoWeek | undefined;
  words: Pick<WeekFieldLabels, 'number' | 'dayOf' | 'dayOfChosen'>;
  onChoose: (week: IsoWeek) => void;
}

/** A month of whole weeks, each with its number: choosing any day chooses its week. */
export function WeekCalendar({ today, selected, words, onChoose }: WeekCalendarProps) {
  const monday = selected ? firstDayOf(selected) : undefined;
  const labelDay = useDayLabel(words);

  const common = useDayPickerProps({ today, shown: monday });

  return (
    <DayPicker
      {...common}
      ISOWeek
      showWeekNumber
      showOutsideDays
      mode="range"
      selected={monday ? { from: toLocalDate(monday), to: toLocalDate(addDays(monday, 6)) } : undefined}
      classNames={LOOKS}
      labels={{ labelDayButton: labelDay }}
      formatters={{
        ...common.formatters,
        formatWeekNumber: String,
        formatWeekNumberHeader: () => words.number,
      }}
      onSelect={(_selected, day) => {
        const chosen = fromLocalDate(day);
        if (chosen) onChoose(weekOf(chosen));
      }}
    />
  );
}

/** The library's name of the day, with its week, which is what is chosen. */
function useDayLabel({ dayOf, dayOfChosen }: WeekCalendarProps['words']): Labels['labelDayButton'] {
  const translated = usePickerLocale().labels?.labelDayButton;
  const label = typeof translated === 'function' ? translated : labelDayButton;

  return (date, modifiers, options, dateLib) => {
    const spoken = label(date, { ...modifiers, selected: false }, options, dateLib);
    const day = fromLocalDate(date);
    if (!day) return spoken;
    return (modifiers.selected ? dayOfChosen : dayOf)(spoken, weekText(weekOf(day)));
  };
}

const LOOKS = {
  ...DAY_LOOKS,
  root: 'u:mx-auto u:w-88 u:max-w-full',
  week: 'u:group',
  week_number_header: 'u:h-11 u:text-sm u:font-medium u:text-muted',
  week_number: 'u:text-sm u:font-medium u:text-muted u:tabular-nums',
  day: 'u:p-0 u:text-center u:each:rounded-none u:first-of-type:each:rounded-s-md u:last-of-type:each:rounded-e-md',
  day_button:
    'u:h-11 u:w-full u:tabular-nums u:focus-visible:relative u:group-has-[button:enabled:hover]:bg-accent-subtle u:disabled:text-disabled',
  selected:
    'u:each:bg-accent u:each:text-on-accent u:each:forced-color-adjust-none u:each:group-has-[button:enabled:hover]:bg-accent-hover',
};
