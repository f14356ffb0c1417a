import { REGISTRATION_STATUSES, type RegistrationStatus } from '@urzad/grants';
import { ObjectStatusBadge } from '../../object/object-status-badge';
import { REGISTRATION_STATUS_ICONS } from './registration-status-icons';

export function RegistrationStatusBadge({ status }: { status: RegistrationStatus }) {
  return (
    <ObjectStatusBadge statuses={REGISTRATION_STATUSES} icons={REGISTRATION_STATUS_ICONS} status={status} />
  );
}
