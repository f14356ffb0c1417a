import { codesOf, type Option } from '@urzad/domain';

/** Why a parent gives an application or support up (Process §2.19, WITHDRAW_REASON; Process §3, D4). */
export const WITHDRAW_REASON = [
  { code: 'ZDARZENIE_LOSOWE', pl: 'Zdarzenie losowe', en: 'An unforeseen event' },
  { code: 'UTRATA_PRACY', pl: 'Utrata pracy', en: 'Loss of work' },
  { code: 'ZMIANA_OPIEKI', pl: 'Zmiana opieki nad dzieckiem', en: 'A change of the care of the child' },
  { code: 'INNE', pl: 'Inny powód', en: 'Another reason' },
] as const satisfies readonly Option[];
export type WithdrawReason = (typeof WITHDRAW_REASON)[number]['code'];
export const WITHDRAW_REASON_CODES = codesOf(WITHDRAW_REASON);
