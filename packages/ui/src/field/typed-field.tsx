import { TextField, type TextFieldProps } from '../text-field/text-field';
import { type CarriedValueProps, useCarriedValue, type ValueForm } from './use-carried-value';

/** What a field takes whose text is typed freely and whose value has one exact form. */
export interface TypedFieldProps
  extends CarriedValueProps,
    Omit<
      TextFieldProps,
      | keyof CarriedValueProps
      | 'type'
      | 'inputMode'
      | 'format'
      | 'tidy'
      | 'carried'
      | 'prefix'
      | 'suffix'
      | 'mono'
      | 'maxLength'
      | 'counter'
      | 'note'
    > {}

interface TypedFieldParts extends TypedFieldProps {
  form: ValueForm;
  inputMode?: TextFieldProps['inputMode'];
  suffix?: TextFieldProps['suffix'];
  /** Under the control: what the value means, once it is one. */
  explain?: ((value: string) => string | undefined) | undefined;
}

/** Text that is read when the field is left; what cannot be read stays as it was typed, for the rule to refuse. */
export function TypedField({ form, explain, ...props }: TypedFieldParts) {
  const { name, ref, value, defaultValue, onValueChange, onChange, onBlur, ...field } = props;
  const typed = useCarriedValue({ name, ref, value, defaultValue, onValueChange, onChange, onBlur }, form);

  return (
    <TextField
      autoComplete="off"
      {...field}
      ref={typed.input}
      name={name}
      carried={typed.value}
      value={typed.text}
      onValueChange={typed.type}
      onBlur={typed.leave}
      note={explain?.(typed.value)}
    />
  );
}
