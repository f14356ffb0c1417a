import type { PaymentListRow } from '@urzad/contract';
import { dateText, formatMoney, type IsoDate } from '@urzad/domain';
import { Card, useLocale } from '@urzad/ui';
import { PaymentListStatusBadge } from '#shared/entities/payments/payment-status-badge';
import { type PaymentListsLocation, paymentListHref } from '#shared/entities/payments/payment-tabs';
import { useMessages } from '#shared/i18n/messages';
import { NumberLink } from '#shared/list/cells';
import { listsMessages } from '../messages/lists';

interface PaymentListCardProps {
  row: PaymentListRow;
  location: PaymentListsLocation;
  today: IsoDate;
}

/** A payment list on a phone. */
export function PaymentListCard({ row, location, today }: PaymentListCardProps) {
  const words = useMessages(listsMessages);
  const locale = useLocale();
  const { number, sum, count, date, status, asked } = row;

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <NumberLink href={paymentListHref(row, location)} number={number} />
        <strong className="u:figures u:font-semibold">{formatMoney(sum)}</strong>
      </div>
      <p className="u:mt-1 u:text-sm u:text-muted">
        {`${words.items(count)}, ${dateText(date, { today, withYear: true, locale })}`}
      </p>
      <div className="u:mt-2 u:flex u:flex-wrap u:items-center u:gap-x-4 u:gap-y-1 u:text-sm">
        <PaymentListStatusBadge status={status} />
        {status === 'draft' && asked === 'yes' && <span className="u:part">{words.asked}</span>}
      </div>
    </Card>
  );
}
