import { type NoticeText, templated } from '../../mail/email';
import type { PaymentListRecord } from './table';

type Of = Pick<PaymentListRecord, 'number'>;

/** To whoever may approve payment lists. */
export function toApproveText({ number }: Of): NoticeText {
  return templated('staff-list-approve', { lista: number });
}

/** To who prepared it. */
export function backText({ number }: Of): NoticeText {
  return templated('staff-list-back', { lista: number });
}
