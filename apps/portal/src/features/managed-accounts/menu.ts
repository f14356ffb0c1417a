import type { MenuItem } from '@urzad/ui';
import { ShieldCheck, Users } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { accountMenuMessages } from './messages/menu';

/** The entries of the staff menu for accounts and roles (Spec §2). */
export function useAccountMenu(): MenuItem[] {
  const words = useMessages(accountMenuMessages);

  return [
    { id: 'users', name: words.users, link: paths.users, requires_privileges: 'user_show', icon: Users },
    {
      id: 'users-privileges',
      name: words.roles,
      link: paths.userRoles,
      requires_privileges: 'user_role_show',
      icon: ShieldCheck,
    },
  ];
}
