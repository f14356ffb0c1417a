import { formatPhone } from '@urzad/domain';
import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';

export type PhoneFieldProps = TextFieldPropsWithout<'prefix' | 'maxLength'>;

/**
 * A Polish phone number in groups of three. The prefix of the country is shown beside it, and removed where it is
 * typed.
 */
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
