import { Button, Icon, LazyPart, Link, lazyPart } from '@urzad/ui';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { wantedMessages, whySignIn } from '#shared/session/wanted-messages';
import { pathAfterSignIn } from '#shared/session/wanted-path';
import { AccountPage, OrLine } from '../components/account-page';
import { LoginForm } from '../components/login-form';
import { useWantsLink } from '../logic/mail-state';
import { signInMessages } from '../messages/sign-in';

const linkPage = lazyPart(() => import('../components/link-page'));

/** By the password, or by a mailed link. Back returns to the password. */
export function Login() {
  return useWantsLink() ? (
    <LazyPart of={linkPage}>{({ LinkPage }) => <LinkPage />}</LazyPart>
  ) : (
    <ByPassword />
  );
}

function ByPassword() {
  const { login } = useMessages(signInMessages);
  const wantedWords = useMessages(wantedMessages);
  const [wanted] = useState(pathAfterSignIn);

  return (
    <AccountPage title={login.title} lead={wanted ? `${whySignIn(wanted, wantedWords)}.` : login.lead}>
      <LoginForm />
      <OrLine>{login.noAccount}</OrLine>
      <Button asChild block>
        <Link href={paths.register}>{login.register}</Link>
      </Button>
      <p className="u:text-sm u:text-muted">
        <Icon of={ShieldCheck} /> {login.safety}
      </p>
    </AccountPage>
  );
}
