import type { MenuItem } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useCaseMenu } from '../../features/case-list/menu';
import { useAccountMenu } from '../../features/managed-accounts/menu';
import { useQueueMenu } from '../../features/registration-queue/menu';
import { useGroupMenu } from '../../features/user-groups/menu';
import { staffMessages } from './staff-messages';

/**
 * The staff menu: its groups, and the entries that features have in them (`menu.ts`). The menu itself hides entries without
 * the needed privilege.
 */
export function useStaffMenu(): MenuItem[] {
  const words = useMessages(staffMessages);
  const queue = useQueueMenu();
  const cases = useCaseMenu();
  const accounts = useAccountMenu();
  const groups = useGroupMenu();

  return [{ id: 'project', name: words.project, divide: true }, ...queue, ...cases, ...accounts, ...groups];
}
