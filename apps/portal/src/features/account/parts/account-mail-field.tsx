import { TextField, type TextFieldProps } from '@urzad/ui';
import { useMessages } from '../../../shared/i18n/messages';
import { signInMessages } from '../sign-in-messages';

/** The address that an account goes by. */
export function MailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const words = useMessages(signInMessages);

  return (
    <TextField
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      {...props}
      type="email"
      label={words.mail}
    />
  );
}
