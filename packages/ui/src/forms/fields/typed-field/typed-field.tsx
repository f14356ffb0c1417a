import { type HiddenValueProps, useHiddenValue, type ValueForm } from '../../field/use-hidden-value';
import { TextField, type TextFieldProps, type TextFieldPropsWithout } from '../text-field/text-field';

/** The props of a field whose text is typed freely and whose value has one exact form. */
export interface TypedFieldProps
  extends HiddenValueProps,
    TextFieldPropsWithout<
      keyof HiddenValueProps | 'prefix' | 'suffix' | 'mono' | 'maxLength' | 'counter' | 'note'
    > {}

/** The facts about the values of such a field. */
export interface TypedFieldRules {
  form: ValueForm;
  /** Under the control: the meaning of a valid value. */
  explain?: ((value: string) => string | undefined) | undefined;
}

interface TypedFieldParts extends TypedFieldProps, TypedFieldRules {
  inputMode?: TextFieldProps['inputMode'];
  suffix?: TextFieldProps['suffix'];
}

/** Text that is parsed on blur; text that cannot be parsed is kept, for the rule to refuse. */
export function TypedField(props: TypedFieldParts) {
  return <TextField {...useTypedField(props).control} />;
}

/** The native input, the hidden form value, and the props of the text control. */
export function useTypedField<Props extends TypedFieldProps & TypedFieldRules>(props: Props) {
  const { form, explain, name, ref, value, defaultValue, onValueChange, onChange, onBlur, ...field } = props;
  const typed = useHiddenValue({ name, ref, value, defaultValue, onValueChange, onChange, onBlur }, form);
  const control = {
    autoComplete: 'off',
    ...field,
    ref: typed.input,
    name,
    hiddenValue: typed.value,
    value: typed.text,
    onValueChange: typed.type,
    onBlur: typed.leave,
    ...(explain && { note: explain(typed.value) }),
  };

  return { input: typed.input, value: typed.value, control };
}
