import type { SvgIcon } from '@urzad/ui';
import { CircleX, Undo2 } from 'lucide-react';
import { ofPaymentList } from '#shared/entities/payments/payment-list-query';
import { useMessages } from '#shared/i18n/messages';
import { ReasonStep } from '#shared/object/reason-step';
import { type ReasonStepName, takeReasonStep } from '../api';
import type { ListStepProps } from '../logic/list-step-props';
import { listStepMessages } from '../messages/list-steps';

const ICONS: Record<ReasonStepName, SvgIcon> = { sendBack: Undo2, cancel: CircleX };

/** A step that needs its reason: sending the list back, and cancelling it. */
export function ExplainedStep({ list, step, onDecided }: ListStepProps & { step: ReasonStepName }) {
  const words = useMessages(listStepMessages);
  const { back, reasons } = words;
  const field = {
    sendBack: { label: words.note, hint: words.noteHint },
    cancel: { label: words.reason, hint: words.reasonHint },
  }[step];

  return (
    <ReasonStep
      target={{ queries: ofPaymentList, back, reasons, onDecided }}
      words={words[step]}
      explanation={{ ...field, needed: words.reasonNeeded }}
      icon={ICONS[step]}
      send={(reason, idempotencyKey) => takeReasonStep(step, list, { reason, idempotencyKey })}
    />
  );
}
