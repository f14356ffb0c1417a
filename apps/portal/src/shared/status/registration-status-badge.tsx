import { REGISTRATION_STATUSES, type RegistrationStatus } from '@urzad/grants';
import { StatusBadge, useLocale } from '@urzad/ui';
import { REGISTRATION_STATUS_ICONS } from './registration-status-icons';

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
