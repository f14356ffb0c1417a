import { type NoticeText, templated } from '../../mail/email';
import type { ContractRecord } from './table';

type Of = Pick<ContractRecord, 'number'>;

/** To whoever may initial contracts. */
export function toInitialText({ number }: Of): NoticeText {
  return templated('staff-contract-initial', { umowa: number });
}

/** To whoever may confirm what another person entered. */
export function toConfirmPaperText({ number }: Of): NoticeText {
  return templated('staff-contract-paper', { umowa: number });
}

/** To who prepared it. */
export function backText({ number }: Of): NoticeText {
  return templated('staff-contract-back', { umowa: number });
}
