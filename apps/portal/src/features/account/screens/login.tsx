import { Button, Icon, Link } from '@urzad/ui';
import { ShieldCheck } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { accountMessages } from '../messages';
import { AccountPage } from '../parts/account-page';
import { LoginForm } from '../parts/login-form';
import { OrLine } from '../parts/or-line';

export function Login() {
  const { login } = useMessages(accountMessages);

  return (
    <AccountPage title={login.title} lead={login.lead}>
      <LoginForm />
      <OrLine>{login.noAccount}</OrLine>
      <Button asChild block>
        <Link href={paths.register}>{login.register}</Link>
      </Button>
      <p className="text-sm text-muted">
        <Icon of={ShieldCheck} /> {login.safety}
      </p>
    </AccountPage>
  );
}
