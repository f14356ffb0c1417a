import type { ManagedAccountRow } from '@urzad/contract';
import { OnlineStatus } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { accountListMessages } from '../messages/accounts';

/** When a person was last in the portal. */
export function LastSeen({ of: { online_date } }: { of: Pick<ManagedAccountRow, 'online_date'> }) {
  const words = useMessages(accountListMessages);
  if (online_date === null) return <span className="u:text-muted">{words.neverOnline}</span>;

  return <OnlineStatus onlineDate={new Date(online_date)} />;
}
