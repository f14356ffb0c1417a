import { TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { AccountPage } from '../components/account-page';
import { RecoverForm } from '../components/recover-form';
import { RecoverSetForm } from '../components/recover-set-form';
import { useMailState } from '../logic/mail-state';
import { accountMessages } from '../messages/account';

/** First the address, then the code and the new password. Back returns to the address. */
export function Recover() {
  const { recover } = useMessages(accountMessages);
  const mail = useMailState();

  return (
    <AccountPage title={recover.title} lead={mail ? recover.setLead(mail) : recover.lead}>
      {mail ? <RecoverSetForm mail={mail} /> : <RecoverForm />}
      <p>
        <TextLink href={paths.login}>{recover.back}</TextLink>
      </p>
    </AccountPage>
  );
}
