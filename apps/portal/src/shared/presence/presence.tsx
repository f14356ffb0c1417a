import { useQuery } from '@tanstack/react-query';
import { NO_VALUE } from '@urzad/domain';
import { OnlineStatus, useLocale } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages';
import { useSession } from '../session/session-store';
import { presenceMessages } from './messages';
import { presenceQuery } from './presence-query';

/** A hard space, as high as the text that comes. */
const EMPTY_LINE = '\u00a0';

interface PresenceProps {
  /** Id of the account; null where there is none. */
  id: number | null;
}

/**
 * When a person was last in the portal, for staff. Its line is there from the beginning, and stays empty where the answer
 * does not come: nobody's work depends on it.
 */
export function Presence({ id }: PresenceProps) {
  const isStaff = useIsStaff();

  return isStaff && id !== null ? <PresenceLine id={id} /> : null;
}

function PresenceLine({ id }: { id: number }) {
  const words = useMessages(presenceMessages);
  const locale = useLocale();
  const { data } = useQuery(presenceQuery(id));

  return (
    <span className="u:flex u:min-h-6 u:flex-wrap u:items-center u:gap-x-2 u:text-sm u:print:hidden">
      {data && <span>{words.lastSeen}</span>}
      {data?.online_date && <OnlineStatus onlineDate={new Date(data.online_date)} />}
      {data?.online_date === null && <span className="u:text-muted">{NO_VALUE[locale]}</span>}
    </span>
  );
}

/**
 * The same beside a name in a list, without words; of who was never there nothing. Its room is there from the beginning, or
 * what stands beside it and below would move when the answer comes.
 */
export function PresenceMark({ id }: PresenceProps) {
  const isStaff = useIsStaff();

  return isStaff && id !== null ? <SeenMark id={id} /> : null;
}

function SeenMark({ id }: { id: number }) {
  const { data } = useQuery(presenceQuery(id));

  return (
    <span className="u:inline-block u:min-w-26 u:flex-none u:text-xs u:print:hidden">
      {data?.online_date ? (
        <OnlineStatus compact onlineDate={new Date(data.online_date)} />
      ) : (
        <span>{EMPTY_LINE}</span>
      )}
    </span>
  );
}

/**
 * A line of a table of which the presence of somebody is a part. What else it says is read first: it gives up no more than
 * the mark needs, whose words stand where there is room for them.
 */
export function BesidePresence({ id, children }: PresenceProps & { children?: ReactNode }) {
  if (!children) return <PresenceMark id={id} />;

  return (
    <span className="u:flex u:items-center u:gap-x-2">
      <span className="u:max-w-[calc(100%-1.25rem)] u:flex-none u:truncate u:only:max-w-full">
        {children}
      </span>
      <PresenceInRest id={id} />
    </span>
  );
}

function PresenceInRest({ id }: PresenceProps) {
  const isStaff = useIsStaff();

  return isStaff && id !== null ? <SeenInRest id={id} /> : null;
}

function SeenInRest({ id }: { id: number }) {
  const { data } = useQuery(presenceQuery(id));
  if (!data?.online_date) return null;

  return (
    <span className="u:@container u:flex u:min-w-2.5 u:flex-1 u:text-xs u:print:hidden">
      <OnlineStatus compact onlineDate={new Date(data.online_date)} />
    </span>
  );
}

/** Parents see nobody’s presence. */
function useIsStaff(): boolean {
  return useSession(({ me }) => me !== undefined && me.perspective !== 'citizen');
}
