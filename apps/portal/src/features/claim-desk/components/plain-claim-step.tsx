import type { Claim } from '@urzad/contract';
import { Button, type ButtonProps, type SvgIcon, toast } from '@urzad/ui';
import { type ReactNode, useState } from 'react';
import { ofClaim } from '#shared/entities/claims/claim-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { type PlainStepName, takePlainStep } from '../api';
import { decisionMessages } from '../messages/decisions';

export interface StepProps {
  claim: Claim;
  /** A step was done: its button may be gone, so the heading takes the focus. */
  onDecided: () => void;
}

interface PlainStepProps extends StepProps, Pick<ButtonProps, 'disabled' | 'loading' | 'aria-describedby'> {
  step: PlainStepName;
  label: string;
  icon: SvgIcon;
  /** Said when it is done. */
  done: (after: Claim) => string;
  refused: string;
  /** What follows from it. */
  children: ReactNode;
}

/** A step that is only confirmed. */
export function PlainStep({
  claim,
  onDecided,
  step,
  label,
  icon,
  done,
  refused,
  children,
  ...button
}: PlainStepProps) {
  const words = useMessages(decisionMessages);
  const [isOpen, setOpen] = useState(false);
  const decision = useStep<Claim>({
    ...ofClaim,
    send: (_, key) => takePlainStep(step, claim, key),
    onDone: (after) => {
      setOpen(false);
      toast.success(done(after));
      onDecided();
    },
  });

  return (
    <>
      <Button
        {...button}
        variant={button.disabled ? 'secondary' : 'primary'}
        icon={icon}
        onClick={() => {
          decision.reset();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <DecisionModal
          title={label}
          open
          onOpenChange={setOpen}
          back={words.back}
          action={{ children: label, icon, onClick: () => decision.press() }}
          decision={decision}
          refused={refused}
          reasons={words.reasons}
        >
          <div className="u:grid u:gap-2">{children}</div>
        </DecisionModal>
      )}
    </>
  );
}
