import { hasThousands, parseNumber, tidyText } from '@urzad/domain';
import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';

export type IntFieldProps = TextFieldPropsWithout;

/**
 * A whole number as text. Not `type="number"`: a mouse wheel must not change it, and a typed letter must not
 * disappear.
 */
export function IntField(props: IntFieldProps) {
  return <TextField width="short" autoComplete="off" {...props} inputMode="numeric" tidy={rounded} />;
}

/** `2,6` → `3`, as an integer field rounds (Spec §5). Other text, and what may be thousands, is kept for the rule to refuse. */
export function rounded(text: string): string {
  const number = hasThousands(text) ? undefined : parseNumber(text);

  return number === undefined ? tidyText(text) : String(Math.round(number) + 0);
}
