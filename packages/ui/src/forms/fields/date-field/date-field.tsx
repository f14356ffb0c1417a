import { dateText, type IsoDate, isIsoDate, parseTypedDate, tidyText } from '@urzad/domain';
import { useMemo } from 'react';
import { useLabels } from '../../../foundations/locale/locale';
import { useToday } from '../../../foundations/today/today';
import type { ValueForm } from '../../field/use-hidden-value';
import { CalendarField } from '../calendar-field/calendar-field';
import { dayCalendar } from '../calendar-field/day-calendar-part';
import { LazyCalendar } from '../calendar-field/lazy-calendar';
import type { TextFieldProps } from '../text-field/text-field';
import type { TypedFieldProps } from '../typed-field/typed-field';
import { type DateFieldLabels, dateFieldLabels } from './date-field.labels';

export interface DateFieldProps extends TypedFieldProps, Pick<TextFieldProps, 'note'> {
  /** The office's day: marked in the calendar, and the reference for a year of two digits. @default that of the `UrzadProvider` */
  today?: IsoDate | undefined;
  /** The first and the last day of the calendar. A typed day outside them is refused by the form. */
  firstDay?: IsoDate | undefined;
  /** The last day of the calendar. */
  lastDay?: IsoDate | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<DateFieldLabels>;
}

/**
 * A day, typed (`4.1.27`, `04.01.2027`, `2027-01-04`) or chosen in a calendar, and shown as `04.01.2027` (Spec §9).
 * Its value is an `IsoDate`; other text is kept, for the rule to refuse.
 */
export function DateField({ today: given, firstDay, lastDay, labels, ...props }: DateFieldProps) {
  const today = useToday(given);
  const words = useLabels<DateFieldLabels>(dateFieldLabels, labels);
  const form = useMemo(() => dateForm(today), [today]);

  return (
    <CalendarField
      width="medium"
      {...props}
      {...{ form, words }}
      draw={(value, choose) => (
        <LazyCalendar of={dayCalendar} words={words}>
          {({ DayCalendar }) => (
            <DayCalendar
              {...{ today, firstDay, lastDay }}
              selected={isIsoDate(value) ? value : undefined}
              onChoose={(day) => choose(day)}
            />
          )}
        </LazyCalendar>
      )}
    />
  );
}

/** `4.1.27` is shown as `04.01.2027` and submitted as `2027-01-04`. */
function dateForm(today: IsoDate): ValueForm {
  return {
    read: (text) => parseTypedDate(text, today) ?? tidyText(text),
    write: (value) => (isIsoDate(value) ? dateText(value, { today, withYear: true }) : value),
  };
}
