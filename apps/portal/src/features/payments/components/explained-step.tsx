import type { PaymentList } from '@urzad/contract';
import { REASON_MIN, reasonError } from '@urzad/grants';
import { Button, type SvgIcon, toast } from '@urzad/ui';
import { CircleX, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ofPaymentList } from '#shared/entities/payments/payment-list-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { useStep } from '#shared/object/use-step';
import { type ReasonStepName, takeReasonStep } from '../api';
import type { ListStepProps } from '../logic/list-step-props';
import { listStepMessages } from '../messages/list-steps';
import { ListReason } from './list-reason';

const ICONS: Record<ReasonStepName, SvgIcon> = { sendBack: Undo2, cancel: CircleX };

/** A step that needs its reason: sending the list back, and cancelling it. */
export function ExplainedStep({ list, step, onDecided }: ListStepProps & { step: ReasonStepName }) {
  const words = useMessages(listStepMessages);
  const said = useSaid()[step];
  const form = useForm({ defaultValues: { reason: '' } });
  const [isOpen, setOpen] = useState(false);
  const decision = useStep<PaymentList, { reason: string }>({
    ...ofPaymentList,
    send: ({ reason }, idempotencyKey) => takeReasonStep(step, list, { reason, idempotencyKey }),
    onDone: () => {
      setOpen(false);
      form.reset();
      toast.success(said.done);
      onDecided();
    },
  });

  return (
    <>
      <Button
        icon={ICONS[step]}
        onClick={() => {
          decision.reset();
          setOpen(true);
        }}
      >
        {said.label}
      </Button>
      {isOpen && (
        <DecisionForm
          title={said.label}
          onClose={() => setOpen(false)}
          back={words.back}
          action={{ children: said.label, icon: ICONS[step] }}
          decision={decision}
          refused={said.refused}
          reasons={words.reasons}
          form={form}
          check={({ reason }) => {
            const error = reasonError(reason);
            return error ? { reason: error } : {};
          }}
          errorText={() => words.reasonNeeded(REASON_MIN)}
          intro={said.text}
        >
          <ListReason label={said.field} hint={said.hint} />
        </DecisionForm>
      )}
    </>
  );
}

function useSaid() {
  const words = useMessages(listStepMessages);

  return {
    sendBack: {
      label: words.sendBack,
      text: words.sendBackText,
      field: words.note,
      hint: words.noteHint,
      done: words.sentBack,
      refused: words.sendBackRefused,
    },
    cancel: {
      label: words.cancel,
      text: words.cancelText,
      field: words.reason,
      hint: words.reasonHint,
      done: words.cancelled,
      refused: words.cancelRefused,
    },
  } satisfies Record<ReasonStepName, object>;
}
