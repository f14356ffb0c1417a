import { Button, type SvgIcon, toast } from '@urzad/ui';
import { useState } from 'react';
import { ApiFailure } from '#shared/http/api-failure';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import type { StepTarget, StepWords } from '../logic/step-target';

interface ConfirmStepProps<Found extends { id: number }> {
  target: StepTarget;
  words: StepWords;
  /** In place of the text, when the server refuses because something is missing that the dialog has no field for. */
  incomplete: string;
  icon: SvgIcon;
  send: (idempotencyKey: string) => Promise<Found>;
}

/** A step that is only confirmed. */
export function ConfirmStep<Found extends { id: number }>({
  target,
  words,
  incomplete,
  icon,
  send,
}: ConfirmStepProps<Found>) {
  const [isOpen, setOpen] = useState(false);
  const decision = useStep<Found>({
    ...target.queries,
    send: (_, key) => send(key),
    onDone: () => {
      setOpen(false);
      toast.success(words.done);
      target.onDecided();
    },
  });

  return (
    <>
      <Button
        variant="primary"
        icon={icon}
        onClick={() => {
          decision.reset();
          setOpen(true);
        }}
      >
        {words.label}
      </Button>
      {isOpen && (
        <DecisionModal
          title={words.label}
          open
          onOpenChange={setOpen}
          back={target.back}
          action={{ children: words.label, icon, onClick: () => decision.press() }}
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
