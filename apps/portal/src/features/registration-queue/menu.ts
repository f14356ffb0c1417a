import { useQuery } from '@tanstack/react-query';
import { SEE_REGISTRATIONS } from '@urzad/grants';
import type { MenuItem } from '@urzad/ui';
import { usePresentCall } from '#shared/entities/cofunding-calls/calls-query';
import { useSession } from '#shared/session/session-store';
import { countsQuery } from './api';

/** What its entry of the staff menu shows: the number of registrations that this person leads. */
export function useQueueEntry(): Partial<MenuItem> {
  const maySee = useSession(({ may }) => may(SEE_REGISTRATIONS));
  const { present, isPending } = usePresentCall();
  const { data: counts } = useQuery({ ...countsQuery(present?.id), enabled: maySee && !isPending });

  return counts ? { count: counts.mine } : {};
}
