import { type IsoDate, isIsoMonth, monthText, parseTypedMonth, tidyText } from '@urzad/domain';
import { useMemo } from 'react';
import { useLabels, useLocale } from '../../../foundations/locale/locale';
import { useToday } from '../../../foundations/today/today';
import type { ValueForm } from '../../field/use-hidden-value';
import { CalendarField } from '../calendar-field/calendar-field';
import type { TypedFieldProps } from '../typed-field/typed-field';
import { MonthCalendar } from './month-calendar';
import { type MonthFieldLabels, monthFieldLabels } from './month-field.labels';

export interface MonthFieldProps extends TypedFieldProps {
  /** The office's day: its month is marked in the calendar, its year the reference for one of two digits. @default that of the `UrzadProvider` */
  today?: IsoDate | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<MonthFieldLabels>;
}

/**
 * A month, typed as `1.27`, `01/2027` or `styczeń 2027` or chosen among the months of a year; shown as `01.2027` with its
 * name below. Its value is `2027-01`.
 */
export function MonthField({ today: given, labels, ...props }: MonthFieldProps) {
  const today = useToday(given);
  const words = useLabels<MonthFieldLabels>(monthFieldLabels, labels);
  const locale = useLocale();
  const form = useMemo(() => monthForm(today), [today]);

  return (
    <CalendarField
      width="short"
      {...props}
      {...{ form, words }}
      explain={(value) => (isIsoMonth(value) ? monthText(value, locale) : undefined)}
      draw={(value, choose) => (
        <MonthCalendar
          {...{ today, words }}
          selected={isIsoMonth(value) ? value : undefined}
          onChoose={(month) => choose(month)}
        />
      )}
    />
  );
}

function monthForm(today: IsoDate): ValueForm {
  return {
    read: (text) => parseTypedMonth(text, today) ?? tidyText(text),
    write: (value) => (isIsoMonth(value) ? `${value.slice(5)}.${value.slice(0, 4)}` : value),
  };
}
