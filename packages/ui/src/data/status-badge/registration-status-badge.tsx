import { REGISTRATION_STATUSES, type RegistrationStatus } from '@urzad/domain';
import { useLocale } from '../../foundations/locale/locale';
import { REGISTRATION_STATUS_ICONS } from './registration-status-icons';
import { StatusBadge } from './status-badge';

export interface RegistrationStatusBadgeProps {
  status: RegistrationStatus;
}

/** The status of a registration, in the words and the colour of the office's dictionary. */
export function RegistrationStatusBadge({ status }: RegistrationStatusBadgeProps) {
  const info = REGISTRATION_STATUSES[status];

  return (
    <StatusBadge color={info.colour} icon={REGISTRATION_STATUS_ICONS[status]} dashed={status === 'draft'}>
      {info[useLocale()]}
    </StatusBadge>
  );
}
