import { type IsoDate, isIsoMonth, monthText, parseTypedMonth } from '@urzad/domain';
import { useMemo } from 'react';
import { TypedField, type TypedFieldProps } from '../field/typed-field';
import type { ValueForm } from '../field/use-carried-value';
import { useLabels, useLocale } from '../locale/locale';
import { type MonthFieldLabels, monthFieldLabels } from './month-field.labels';

export interface MonthFieldProps extends TypedFieldProps {
  /** The office's day: the measure of a year of two digits. */
  today: IsoDate;
  labels?: Partial<MonthFieldLabels>;
}

/** A month, typed as `1.27`, `01/2027` or `styczeń 2027`, shown as `01.2027` with its name below. Its value is `2027-01`. */
export function MonthField({ today, labels, ...props }: MonthFieldProps) {
  const words = useLabels<MonthFieldLabels>(monthFieldLabels, labels);
  const locale = useLocale();
  const form = useMemo(() => monthForm(today), [today]);

  return (
    <TypedField
      width="short"
      placeholder={words.placeholder}
      {...props}
      form={form}
      explain={(value) => (isIsoMonth(value) ? monthText(value, locale) : undefined)}
    />
  );
}

function monthForm(today: IsoDate): ValueForm {
  return {
    read: (text) => parseTypedMonth(text, today) ?? text.trim(),
    write: (value) => (isIsoMonth(value) ? `${value.slice(5)}.${value.slice(0, 4)}` : value),
  };
}
