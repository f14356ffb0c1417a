import { useQuery } from '@tanstack/react-query';
import { USE_CHAT } from '@urzad/grants';
import type { MenuItem } from '@urzad/ui';
import { useSession } from '#shared/session/session-store';
import { chatCountsQuery } from './api';

/** What its entry of the staff menu shows: how many messages one has not read. */
export function useChatEntry(): Partial<MenuItem> {
  const mayUse = useSession(({ may }) => may(USE_CHAT));
  const { data: counts } = useQuery({ ...chatCountsQuery, enabled: mayUse });
  return counts ? { count: counts.unread } : {};
}
