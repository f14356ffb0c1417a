import type { Payment, PaymentList } from '@urzad/contract';
import { IconButton } from '@urzad/ui';
import { Dropdown } from '@urzad/ui/overlays';
import { EllipsisVertical, ListMinus, Undo2 } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { listStepMessages } from '../messages/list-steps';
import { oneListMessages } from '../messages/one-list';

/** What is done with one item; its dialog is open. */
export interface ItemAction {
  payment: Payment;
  action: 'remove' | 'return';
}

const ICONS = { remove: ListMinus, return: Undo2 };

/** What this person may do with one item now. The last one goes with the whole list. */
export function itemActions(
  { may_return }: Pick<Payment, 'may_return'>,
  { steps, count }: Pick<PaymentList, 'steps' | 'count'>,
): ItemAction['action'][] {
  if (steps.includes('change') && count > 1) return ['remove'];
  return may_return === 'yes' ? ['return'] : [];
}

interface ItemMenuProps {
  payment: Payment;
  list: PaymentList;
  onChoose: (chosen: ItemAction) => void;
}

/** The actions of one item. Without any it renders nothing. */
export function ItemMenu({ payment, list, onChoose }: ItemMenuProps) {
  const words = useMessages(oneListMessages);
  const steps = useMessages(listStepMessages);
  const actions = itemActions(payment, list);
  const names = { remove: steps.remove, return: steps.returned };
  if (actions.length === 0) return null;
  const label = words.more(payment.claim_number);

  return (
    <Dropdown
      label={label}
      trigger={<IconButton size="sm" icon={EllipsisVertical} label={label} />}
      items={actions.map((action) => ({
        id: action,
        name: names[action],
        icon: ICONS[action],
        onSelect: () => onChoose({ payment, action }),
      }))}
    />
  );
}
