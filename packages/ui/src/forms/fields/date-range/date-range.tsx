import { type IsoDate, isIsoDate } from '@urzad/domain';
import { useRef, useState } from 'react';
import { useLabels } from '../../../foundations/locale/locale';
import { type FieldProps, takeFrame, type ValueProps } from '../../field/field-props';
import { GroupFrame } from '../../field/group-frame';
import { useField } from '../../field/use-field';
import { useFormReset } from '../../field/use-form-reset';
import { DateField, type DateFieldProps } from '../date-field/date-field';
import { type DateRangeLabels, dateRangeLabels } from './date-range.labels';

/** Two days, each an `IsoDate`, empty, or text that is no day. */
export interface DateRangeValue {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}

/** Props of one end: the binding of a form library, an error, a hint. */
export type DateRangeEnd = Partial<
  Pick<DateFieldProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error' | 'hint'>
>;

export interface DateRangeProps extends Omit<FieldProps, 'aside' | 'width'>, ValueProps<DateRangeValue> {
  /** The ends are submitted as `name.from` and `name.to`. */
  name?: string | undefined;
  /** The office's day. @default that of the `UrzadProvider` */
  today?: IsoDate | undefined;
  /** The first day of both calendars. */
  firstDay?: IsoDate | undefined;
  /** The last day of both calendars. */
  lastDay?: IsoDate | undefined;
  /** Name, error, hint and events of the first day. */
  from?: DateRangeEnd;
  /** The same of the last day. */
  to?: DateRangeEnd;
  /** The first day's control. */
  ref?: DateFieldProps['ref'];
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<DateRangeLabels>;
}

const EMPTY: DateRangeValue = { from: '', to: '' };

/** Two days that belong together. The calendar of the second begins at the first; their order is checked by the form. */
export function DateRange(props: DateRangeProps) {
  const [frame, { name, today, firstDay, lastDay, from, to, ref, labels, ...values }] = takeFrame(props);
  const { value, defaultValue = EMPTY, onValueChange } = values;
  const words = useLabels<DateRangeLabels>(dateRangeLabels, labels);
  const field = useField(frame);
  const [own, setOwn] = useState(defaultValue);
  const group = useRef<HTMLFieldSetElement>(null);
  useFormReset(group, () => setOwn(defaultValue));
  const days = value ?? own;
  const { disabled, readOnly, required } = frame;

  function change(changed: Partial<DateRangeValue>) {
    const next = { ...days, ...changed };
    setOwn(next);
    onValueChange?.(next);
  }

  /** One end: controlled when the range is, otherwise uncontrolled. */
  const end = (key: keyof DateRangeValue) => ({
    today,
    lastDay,
    disabled,
    readOnly,
    required,
    label: words[key],
    name: name && `${name}.${key}`,
    ...(value ? { value: value[key] } : { defaultValue: defaultValue[key] }),
    onValueChange: (day: string) => change({ [key]: day }),
  });

  return (
    <GroupFrame {...frame} field={field} name={name} role="group" isSelfEmpty ref={group}>
      <div className="u:grid u:gap-x-5 u:gap-y-3 u:tablet:grid-cols-2">
        <DateField {...end('from')} firstDay={firstDay} ref={ref} {...from} />
        <DateField {...end('to')} firstDay={isIsoDate(days.from) ? days.from : firstDay} {...to} />
      </div>
    </GroupFrame>
  );
}
