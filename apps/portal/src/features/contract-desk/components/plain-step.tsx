import type { Contract } from '@urzad/contract';
import { Button, type SvgIcon, toast } from '@urzad/ui';
import { BadgeCheck, PenLine, Send } from 'lucide-react';
import { useState } from 'react';
import { ofContract } from '#shared/entities/contracts/contract-query';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { type PlainStepName, takePlainStep } from '../api';
import { paperMessages } from '../messages/paper';
import { stepMessages } from '../messages/steps';

export interface StepProps {
  contract: Contract;
  /** A step was done: its button may be gone, so the heading takes the focus. */
  onDecided: () => void;
}

const ICONS: Record<PlainStepName, SvgIcon> = {
  askInitials: Send,
  initial: PenLine,
  confirmPaper: BadgeCheck,
};

/** A step that is only confirmed: the request for initials, the initials, and signatures on paper. */
export function PlainStep({ contract, onDecided, step }: StepProps & { step: PlainStepName }) {
  const words = useMessages(stepMessages);
  const paper = useMessages(paperMessages);
  const [isOpen, setOpen] = useState(false);
  const said = {
    askInitials: { label: words.ask, text: words.askText, done: words.asked, refused: words.askRefused },
    initial: {
      label: words.initial,
      text: words.initialText,
      done: words.initialled,
      refused: words.initialRefused,
    },
    confirmPaper: {
      label: paper.confirm,
      text: paper.confirmText,
      done: paper.confirmed,
      refused: paper.confirmRefused,
    },
  }[step];
  const decision = useStep<Contract>({
    ...ofContract,
    send: (_, key) => takePlainStep(step, contract, key),
    onDone: () => {
      setOpen(false);
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
          setOpen(true);
        }}
      >
        {said.label}
      </Button>
      {isOpen && (
        <DecisionModal
          title={said.label}
          open
          onOpenChange={setOpen}
          back={words.back}
          action={{ children: said.label, icon: ICONS[step], onClick: () => decision.press() }}
          decision={decision}
          refused={said.refused}
          reasons={{ ...words.reasons, ...paper.reasons }}
        >
          <p>{isIncomplete(decision.error) ? words.incomplete : said.text}</p>
        </DecisionModal>
      )}
    </>
  );
}

/** The server refused because terms are missing: the dialog has no field that could show it. */
function isIncomplete(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'not-valid';
}
