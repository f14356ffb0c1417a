import type { CostDocumentRow } from '@urzad/contract';
import { dateText, formatMoney, type IsoDate, optionText } from '@urzad/domain';
import { COST_KIND } from '@urzad/grants';
import { Card, DescriptionList, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { PresenceMark } from '#shared/presence/presence';
import { listsMessages } from '../messages/lists';
import { documentText } from './cost-columns';
import { ClaimNumber } from './payment-cells';

/** A cost document on a phone. */
export function CostCard({ row, today }: { row: CostDocumentRow; today: IsoDate }) {
  const words = useMessages(listsMessages);
  const locale = useLocale();
  const {
    id_request,
    claim_number,
    id_user,
    person,
    kind,
    seller_name,
    document_date,
    amount,
    eligible_amount,
  } = row;
  const money = (sum: number | null) => (sum === null ? words.undecided : formatMoney(sum));

  return (
    <Card className="u:grid u:gap-2">
      <div className="u:part">
        <p className="u:font-semibold u:wrap-anywhere">{documentText(row, { words, locale })}</p>
        <p className="u:text-sm u:text-muted">
          {[dateText(document_date, { today, locale }), seller_name].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className="u:flex u:flex-wrap u:items-baseline u:gap-x-3 u:text-sm">
        <ClaimNumber id={id_request} number={claim_number} /> <span>{person}</span>
        <PresenceMark id={id_user} />
      </p>
      <DescriptionList
        layout="line"
        items={[
          { term: words.kind, value: kind ? optionText(COST_KIND, kind, locale) : words.undecided },
          { term: words.amount, value: money(amount) },
          { term: words.accepted, value: money(eligible_amount) },
        ]}
      />
    </Card>
  );
}
