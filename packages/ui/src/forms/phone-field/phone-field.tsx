import { formatPhone } from '@urzad/domain';
import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';

export type PhoneFieldProps = TextFieldPropsWithout<'prefix' | 'maxLength'>;

/** A Polish phone number in threes. The country is shown, so nobody needs to type it; where it comes all the same, it is understood. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField
      width="medium"
      autoComplete="tel-national"
      {...props}
      type="tel"
      prefix="+48"
      format={formatPhone}
    />
  );
}
