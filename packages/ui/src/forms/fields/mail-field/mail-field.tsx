import { EMAIL_MAX_LENGTH, normaliseEmail } from '@urzad/domain';
import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';

export type MailFieldProps = TextFieldPropsWithout<
  'maxLength' | 'counter' | 'prefix' | 'suffix' | 'autoCapitalize' | 'spellCheck'
>;

/** An e-mail address, in lower case after the blur: one person, one address. */
export function MailField(props: MailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX_LENGTH}
      tidy={normaliseEmail}
    />
  );
}
