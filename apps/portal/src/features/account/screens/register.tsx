import { Button, Link } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { AccountPage, OrLine } from '../components/account-page';
import { RegisterForm } from '../components/register-form';
import { accountMessages } from '../messages/account';

export function Register() {
  const { register } = useMessages(accountMessages);

  return (
    <AccountPage title={register.title} lead={register.lead} help={register.help}>
      <RegisterForm />
      <OrLine>{register.haveAccount}</OrLine>
      <Button asChild block>
        <Link href={paths.login}>{register.login}</Link>
      </Button>
    </AccountPage>
  );
}
