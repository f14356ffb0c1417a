import { LogOut } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { endSessions } from '../api';
import { accountChangeMessages } from '../messages/changes';
import { ReasonAction } from './reason-action';

/** Signs a person out on every device. */
export function EndSessionsAction({ id }: { id: number }) {
  const words = useMessages(accountChangeMessages);

  return (
    <ReasonAction
      button={{ children: words.sessionsTitle, icon: LogOut }}
      title={words.sessionsTitle}
      intro={words.sessionsIntro}
      action={{ children: words.sessionsEnd, icon: LogOut, variant: 'danger' }}
      refused={words.sessionsRefused}
      done={words.sessionsEnded}
      send={(body, key) => endSessions(id, body, key)}
    />
  );
}
