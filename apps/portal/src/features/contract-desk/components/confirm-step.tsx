import { Button, type SvgIcon, toast } from '@urzad/ui';
import { BadgeCheck, PenLine, Send } from 'lucide-react';
import { useState } from 'react';
import { ApiFailure } from '#shared/http/api-failure';
import { DecisionModal } from '#shared/object/decision-modal';
import type { StepTarget, StepWords } from '#shared/object/step-target';
import { useStep } from '#shared/object/use-step';
import type { PlainStepName } from '../api';

interface ConfirmStepProps<Found extends { id: number }> {
  target: StepTarget;
  words: StepWords;
  /** In place of the text, when the server refuses because something is missing that the dialog has no field for. */
  incomplete: string;
  step: PlainStepName;
  send: (idempotencyKey: string) => Promise<Found>;
}

const ICONS: Record<PlainStepName, SvgIcon> = {
  askInitials: Send,
  initial: PenLine,
  confirmPaper: BadgeCheck,
};

/** A step that is only confirmed: the request for initials, the initials, and signatures on paper. */
export function ConfirmStep<Found extends { id: number }>({
  target,
  words,
  incomplete,
  step,
  send,
}: ConfirmStepProps<Found>) {
  const [isOpen, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    target.onOpenChange?.(next);
  };
  const decision = useStep<Found>({
    ...target.queries,
    send: (_, key) => send(key),
    onDone: () => {
      show(false);
      toast.success(words.done);
      target.onDecided?.();
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
        {words.label}
      </Button>
      {isOpen && (
        <DecisionModal
          title={words.label}
          open
          onOpenChange={show}
          back={target.back}
          action={{ children: words.label, icon: ICONS[step], onClick: () => decision.press() }}
          decision={decision}
          refused={words.refused}
          reasons={target.reasons}
        >
          <p>{isIncomplete(decision.error) ? incomplete : words.text}</p>
        </DecisionModal>
      )}
    </>
  );
}

function isIncomplete(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'not-valid';
}
