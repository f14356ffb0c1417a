import type { CoFunding } from '@urzad/contract';
import { monthText } from '@urzad/domain';
import { leftOutMonths } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useMessages } from '../../i18n/messages';
import { coFundingMessages } from './messages';

/** Which months were suspended and are not settled any more; nothing where there are none. */
export function LeftOutMonths({ coFunding }: { coFunding: CoFunding }) {
  const { schedule: words } = useMessages(coFundingMessages);
  const locale = useLocale();
  const months = leftOutMonths(coFunding);
  if (months.length === 0) return null;

  return <p>{words.leftOut(months.map((month) => monthText(month, locale)).join(', '))}</p>;
}
