import type { Payment, PaymentList } from '@urzad/contract';
import type { TableColumn } from '@urzad/ui';
import { PaymentStatusBadge } from '#shared/entities/payments/payment-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { PresenceMark } from '#shared/presence/presence';
import { bareMoney } from '../logic/bare-money';
import { oneListMessages } from '../messages/one-list';
import { type ItemAction, ItemMenu, itemActions } from './item-menu';
import { AccountCell, ClaimNumber } from './payment-cells';

interface ItemColumnsOptions {
  list: PaymentList;
  items: readonly Payment[];
  onChoose: (chosen: ItemAction) => void;
}

/** The columns of items: the claim and whose it is, the end of the account, and the money by its source. */
export function useItemColumns({ list, items, onChoose }: ItemColumnsOptions): TableColumn<Payment>[] {
  const words = useMessages(oneListMessages);
  const hasActions = items.some((payment) => itemActions(payment, list).length > 0);

  return [
    {
      key: 'claim',
      header: words.claim,
      cell: (payment) => <ClaimOf payment={payment} />,
    },
    { key: 'account', header: words.account, cell: (payment) => <AccountCell {...payment} /> },
    { key: 'esf', header: words.esf, align: 'end', cell: ({ esf_amount }) => bareMoney(esf_amount) },
    {
      key: 'state',
      header: words.stateShort,
      align: 'end',
      cell: ({ state_amount }) => bareMoney(state_amount),
    },
    {
      key: 'amount',
      header: words.amountIn,
      align: 'end',
      cell: ({ amount }) => <strong className="u:font-semibold">{bareMoney(amount)}</strong>,
    },
    ...(hasActions ? [actionColumn({ header: words.action, list, onChoose })] : []),
  ];
}

interface ActionColumnOptions extends Omit<ItemColumnsOptions, 'items'> {
  header: string;
}

const actionColumn = ({ header, list, onChoose }: ActionColumnOptions): TableColumn<Payment> => ({
  key: 'action',
  header,
  headerHidden: true,
  align: 'end',
  cell: (payment) => <ItemMenu payment={payment} list={list} onChoose={onChoose} />,
});

/** The claim, its parent and month, and that the bank returned the money. */
export function ClaimOf({ payment }: { payment: Payment }) {
  const words = useMessages(oneListMessages);
  const { id_request, claim_number, id_user, person, month, status, return_reason } = payment;

  return (
    <>
      <ClaimNumber id={id_request} number={claim_number} />
      <span className="u:flex u:flex-wrap u:items-baseline u:gap-x-3 u:text-xs">
        <span>{words.of(person, month)}</span>
        <PresenceMark id={id_user} />
      </span>
      {status === 'returned' && (
        <span className="u:grid u:justify-items-start u:gap-0.5 u:text-xs">
          <PaymentStatusBadge status={status} />
          <span lang="pl" className="u:wrap-anywhere">
            {return_reason}
          </span>
        </span>
      )}
    </>
  );
}
