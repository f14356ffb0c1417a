import { OFFICE_CASE_STATUSES, type OfficeCaseStatus } from '@urzad/grants';
import { ObjectStatusBadge } from '../../object/object-status-badge';
import { CASE_STATUS_ICONS } from './case-status-icons';

const { table } = OFFICE_CASE_STATUSES;

/** The same statuses in the words of the person that the office waits for. */
const OWN_STATUSES: typeof OFFICE_CASE_STATUSES = {
  ...OFFICE_CASE_STATUSES,
  table: {
    ...table,
    wait_citizen: { ...table.wait_citizen, pl: 'Oczekuje na Ciebie', en: 'Waiting for you' },
  },
};

export interface CaseStatusBadgeProps {
  status: OfficeCaseStatus;
  /** It is shown to the applicant. */
  isOwn?: boolean;
}

export function CaseStatusBadge({ status, isOwn = false }: CaseStatusBadgeProps) {
  const statuses = isOwn ? OWN_STATUSES : OFFICE_CASE_STATUSES;

  return <ObjectStatusBadge statuses={statuses} icons={CASE_STATUS_ICONS} status={status} />;
}
