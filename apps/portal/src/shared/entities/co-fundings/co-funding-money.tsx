import type { CoFunding } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { DescriptionList, PriceText, ProgressBar } from '@urzad/ui';
import { useMessages } from '../../i18n/messages';
import { coFundingMessages } from './messages';

/** Where the money of a co-funding is: paid, at the office, left, not used. */
export function CoFundingMoney({ amounts }: Pick<CoFunding, 'amounts'>) {
  const { money: words } = useMessages(coFundingMessages);
  const { total, paid, requested, left, unused } = amounts;

  return (
    <div className="u:grid u:gap-4">
      <ProgressBar
        kind="meter"
        label={words.paidOf(formatMoney(paid), formatMoney(total))}
        value={paid}
        max={total}
      />
      <DescriptionList
        layout="line"
        items={[
          { term: words.paid, value: <PriceText amount={paid} /> },
          { term: words.requested, value: <PriceText amount={requested} /> },
          { term: words.left, value: <PriceText amount={left} /> },
          { term: words.unused, value: <PriceText amount={unused} /> },
        ]}
      />
      {unused > 0 && <p className="u:text-sm u:text-muted">{words.unusedHint}</p>}
    </div>
  );
}
