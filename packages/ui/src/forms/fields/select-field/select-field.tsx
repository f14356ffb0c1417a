import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { ChevronsUpDown } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, type Ref, useRef } from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { Icon } from '../../../foundations/icon/icon';
import { useLabels } from '../../../foundations/locale/locale';
import { controlLooks } from '../../field/control-looks';
import { FieldFrame } from '../../field/field-frame';
import { type FieldProps, takeFrame, type ValueProps } from '../../field/field-props';
import { besideText, FieldText } from '../../field/field-text';
import { useField } from '../../field/use-field';
import { type SelectFieldLabels, selectFieldLabels } from './select-field.labels';

/** One of the choices of a `SelectField`. */
export interface SelectOption {
  /** The submitted value; an empty one is the empty choice. */
  value: string;
  /** The words in the list. */
  label: string;
  /** Cannot be chosen. */
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldProps,
    ValueProps<string>,
    Pick<ComponentProps<'select'>, 'autoComplete' | 'onBlur' | 'onChange'> {
  /** The name under which a form submits the value; the summary of errors finds the field by it. */
  name?: string | undefined;
  /** The native list. */
  ref?: Ref<HTMLSelectElement> | undefined;
  /** The answers, in the order of the list. */
  options: readonly SelectOption[];
  /** The text of the empty choice; `false` when one of the options is always chosen. */
  nullLabel?: string | false;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<SelectFieldLabels>;
}

/** One of many answers, in the native list of the device. */
export function SelectField(props: SelectFieldProps) {
  const [frame, { ref, options, nullLabel, labels, onValueChange, onChange, ...native }] = takeFrame(props);
  const { readOnly, required } = frame;
  const words = useLabels<SelectFieldLabels>(selectFieldLabels, labels);
  const own = useRef<HTMLSelectElement>(null);
  const field = useField(frame);

  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };

  return (
    <FieldFrame {...frame} field={field} name={native.name}>
      <select
        {...native}
        {...field.control}
        {...(readOnly && LOCKED)}
        ref={useComposedRefs(own, ref)}
        className={cn(
          controlLooks({ state: field.state }),
          'u:appearance-none u:pe-11',
          besideText(readOnly),
        )}
        onChange={change}
      >
        {nullLabel !== false && (
          <option value="">{nullLabel ?? (required ? words.choose : words.none)}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldText control={own} readOnly={readOnly} />
      {!readOnly && (
        <span className="u:pointer-events-none u:absolute u:inset-y-0 u:end-3.5 u:flex u:items-center u:text-muted u:print:hidden">
          <Icon of={ChevronsUpDown} />
        </span>
      )}
    </FieldFrame>
  );
}

/** A select has no `readOnly`: keys and presses are cancelled, the focus stays. */
const LOCKED = {
  'aria-readonly': true,
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') event.preventDefault();
  },
};
