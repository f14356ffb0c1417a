import type { Contract } from '@urzad/contract';
import { optionText } from '@urzad/domain';
import { END_REASON, WITHDRAW_REASON } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useNames } from '../../libraries/use-words';

/** Why a contract ended: „Rezygnacja. Utrata pracy”; empty while it lasts. */
export function useEndText(): (contract: Contract) => string {
  const locale = useLocale();
  const ends = useNames('END_REASON', END_REASON);
  const reasons = useNames('WITHDRAW_REASON', WITHDRAW_REASON);

  return ({ end_reason, withdraw_reason }) =>
    [
      end_reason && optionText(ends, end_reason, locale),
      withdraw_reason && optionText(reasons, withdraw_reason, locale),
    ]
      .filter(Boolean)
      .join('. ');
}
