import { addDays, firstDayOf, type IsoDate, isIsoWeek, longDateText, parseTypedWeek } from '@urzad/domain';
import { useMemo } from 'react';
import { TypedField, type TypedFieldProps } from '../field/typed-field';
import type { ValueForm } from '../field/use-carried-value';
import { useLabels, useLocale } from '../locale/locale';
import { type WeekFieldLabels, weekFieldLabels } from './week-field.labels';

export interface WeekFieldProps extends TypedFieldProps {
  /** The office's day: the measure of a year of two digits. */
  today: IsoDate;
  labels?: Partial<WeekFieldLabels>;
}

/**
 * A week, typed as `5/2027` or as any day of it, shown as `5/2027` with its days below. Its value is `2027-W05`. Few
 * people know the number of a week, so the days say whether it is the right one.
 */
export function WeekField({ today, labels, ...props }: WeekFieldProps) {
  const words = useLabels<WeekFieldLabels>(weekFieldLabels, labels);
  const locale = useLocale();
  const form = useMemo(() => weekForm(today), [today]);

  function daysOf(week: string) {
    if (!isIsoWeek(week)) return undefined;
    const monday = firstDayOf(week);
    return words.span(longDateText(monday, locale), longDateText(addDays(monday, 6), locale));
  }

  return <TypedField width="short" placeholder={words.placeholder} {...props} form={form} explain={daysOf} />;
}

function weekForm(today: IsoDate): ValueForm {
  return {
    read: (text) => parseTypedWeek(text, today) ?? text.trim(),
    write: (value) => (isIsoWeek(value) ? `${Number(value.slice(6))}/${value.slice(0, 4)}` : value),
  };
}
