import type { IsoDate } from '@urzad/domain';
import { DayPicker } from 'react-day-picker';
import { fromLocalDate, toLocalDate } from './calendar-days';
import { useDayPickerProps } from './day-picker-props';

export interface DayCalendarProps {
  /** The office's day. */
  today: IsoDate;
  firstDay?: IsoDate | undefined;
  lastDay?: IsoDate | undefined;
  selected: IsoDate | undefined;
  onChoose: (day: IsoDate) => void;
}

/** A month of days, Monday first. Arrows move by a day and a week, Page Up and Page Down by a month. */
export function DayCalendar({ selected, onChoose, ...reach }: DayCalendarProps) {
  return (
    <DayPicker
      {...useDayPickerProps({ ...reach, shown: selected })}
      mode="single"
      selected={selected ? toLocalDate(selected) : undefined}
      onSelect={(_selected, day) => {
        const chosen = fromLocalDate(day);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
