import { ANNEX_STATUSES, type AnnexStatus } from '@urzad/grants';
import { ObjectStatusBadge } from '../../object/object-status-badge';
import { ANNEX_STATUS_ICONS } from './annex-status-icons';

export function AnnexStatusBadge({ status }: { status: AnnexStatus }) {
  return <ObjectStatusBadge statuses={ANNEX_STATUSES} icons={ANNEX_STATUS_ICONS} status={status} />;
}
