import type { ChangeEvent, ComponentProps, Ref } from 'react';
import type { FieldProps, ValueProps } from './field-props';
import type { Field } from './use-field';

/**
 * Props of every field of one choice. `ref`, `onChange`, `onBlur` are passed to each native radio, as form libraries
 * expect.
 */
export interface RadioFieldProps
  extends Omit<FieldProps, 'aside' | 'width'>,
    ValueProps<string>,
    Pick<ComponentProps<'input'>, 'onBlur' | 'onChange'> {
  /** The name under which a form submits the value; the summary of errors finds the field by it. */
  name?: string | undefined;
  /** Passed to every radio, as form libraries expect. */
  ref?: Ref<HTMLInputElement> | undefined;
}

type RadioSource = Pick<
  RadioFieldProps,
  'name' | 'onBlur' | 'onChange' | 'onValueChange' | 'ref' | 'value' | 'defaultValue' | 'disabled'
>;

/** The attributes of one native radio. Radios need a common name to be one group, so the id is the default. */
export function radioProps(field: Field, source: RadioSource, option: { value: string; disabled?: boolean }) {
  const { name, onBlur, onChange, onValueChange, ref, value, defaultValue, disabled } = source;

  return {
    ref,
    name: name ?? field.id,
    value: option.value,
    disabled: disabled || option.disabled,
    onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onValueChange?.(event.currentTarget.value);
    },
    ...(value !== undefined && { checked: value === option.value }),
    ...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value }),
  };
}
