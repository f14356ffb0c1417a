import {
  type DateTime,
  dateText,
  getIsoDate,
  type IsoDate,
  isDateTime,
  parseTypedDate,
  parseTypedDateTime,
  tidyText,
  typedTimeIn,
} from '@urzad/domain';
import { useMemo } from 'react';
import { useLabels } from '../../../foundations/locale/locale';
import { useToday } from '../../../foundations/today/today';
import type { ValueForm } from '../../field/use-hidden-value';
import { CalendarField } from '../calendar-field/calendar-field';
import { dayCalendar } from '../calendar-field/day-calendar-part';
import { LazyCalendar } from '../calendar-field/lazy-calendar';
import type { TypedFieldProps } from '../typed-field/typed-field';
import { type DatetimeFieldLabels, datetimeFieldLabels } from './datetime-field.labels';

export interface DatetimeFieldProps extends TypedFieldProps {
  /** The office's day: marked in the calendar, and the reference for a year of two digits. @default that of the `UrzadProvider` */
  today?: IsoDate | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<DatetimeFieldLabels>;
}

/**
 * A day and a time in one field, typed as `4.1.27 8:30` and shown as `04.01.2027 08:30`. Its value is the text
 * `2027-01-04 08:30:00` in the office's zone (Spec §9). The calendar changes the day and keeps the time; without a
 * time it writes the day, and the focus goes to the end of the text. No time is made up: a day alone stays text, for
 * the rule to refuse.
 */
export function DatetimeField({ today: given, labels, ...props }: DatetimeFieldProps) {
  const today = useToday(given);
  const words = useLabels<DatetimeFieldLabels>(datetimeFieldLabels, labels);
  const form = useMemo(() => datetimeForm(today), [today]);

  /** A partial time, or one that this day skips, is continued in the text too. */
  function withDay(day: IsoDate, value: string): readonly [value: string, goesOn: boolean] {
    const text = `${dayText(day, today)} ${typedTimeIn(value)}`;
    const moment = form.read(text);
    return isDateTime(moment) ? [moment, false] : [text, true];
  }

  return (
    <CalendarField
      width="medium"
      {...props}
      {...{ form, words }}
      draw={(value, choose) => (
        <LazyCalendar of={dayCalendar} words={words}>
          {({ DayCalendar }) => (
            <DayCalendar
              today={today}
              selected={isDateTime(value) ? dayIn(value) : parseTypedDate(value, today)}
              onChoose={(day) => choose(...withDay(day, value))}
            />
          )}
        </LazyCalendar>
      )}
    />
  );
}

const dayIn = (moment: DateTime) => getIsoDate(moment.slice(0, 10));

const dayText = (day: IsoDate, today: IsoDate) => dateText(day, { today, withYear: true });

function datetimeForm(today: IsoDate): ValueForm {
  return {
    read: (text) => parseTypedDateTime(text, today) ?? tidyText(text),
    write: (value) => {
      if (!isDateTime(value)) return value;
      const time = value.slice(11).replace(/:00$/, '');
      return `${dayText(dayIn(value), today)} ${time}`;
    },
  };
}
