import { formatPostalCode } from '@urzad/domain';
import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';

export type PostalCodeFieldProps = TextFieldPropsWithout<'maxLength'>;

/** `73-108`: the dash is added automatically. */
export function PostalCodeField(props: PostalCodeFieldProps) {
  return (
    <TextField
      width="short"
      autoComplete="postal-code"
      {...props}
      inputMode="numeric"
      format={formatPostalCode}
    />
  );
}
