import {
  PAYMENT_LIST_STATUSES,
  PAYMENT_STATUSES,
  type PaymentListStatus,
  type PaymentStatus,
} from '@urzad/grants';
import { ObjectStatusBadge } from '../../object/object-status-badge';
import { PAYMENT_LIST_STATUS_ICONS, PAYMENT_STATUS_ICONS } from './payment-status-icons';

export function PaymentListStatusBadge({ status }: { status: PaymentListStatus }) {
  return (
    <ObjectStatusBadge statuses={PAYMENT_LIST_STATUSES} icons={PAYMENT_LIST_STATUS_ICONS} status={status} />
  );
}

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  return <ObjectStatusBadge statuses={PAYMENT_STATUSES} icons={PAYMENT_STATUS_ICONS} status={status} />;
}
