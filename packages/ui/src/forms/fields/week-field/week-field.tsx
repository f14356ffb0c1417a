import { addDays, firstDayOf, type IsoDate, isIsoWeek, longDateText } from '@urzad/domain';
import { useMemo } from 'react';
import { lazyPart } from '../../../foundations/lazy-part/part';
import { useLabels, useLocale } from '../../../foundations/locale/locale';
import { useToday } from '../../../foundations/today/today';
import { CalendarField } from '../calendar-field/calendar-field';
import { LazyCalendar } from '../calendar-field/lazy-calendar';
import type { TypedFieldProps } from '../typed-field/typed-field';
import { type WeekFieldLabels, weekFieldLabels } from './week-field.labels';
import { weekForm } from './week-form';

export interface WeekFieldProps extends TypedFieldProps {
  /** The office's day: marked in the calendar, and the reference for a year of two digits. @default that of the `UrzadProvider` */
  today?: IsoDate | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<WeekFieldLabels>;
}

const weekCalendar = lazyPart(() => import('./week-calendar'));

/**
 * A week, typed as `5/2027` or as any day of it, or chosen in a calendar by any of its days; shown as `5/2027` with
 * its days below. Its value is `2027-W05`. Few people know the number of a week, so its days are shown.
 */
export function WeekField({ today: given, labels, ...props }: WeekFieldProps) {
  const today = useToday(given);
  const words = useLabels<WeekFieldLabels>(weekFieldLabels, labels);
  const locale = useLocale();
  const form = useMemo(() => weekForm(today), [today]);

  function daysOf(week: string) {
    if (!isIsoWeek(week)) return undefined;
    const monday = firstDayOf(week);
    return words.span(longDateText(monday, locale), longDateText(addDays(monday, 6), locale));
  }

  return (
    <CalendarField
      width="short"
      {...props}
      {...{ form, words }}
      explain={daysOf}
      draw={(value, choose) => (
        <LazyCalendar of={weekCalendar} words={words}>
          {({ WeekCalendar }) => (
            <WeekCalendar
              {...{ today, words }}
              selected={isIsoWeek(value) ? value : undefined}
              onChoose={(week) => choose(week)}
            />
          )}
        </LazyCalendar>
      )}
    />
  );
}
