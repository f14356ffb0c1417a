import type { PaymentList } from '@urzad/contract';
import type { SvgIcon } from '@urzad/ui';
import { CircleX, Undo2 } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { ReasonStep } from '#shared/object/reason-step';
import type { StepTarget } from '#shared/object/step-target';
import { type ReasonStepName, takeReasonStep } from '../api';
import { listStepMessages } from '../messages/list-steps';

const ICONS: Record<ReasonStepName, SvgIcon> = { sendBack: Undo2, cancel: CircleX };

interface ExplainedStepProps {
  list: PaymentList;
  step: ReasonStepName;
  target: StepTarget;
}

/** A step that needs its reason: sending the list back, and cancelling it. */
export function ExplainedStep({ list, step, target }: ExplainedStepProps) {
  const words = useMessages(listStepMessages);
  const field = {
    sendBack: { label: words.note, hint: words.noteHint },
    cancel: { label: words.reason, hint: words.reasonHint },
  }[step];

  return (
    <ReasonStep
      target={target}
      words={words[step]}
      explanation={{ ...field, needed: words.reasonNeeded }}
      icon={ICONS[step]}
      send={(reason, idempotencyKey) => takeReasonStep(step, list, { reason, idempotencyKey })}
    />
  );
}
