import type { IsoMonth } from '@urzad/domain';
import { formatMoney } from '@urzad/domain';
import { type ClaimCut, type ClaimSums, cutLabel, cutText, percent } from '@urzad/grants';
import { PriceText, useLocale } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { receiptMessages } from '../messages/receipt';

export interface ClaimReceiptProps {
  month: IsoMonth;
  sums: ClaimSums;
  rate: number;
  /** Each line stands above with its own cuts: the calculation begins with what is accepted of them. */
  afterLines?: boolean;
}

/** From what was paid to what comes back, each cut with its reason (Guide, request-new). */
export function ClaimReceipt({ month, sums, rate, afterLines = false }: ClaimReceiptProps) {
  const words = useMessages(receiptMessages);
  const locale = useLocale();
  const { cuts, eligible_total, share, refund, limit } = sums;
  const after = cuts.filter((cut) => cut.reason !== 'rate' && (cut.params || cut.reason === 'already-paid'));
  const isBelowLimit = share > 0 && share < limit;

  return (
    <dl className="u:grid">
      {afterLines ? (
        <Row term={words.accepted} amount={eligible_total} />
      ) : (
        <PaidRows month={month} sums={sums} />
      )}
      <Row term={words.share(percent(rate, locale), formatMoney(eligible_total))} amount={share}>
        {isBelowLimit ? words.withinLimit(formatMoney(limit)) : words.shareHint}
      </Row>
      {after.map((cut) => (
        <CutRow key={cut.reason} cut={cut} />
      ))}
      <div className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-4 u:border-t-2 u:border-line-strong u:pt-3">
        <dt className="u:text-lg u:font-bold">{words.refund}</dt>
        <dd className="u:figures u:text-xl u:font-bold u:text-success-text">{formatMoney(refund)}</dd>
      </div>
    </dl>
  );
}

/** What was paid, and what is not refunded of it whatever the rate is. */
function PaidRows({ month, sums }: Pick<ClaimReceiptProps, 'month' | 'sums'>) {
  const words = useMessages(receiptMessages);
  const { cuts, cost_total, paid_total } = sums;
  const notPaid = cuts.filter(({ reason }) => reason === 'not-paid');
  const ofLines = cuts.filter(
    ({ reason, params }) => !params && !['not-paid', 'already-paid'].includes(reason),
  );

  return (
    <>
      {notPaid.length > 0 && <Row term={words.cost} amount={cost_total} />}
      {notPaid.map((cut) => (
        <CutRow key={`${cut.reason} ${cut.kind}`} cut={cut} />
      ))}
      <Row term={words.paid(month)} amount={paid_total} />
      {ofLines.map((cut) => (
        <CutRow key={`${cut.reason} ${cut.kind}`} cut={cut} />
      ))}
    </>
  );
}

function CutRow({ cut }: { cut: ClaimCut }) {
  const locale = useLocale();

  return (
    <Row term={cutLabel(cut, locale)} amount={-cut.amount}>
      <span className="u:block u:border-s-4 u:border-warning-text u:ps-2.5 u:text-ink">
        {cutText(cut, locale)}
      </span>
    </Row>
  );
}

function Row({ term, amount, children }: { term: string; amount: number; children?: ReactNode }) {
  return (
    <div className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-4 u:gap-y-1 u:border-b u:border-line u:py-2.5">
      <dt>{term}</dt>
      <dd className="u:ms-auto">
        <PriceText amount={amount} />
      </dd>
      {children && <dd className="u:basis-full u:text-sm u:text-muted">{children}</dd>}
    </div>
  );
}
