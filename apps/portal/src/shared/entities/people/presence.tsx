import { useQuery } from '@tanstack/react-query';
import { NO_VALUE } from '@urzad/domain';
import { OnlineStatus, useLocale } from '@urzad/ui';
import { useMessages } from '../../i18n/messages';
import { useSession } from '../../session/session-store';
import { presenceMessages } from './messages';
import { presenceQuery } from './presence-query';

interface PresenceProps {
  /** Id of the account. */
  id: number;
}

/**
 * When a person was last in the portal, for staff who may see accounts. Its line is there from the beginning, and stays
 * empty where the answer does not come: nobody's work depends on it.
 */
export function Presence({ id }: PresenceProps) {
  const isSeen = useSession(({ me, may }) => me !== undefined && may('user_show'));

  return isSeen ? <PresenceLine id={id} /> : null;
}

function PresenceLine({ id }: PresenceProps) {
  const words = useMessages(presenceMessages);
  const locale = useLocale();
  const { data } = useQuery(presenceQuery(id));

  return (
    <span className="u:flex u:min-h-6 u:flex-wrap u:items-center u:gap-x-2 u:text-sm u:print:hidden">
      {data !== undefined && <span>{words.lastSeen}</span>}
      {data && <OnlineStatus onlineDate={data} />}
      {data === null && <span className="u:text-muted">{NO_VALUE[locale]}</span>}
    </span>
  );
}
