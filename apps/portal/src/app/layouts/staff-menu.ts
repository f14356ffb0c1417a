import { useQuery } from '@tanstack/react-query';
import type { SidebarGroup } from '@urzad/ui';
import { Files } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { countsQuery } from '../../features/registration-review/api';
import { useMessages } from '../../shared/i18n/messages';
import { paths } from '../../shared/paths';
import { useSession } from '../../shared/session/session-store';
import { staffMessages } from './staff-messages';

/** The staff menu: the entries whose screens exist, for those who may see them. */
export function useStaffMenu(): SidebarGroup[] {
  const words = useMessages(staffMessages);
  const { pathname } = useLocation();
  const maySee = useSession(({ hasEvery }) => hasEvery('cofunding_registration_show'));
  const { data: counts } = useQuery({ ...countsQuery, enabled: maySee });
  if (!maySee) return [];

  return [
    {
      title: words.project,
      items: [
        {
          href: paths.registrations,
          label: words.registrations,
          icon: Files,
          current: pathname === paths.registrations || pathname.startsWith(`${paths.registrations}/`),
          ...(counts && counts.mine > 0 && { count: counts.mine }),
        },
      ],
    },
  ];
}
