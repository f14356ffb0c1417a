import { Button, Link } from '@urzad/ui';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { accountMessages } from '../messages';
import { AccountPage } from '../parts/account-page';
import { OrLine } from '../parts/or-line';
import { RegisterForm } from '../parts/register-form';

export function Register() {
  const { register } = useMessages(accountMessages);

  return (
    <AccountPage title={register.title} lead={register.lead}>
      <RegisterForm />
      <OrLine>{register.haveAccount}</OrLine>
      <Button asChild block>
        <Link href={paths.login}>{register.login}</Link>
      </Button>
    </AccountPage>
  );
}
