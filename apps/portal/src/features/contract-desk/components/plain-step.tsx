import type { Contract } from '@urzad/contract';
import type { SvgIcon } from '@urzad/ui';
import { BadgeCheck, PenLine, Send } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { type PlainStepName, takePlainStep } from '../api';
import { useContractSteps } from '../logic/use-contract-steps';
import { paperMessages } from '../messages/paper';
import { stepMessages } from '../messages/steps';
import { ConfirmStep } from './confirm-step';

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

  return (
    <ConfirmStep
      target={useContractSteps(onDecided)}
      words={said}
      incomplete={words.incomplete}
      icon={ICONS[step]}
      send={(key) => takePlainStep(step, contract, key)}
    />
  );
}
