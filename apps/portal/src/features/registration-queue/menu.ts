import { useQuery } from '@tanstack/react-query';
import { SEE_REGISTRATIONS } from '@urzad/grants';
import type { MenuItem } from '@urzad/ui';
import { Files } from 'lucide-react';
import { usePresentCall } from '#shared/entities/cofunding-calls/calls-query';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { countsQuery } from './api';
import { menuMessages } from './messages/menu';

/** Entries of the staff menu: the queue, with the number of registrations that this person leads. */
export function useQueueMenu(): MenuItem[] {
  const words = useMessages(menuMessages);
  const maySee = useSession(({ may }) => may(SEE_REGISTRATIONS));
  const { present, isPending } = usePresentCall();
  const { data: counts } = useQuery({ ...countsQuery(present?.id), enabled: maySee && !isPending });

  return [
    {
      id: 'registrations',
      id_top: 'project',
      name: words.registrations,
      icon: Files,
      link: paths.registrations,
      requires_privileges: SEE_REGISTRATIONS,
      count: counts?.mine ?? 0,
    },
  ];
}
