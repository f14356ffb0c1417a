import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@urzad/ui';
import { Files } from 'lucide-react';
import { countsQuery } from '../../features/registration-review/api';
import { useMessages } from '../../shared/i18n/messages';
import { paths } from '../../shared/paths';
import { useSession } from '../../shared/session/session-store';
import { staffMessages } from './staff-messages';

const REGISTRATIONS_PRIVILEGE = 'cofunding_registration_show';

/** The staff menu: the entries whose screens exist. The menu itself hides what the viewer may not see. */
export function useStaffMenu(): MenuItem[] {
  const words = useMessages(staffMessages);
  const maySee = useSession(({ hasEvery }) => hasEvery(REGISTRATIONS_PRIVILEGE));
  const { data: counts } = useQuery({ ...countsQuery, enabled: maySee });

  return [
    { id: 'project', name: words.project, divide: true },
    {
      id: 'registrations',
      id_top: 'project',
      name: words.registrations,
      icon: Files,
      link: paths.registrations,
      requires_privileges: REGISTRATIONS_PRIVILEGE,
      count: counts?.mine ?? 0,
    },
  ];
}
