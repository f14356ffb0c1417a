import { dateText, type IsoDate, isDateTime, parseTypedDateTime } from '@urzad/domain';
import { useMemo } from 'react';
import { TypedField, type TypedFieldProps } from '../field/typed-field';
import type { ValueForm } from '../field/use-carried-value';
import { useLabels } from '../locale/locale';
import { type DatetimeFieldLabels, datetimeFieldLabels } from './datetime-field.labels';

export interface DatetimeFieldProps extends TypedFieldProps {
  /** The office's day: the measure of a year of two digits. */
  today: IsoDate;
  labels?: Partial<DatetimeFieldLabels>;
}

/**
 * A day and a time in one line, typed as `4.1.27 8:30` and shown as `04.01.2027 08:30`. Its value is the text
 * `2027-01-04 08:30:00` in the office's zone (Spec §9).
 */
export function DatetimeField({ today, labels, ...props }: DatetimeFieldProps) {
  const words = useLabels<DatetimeFieldLabels>(datetimeFieldLabels, labels);
  const form = useMemo(() => datetimeForm(today), [today]);

  return <TypedField width="medium" placeholder={words.placeholder} {...props} form={form} />;
}

function datetimeForm(today: IsoDate): ValueForm {
  return {
    read: (text) => parseTypedDateTime(text, today) ?? text.trim(),
    write: (value) => {
      if (!isDateTime(value)) return value;
      const time = value.slice(11).replace(/:00$/, '');
      return `${dateText(value.slice(0, 10), { today, withYear: true })} ${time}`;
    },
  };
}
