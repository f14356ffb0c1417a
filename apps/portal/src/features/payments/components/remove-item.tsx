import type { Payment, PaymentList } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { ListMinus } from 'lucide-react';
import { ofPaymentList } from '#shared/entities/payments/payment-list-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { changeList } from '../api';
import { listStepMessages } from '../messages/list-steps';

interface RemoveItemProps {
  list: PaymentList;
  payment: Payment;
  onClose: () => void;
}

/** Takes one claim off a list in preparation. */
export function RemoveItem({ list, payment, onClose }: RemoveItemProps) {
  const words = useMessages(listStepMessages);
  const { id, row_version, date } = list;
  const { id_request, claim_number, person } = payment;
  const removing = useStep<PaymentList>({
    ...ofPaymentList,
    send: (_, key) => changeList(id, { row_version, add: [], remove: [id_request], date }, key),
    onDone: () => {
      toast.success(words.removed);
      onClose();
    },
  });

  return (
    <DecisionModal
      title={words.remove}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      back={words.back}
      action={{ children: words.remove, icon: ListMinus, onClick: () => removing.press() }}
      decision={removing}
      refused={words.removeRefused}
      reasons={words.reasons}
    >
      <p>{words.removeText(claim_number, person)}</p>
    </DecisionModal>
  );
}
