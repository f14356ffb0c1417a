import { MailField, type MailFieldProps } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { signInMessages } from '../messages/sign-in';

/** The e-mail address of an account. */
export function AccountMailField(props: Omit<MailFieldProps, 'label'>) {
  const words = useMessages(signInMessages);

  return <MailField required autoComplete="username" {...props} label={words.mail} />;
}
