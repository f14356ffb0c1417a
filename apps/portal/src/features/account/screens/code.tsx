import { TextLink } from '@urzad/ui';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { accountMessages } from '../messages';
import { AccountPage } from '../parts/account-page';
import { CodeForm } from '../parts/code-form';
import { useMailState } from '../parts/mail-state';

export function Code() {
  const { confirm } = useMessages(accountMessages);
  const mail = useMailState();

  return (
    <AccountPage title={confirm.title} lead={mail ? confirm.lead(mail) : confirm.leadWithoutMail}>
      <CodeForm knownMail={mail} />
      <p className="text-sm text-muted">{confirm.spam}</p>
      <p>
        <TextLink href={paths.register}>{confirm.otherMail}</TextLink>
      </p>
    </AccountPage>
  );
}
