import { MEMBER_STATUSES, type MemberStatus } from '@urzad/grants';
import { ObjectStatusBadge } from '../../object/object-status-badge';
import { MEMBER_STATUS_ICONS } from './member-status-icons';

export function MemberStatusBadge({ status }: { status: MemberStatus }) {
  return <ObjectStatusBadge statuses={MEMBER_STATUSES} icons={MEMBER_STATUS_ICONS} status={status} />;
}
