import { CONTRACT_STATUSES, type ContractStatus } from '@urzad/grants';
import { ObjectStatusBadge } from '../../object/object-status-badge';
import { CONTRACT_STATUS_ICONS } from './contract-status-icons';

export function ContractStatusBadge({ status }: { status: ContractStatus }) {
  return <ObjectStatusBadge statuses={CONTRACT_STATUSES} icons={CONTRACT_STATUS_ICONS} status={status} />;
}
