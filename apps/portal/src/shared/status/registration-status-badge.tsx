import { REGISTRATION_STATUSES, type RegistrationStatus } from '@urzad/grants';
import { StatusBadge, useLocale } from '@urzad/ui';
import { REGISTRATION_STATUS_ICONS } from './registration-status-icons';

export interface RegistrationStatusBadgeProps {
  status: RegistrationStatus;
}

/** The status of a registration, with the text and the colour of the dictionary. */
export function RegistrationStatusBadge({ status }: RegistrationStatusBadgeProps) {
  const info = REGISTRATION_STATUSES.table[status];

  return (
    <StatusBadge color={info.colour} icon={REGISTRATION_STATUS_ICONS[status]} dashed={status === 'draft'}>
      {info[useLocale()]}
    </StatusBadge>
  );
}
