import { TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { ChallengePage } from '../components/challenge-page';
import { CodeForm } from '../components/code-form';
import { ShortPage } from '../components/short-page';
import { useChallengeState } from '../logic/challenge-state';
import { useMailState } from '../logic/mail-state';
import { accountMessages } from '../messages/account';

/** The code of a new account, or of a sign-in that asks for the second factor. */
export function Code() {
  const challenge = useChallengeState();
  return challenge ? <ChallengePage state={challenge} /> : <NewAccountCode />;
}

function NewAccountCode() {
  const { confirm, register } = useMessages(accountMessages);
  const mail = useMailState();

  return (
    <ShortPage
      title={confirm.title}
      lead={mail ? confirm.lead(mail) : confirm.leadWithoutMail}
      help={register.help}
    >
      <CodeForm knownMail={mail} />
      <p className="u:text-sm u:text-muted">{confirm.spam}</p>
      <p>
        <TextLink href={paths.register}>{confirm.otherMail}</TextLink>
      </p>
    </ShortPage>
  );
}
