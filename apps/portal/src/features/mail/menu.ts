import { useQuery } from '@tanstack/react-query';
import { SEE_MAIL } from '@urzad/grants';
import type { MenuItem } from '@urzad/ui';
import { useSession } from '#shared/session/session-store';
import { mailCountsQuery } from './api';

/** What its entries of the staff menu show: how many letters one has not read. */
export function useMailEntry(): Partial<MenuItem> {
  const maySee = useSession(({ may }) => may(SEE_MAIL));
  const { data: counts } = useQuery({ ...mailCountsQuery, enabled: maySee });
  return counts ? { count: counts.unread } : {};
}
