import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';
import { rounded } from './rounded';

export type IntFieldProps = TextFieldPropsWithout;

/**
 * A whole number as text. Not `type="number"`: a mouse wheel must not change it, and a typed letter must not
 * disappear.
 */
export function IntField(props: IntFieldProps) {
  return <TextField width="short" autoComplete="off" {...props} inputMode="numeric" tidy={rounded} />;
}
