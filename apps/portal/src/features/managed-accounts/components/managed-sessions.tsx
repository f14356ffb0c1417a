import { deviceText, type ManagedAccount } from '@urzad/contract';
import { momentText } from '@urzad/domain';
import { Card, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { accountPageMessages } from '../messages/account';
import { EndSessionsAction } from './end-sessions-action';

/** Where a person is signed in now; nothing for who may not read sessions. */
export function AccountSessions({ account: { id, sessions } }: { account: ManagedAccount }) {
  const words = useMessages(accountPageMessages);
  const locale = useLocale();
  const mayEnd = useSession(({ may }) => may('user_lock'));
  if (!sessions) return null;

  return (
    <Card>
      <h2 className="u:mb-3 u:text-md">{words.sessions}</h2>
      {sessions.length === 0 && <p className="u:text-muted">{words.noSessions}</p>}
      <ul className="u:grid u:gap-3">
        {sessions.map((session) => (
          <li key={session.id}>
            <p className="u:wrap-anywhere">{deviceText(session.user_agent, locale)}</p>
            <p className="u:text-sm u:text-muted">
              {[
                session.ip,
                words.signedIn(momentText(new Date(session.create_date))),
                words.active(momentText(new Date(session.active_date))),
                session.locked === 'yes' && words.locked,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {mayEnd && sessions.length > 0 && (
        <div className="u:mt-4">
          <EndSessionsAction id={id} />
        </div>
      )}
    </Card>
  );
}
