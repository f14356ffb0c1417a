import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';

export type NipFieldProps = TextFieldPropsWithout<'maxLength'>;

/** A tax number. Only separators are taken away: letters stay, so that the rule can say what is wrong (Spec §5). */
export function NipField(props: NipFieldProps) {
  return (
    <TextField
      width="medium"
      autoComplete="off"
      {...props}
      mono
      inputMode="numeric"
      format={withoutSeparators}
    />
  );
}

/** Programs paste dashes, spaces and invisible characters. */
function withoutSeparators(text: string): string {
  return text.replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '');
}
