import { TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { ScreenLink } from '#shared/routing/screen-link';
import { RecoverForm } from '../components/recover-form';
import { RecoverSetForm } from '../components/recover-set-form';
import { ShortPage } from '../components/short-page';
import { type CodeAtHand, useHasCode, useMailState } from '../logic/mail-state';
import { accountMessages } from '../messages/account';

const CODE_AT_HAND: CodeAtHand = { hasCode: true };

/** First the address, then the code and the new password. Back returns to the address. */
export function Recover() {
  const { recover } = useMessages(accountMessages);
  const mail = useMailState();
  const isCodeAsked = useHasCode() || mail !== '';

  return (
    <ShortPage title={recover.title} lead={leadOf(recover, { mail, isCodeAsked })}>
      {isCodeAsked ? <RecoverSetForm knownMail={mail} /> : <RecoverForm />}
      {!isCodeAsked && (
        <p>
          <ScreenLink href={paths.recover} state={CODE_AT_HAND} className="u:link-look">
            {recover.hasCode}
          </ScreenLink>
        </p>
      )}
      <p>
        <TextLink href={paths.login}>{recover.back}</TextLink>
      </p>
    </ShortPage>
  );
}

function leadOf(
  words: (typeof accountMessages)['pl']['recover'],
  { mail, isCodeAsked }: { mail: string; isCodeAsked: boolean },
): string {
  if (mail) return words.setLead(mail);
  return isCodeAsked ? words.setLeadWithoutMail : words.lead;
}
