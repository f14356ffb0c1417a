import type { Contract } from '@urzad/contract';
import { type Locale, optionText } from '@urzad/domain';
import { END_REASON, WITHDRAW_REASON } from '@urzad/grants';

/** Why a contract ended: „Rezygnacja. Utrata pracy”; empty while it lasts. */
export function endText({ end_reason, withdraw_reason }: Contract, locale: Locale): string {
  return [
    end_reason && optionText(END_REASON, end_reason, locale),
    withdraw_reason && optionText(WITHDRAW_REASON, withdraw_reason, locale),
  ]
    .filter(Boolean)
    .join('. ');
}
