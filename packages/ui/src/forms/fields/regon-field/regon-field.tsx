import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';

export type RegonFieldProps = TextFieldPropsWithout<'maxLength' | 'counter' | 'mono'>;

/** Of a local unit; a company has nine. */
const MOST_DIGITS = 14;

/** A REGON number. Dashes and spaces of a pasted one are removed. */
export function RegonField(props: RegonFieldProps) {
  return (
    <TextField width="medium" autoComplete="off" {...props} mono inputMode="numeric" format={digitsOf} />
  );
}

function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '').slice(0, MOST_DIGITS);
}
