import { useQuery } from '@tanstack/react-query';
import { contactMessages } from '@urzad/contract';
import { SEE_CONTACT } from '@urzad/grants';
import type { MenuItem } from '@urzad/ui';
import { listCountsQuery } from '#shared/list/list-queries';
import { useSession } from '#shared/session/session-store';
import { contactListKey } from './logic/contact-list';

/** What its entry of the staff menu shows: how many messages nobody has taken (Spec §2, badge `new`). */
export function useContactEntry(): Partial<MenuItem> {
  const maySee = useSession(({ may }) => may(SEE_CONTACT));
  const { data: counts } = useQuery({
    ...listCountsQuery(contactMessages.counts, contactListKey),
    enabled: maySee,
  });
  return counts ? { count: counts.new } : {};
}
