import { RECOVERY_STATUSES, type RecoveryStatus } from '@urzad/grants';
import { ObjectStatusBadge } from '../../object/object-status-badge';
import { RECOVERY_STATUS_ICONS } from './recovery-status-icons';

export function RecoveryStatusBadge({ status }: { status: RecoveryStatus }) {
  return <ObjectStatusBadge statuses={RECOVERY_STATUSES} icons={RECOVERY_STATUS_ICONS} status={status} />;
}
