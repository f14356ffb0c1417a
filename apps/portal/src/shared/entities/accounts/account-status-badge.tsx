import type { ManagedAccountRow } from '@urzad/contract';
import { ACCOUNT_STATUSES } from '@urzad/grants';
import { ObjectStatusBadge } from '../../object/object-status-badge';
import { ACCOUNT_STATUS_ICONS } from './account-status-icons';

export function AccountStatusBadge({ status }: Pick<ManagedAccountRow, 'status'>) {
  return <ObjectStatusBadge statuses={ACCOUNT_STATUSES} icons={ACCOUNT_STATUS_ICONS} status={status} />;
}
