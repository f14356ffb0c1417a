import type { PaymentList } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { Button, type SvgIcon, toast } from '@urzad/ui';
import { Check, Send } from 'lucide-react';
import { useState } from 'react';
import { ofPaymentList } from '#shared/entities/payments/payment-list-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { type PlainStepName, takePlainStep } from '../api';
import type { ListStepProps } from '../logic/list-step-props';
import { listStepMessages } from '../messages/list-steps';
import { oneListMessages } from '../messages/one-list';

const ICONS: Record<PlainStepName, SvgIcon> = { askApproval: Send, approve: Check };

/** A step that is only confirmed: the request for the approval, and the approval. */
export function ConfirmedStep({
  list,
  step,
  onDecided,
  onOpenChange,
}: Omit<ListStepProps, 'today'> & { step: PlainStepName }) {
  const said = useSaid(list)[step];
  const words = useMessages(listStepMessages);
  const [isOpen, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  const decision = useStep<PaymentList>({
    ...ofPaymentList,
    send: (_, key) => takePlainStep(step, list, key),
    onDone: () => {
      show(false);
      toast.success(said.done);
      onDecided();
    },
  });

  return (
    <>
      <Button
        variant="primary"
        icon={ICONS[step]}
        onClick={() => {
          decision.reset();
          show(true);
        }}
      >
        {said.label}
      </Button>
      {isOpen && (
        <DecisionModal
          title={said.title}
          open
          onOpenChange={show}
          back={words.back}
          action={{ children: said.label, icon: ICONS[step], onClick: () => decision.press() }}
          decision={decision}
          refused={said.refused}
          reasons={words.reasons}
        >
          <p>{said.text}</p>
        </DecisionModal>
      )}
    </>
  );
}

function useSaid({ sum, count }: PaymentList) {
  const words = useMessages(listStepMessages);
  const { items } = useMessages(oneListMessages);
  const money = formatMoney(sum);

  return {
    askApproval: {
      label: words.askApproval,
      title: words.askApproval,
      text: words.askText,
      done: words.asked,
      refused: words.askRefused,
    },
    approve: {
      label: words.approve(money),
      title: words.approveTitle,
      text: words.approveText(items(count), money),
      done: words.approved,
      refused: words.approveRefused,
    },
  } satisfies Record<PlainStepName, object>;
}
