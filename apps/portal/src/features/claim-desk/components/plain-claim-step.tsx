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
  /** Its dialog was opened or closed: the bar stays as it is around one that is open. */
  onOpenChange: (isOpen: boolean) => void;
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
  onOpenChange,
  ...button
}: PlainStepProps) {
  const words = useMessages(decisionMessages);
  const [isOpen, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  const decision = useStep<Claim>({
    ...ofClaim,
    send: (_, key) => takePlainStep(step, claim, key),
    onDone: (after) => {
      show(false);
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
          show(true);
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <DecisionModal
          title={label}
          open
          onOpenChange={show}
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
