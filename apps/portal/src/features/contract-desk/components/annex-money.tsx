import { COUNTED, countText, formatMoney } from '@urzad/domain';
import { Alert, DescriptionList, PriceText, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import type { AnnexEffect, CareEffect } from '../logic/annex-effect';
import { annexDeskMessages } from '../messages/annex-desk';

interface AnnexMoneyProps {
  effect: AnnexEffect;
  /** What the call has left; `null` where the officer does not see it. */
  free: number | null;
}

/** What becomes of the amount of the contract, of the months of each child and of the budget of the call. */
export function AnnexMoney({ effect, free }: AnnexMoneyProps) {
  const words = useMessages(annexDeskMessages);
  const { amount_before, amount_after, returns, needs, missing, care } = effect;

  return (
    <section className="u:grid u:gap-3" aria-live="polite">
      <h2 className="u:text-md">{words.money}</h2>
      {missing > 0 && <Alert kind="warning">{words.missingMoney(formatMoney(missing))}</Alert>}
      <DescriptionList
        layout="line"
        items={[
          { term: words.amountBefore, value: <PriceText amount={amount_before} /> },
          { term: words.amountAfter, value: <PriceText amount={amount_after} /> },
          ...(needs > 0
            ? [{ term: words.needs, value: <PriceText amount={needs} /> }]
            : [{ term: words.returns, value: <PriceText amount={returns} /> }]),
          ...(free === null ? [] : [{ term: words.free, value: <PriceText amount={free} /> }]),
        ]}
      />
      {care.map((child) => (
        <CareMonths key={child.id_grant} care={child} />
      ))}
    </section>
  );
}

/** „2 miesiące, razem 3 458,00 zł” before the annex, and with it. */
function CareMonths({ care: { child, kept, after } }: { care: CareEffect }) {
  const words = useMessages(annexDeskMessages);
  const locale = useLocale();
  const text = ({ months, amount }: CareEffect['kept']) =>
    months === 0
      ? words.noMonths
      : words.monthsOf(countText(months, COUNTED.month, locale), formatMoney(amount));

  return (
    <div className="u:grid u:gap-1">
      <h3 className="u:text-sm u:font-semibold">{words.months(child)}</h3>
      <DescriptionList
        layout="line"
        items={[
          { term: words.monthsKept, value: text(kept) },
          { term: words.monthsAfter, value: after ? text(after) : words.noMonths },
        ]}
      />
    </div>
  );
}
