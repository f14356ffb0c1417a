import { CO_FUNDING_STATUSES, type CoFundingStatus, MONTH_STATUSES, type MonthStatus } from '@urzad/grants';
import { ObjectStatusBadge } from '../../object/object-status-badge';
import { CO_FUNDING_STATUS_ICONS, MONTH_STATUS_ICONS } from './co-funding-status-icons';

export function CoFundingStatusBadge({ status }: { status: CoFundingStatus }) {
  return <ObjectStatusBadge statuses={CO_FUNDING_STATUSES} icons={CO_FUNDING_STATUS_ICONS} status={status} />;
}

/** Of one month of a schedule, in a row of its table. */
export function MonthStatusBadge({ status }: { status: MonthStatus }) {
  return <ObjectStatusBadge statuses={MONTH_STATUSES} icons={MONTH_STATUS_ICONS} status={status} compact />;
}
