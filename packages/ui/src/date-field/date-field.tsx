import { type IsoDate, parseTypedDate } from '@urzad/domain';
import { CalendarDays } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { retype } from '../field/retype';
import { type CarriedValueProps, useCarriedValue } from '../field/use-carried-value';
import { useFloating } from '../floating/use-floating';
import { IconButton } from '../icon-button/icon-button';
import { useLabels } from '../locale/locale';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { type DateFieldLabels, dateFieldLabels } from './date-field.labels';
import { dateForm } from './date-form';
import { DatePanel } from './date-panel';

export interface DateFieldProps
  extends CarriedValueProps,
    Omit<
      TextFieldProps,
      | keyof CarriedValueProps
      | 'type'
      | 'inputMode'
      | 'format'
      | 'tidy'
      | 'carried'
      | 'suffix'
      | 'prefix'
      | 'mono'
      | 'maxLength'
      | 'counter'
    > {
  /** The office's day: marked in the calendar, and the measure of a year of two digits. */
  today: IsoDate;
  /** The first and the last day the calendar offers. A typed day outside them is the form's to refuse. */
  firstDay?: IsoDate | undefined;
  lastDay?: IsoDate | undefined;
  labels?: Partial<DateFieldLabels>;
}

/**
 * A day, typed the way people write (`4.1.27`, `04.01.2027`, `2027-01-04`) or chosen in a calendar, and shown as
 * `04.01.2027` (Spec §9). Its value is an `IsoDate`; text that is no day stays as it is, for the rule to refuse.
 */
export function DateField({ today, firstDay, lastDay, labels, ...props }: DateFieldProps) {
  const { name, ref, value, defaultValue, onValueChange, onChange, onBlur, ...field } = props;
  const words = useLabels<DateFieldLabels>(dateFieldLabels, labels);
  const generated = useId();
  const id = field.id ?? generated;
  const form = useMemo(() => dateForm(today), [today]);
  const date = useCarriedValue({ name, ref, value, defaultValue, onValueChange, onChange, onBlur }, form);
  const button = useRef<HTMLButtonElement>(null);
  const floating = useFloating();
  const { phase, open, close } = floating;
  const [selected, setSelected] = useState<IsoDate>();

  function show() {
    setSelected(parseTypedDate(date.text, today));
    open();
  }

  function choose(day: IsoDate) {
    if (date.input.current) retype(date.input.current, form.write(day));
    close();
    button.current?.focus();
  }

  return (
    <>
      <TextField
        width="medium"
        autoComplete="off"
        placeholder={words.placeholder}
        {...field}
        id={id}
        ref={date.input}
        name={name}
        carried={date.value}
        inputMode="text"
        value={date.text}
        onValueChange={date.type}
        onBlur={date.leave}
        suffix={
          !field.readOnly && (
            <IconButton
              ref={button}
              id={`${id}-open`}
              icon={CalendarDays}
              label={words.open}
              aria-labelledby={`${id}-open ${id}-label`}
              aria-haspopup="dialog"
              aria-expanded={phase === 'open'}
              disabled={field.disabled}
              onClick={phase === 'open' ? close : show}
            />
          )
        }
      />
      <DatePanel {...{ floating, button, words, today, firstDay, lastDay, selected }} onChoose={choose} />
    </>
  );
}
