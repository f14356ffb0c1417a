import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';

export type IntFieldProps = TextFieldPropsWithout;

/**
 * A whole number as text. Not `type="number"`: a mouse wheel must not change it, and a typed letter must not
 * disappear.
 */
export function IntField(props: IntFieldProps) {
  return <TextField width="short" autoComplete="off" {...props} inputMode="numeric" tidy={rounded} />;
}

/** `2,6` → `3`, as an integer field rounds (Spec §5). Other text is kept for the rule to refuse. */
export function rounded(text: string): string {
  const typed = text.replace(/\s/g, '').replace(',', '.');

  return /^-?[0-9]{1,12}(\.[0-9]+)?$/.test(typed) ? String(Math.round(Number(typed)) + 0) : text.trim();
}
