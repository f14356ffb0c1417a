import type { Payment, PaymentList } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { Card, DescriptionList } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { oneListMessages } from '../messages/one-list';
import { ClaimOf } from './item-columns';
import { type ItemAction, ItemMenu } from './item-menu';
import { AccountCell } from './payment-cells';

interface ItemCardProps {
  payment: Payment;
  list: PaymentList;
  onChoose: (chosen: ItemAction) => void;
}

/** An item on a phone, and where large text leaves no room for the columns. */
export function ItemCard({ payment, list, onChoose }: ItemCardProps) {
  const words = useMessages(oneListMessages);
  const { amount, esf_amount, state_amount } = payment;

  return (
    <Card className="u:grid u:gap-2">
      <div className="u:flex u:items-start u:justify-between u:gap-3">
        <div className="u:min-w-0">
          <ClaimOf payment={payment} />
        </div>
        <ItemMenu payment={payment} list={list} onChoose={onChoose} />
      </div>
      <DescriptionList
        layout="line"
        items={[
          { term: words.amount, value: formatMoney(amount) },
          { term: words.esf, value: formatMoney(esf_amount) },
          { term: words.state, value: formatMoney(state_amount) },
          { term: words.account, value: <AccountCell {...payment} /> },
        ]}
      />
    </Card>
  );
}
