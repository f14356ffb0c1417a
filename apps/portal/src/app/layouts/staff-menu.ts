import { useQuery } from '@tanstack/react-query';
import { SEE_REGISTRATIONS } from '@urzad/grants';
import type { MenuItem } from '@urzad/ui';
import { Files } from 'lucide-react';
import { usePresentCall } from '#shared/cofunding-calls/calls-query';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { countsQuery } from '../../features/registration-queue/api';
import { staffMessages } from './staff-messages';

/** The staff menu: the entries whose screens exist. The menu itself hides entries without the needed privilege. */
export function useStaffMenu(): MenuItem[] {
  const words = useMessages(staffMessages);
  const maySee = useSession(({ may }) => may(SEE_REGISTRATIONS));
  const { present, isPending } = usePresentCall();
  const { data: counts } = useQuery({ ...countsQuery(present?.id), enabled: maySee && !isPending });

  return [
    { id: 'project', name: words.project, divide: true },
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
