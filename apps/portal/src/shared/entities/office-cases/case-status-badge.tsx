import { OFFICE_CASE_STATUSES, type OfficeCaseStatus } from '@urzad/grants';
import { useMemo } from 'react';
import { useStatuses } from '../../libraries/use-words';
import { ObjectStatusBadge } from '../../object/object-status-badge';
import { CASE_STATUS_ICONS } from './case-status-icons';

export interface CaseStatusBadgeProps {
  status: OfficeCaseStatus;
  /** It is shown to the applicant. */
  isOwn?: boolean;
}

export function CaseStatusBadge({ status, isOwn = false }: CaseStatusBadgeProps) {
  const own = useOwnStatuses();

  return (
    <ObjectStatusBadge
      statuses={isOwn ? own : OFFICE_CASE_STATUSES}
      icons={CASE_STATUS_ICONS}
      status={status}
    />
  );
}

/** The same statuses, one of them in the words of the person that the office waits for. */
function useOwnStatuses(): typeof OFFICE_CASE_STATUSES {
  const { table, ...statuses } = useStatuses(OFFICE_CASE_STATUSES);
  const { wait_citizen } = table;
  return useMemo(
    () => ({
      ...{ codes: statuses.codes, is: statuses.is },
      table: { ...table, wait_citizen: { ...wait_citizen, pl: 'Oczekuje na Ciebie', en: 'Waiting for you' } },
    }),
    [table, wait_citizen, statuses.codes, statuses.is],
  );
}
