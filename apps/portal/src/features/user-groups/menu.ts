import type { MenuItem } from '@urzad/ui';
import { UsersRound } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { groupMessages } from './messages/groups';

/** The entry of the staff menu for groups (Spec §2). */
export function useGroupMenu(): MenuItem[] {
  const words = useMessages(groupMessages);

  return [
    {
      id: 'users-groups',
      name: words.menu,
      link: paths.userGroups,
      requires_privileges: 'user_group_show',
      icon: UsersRound,
    },
  ];
}
