import type { Registration } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { Check } from 'lucide-react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { approvePoints } from '../api';
import { decisionMessages } from '../messages/decision';
import { ScoreSummary } from './score-summary';

export interface ApprovalDialogProps {
  registration: Registration;
  onOpenChange: (open: boolean) => void;
  onDecided: () => void;
}

/** The points with their reason, before they are final. */
export function ApproveDialog({ registration, onOpenChange, onDecided }: ApprovalDialogProps) {
  const words = useMessages(decisionMessages);
  const { id, row_version } = registration;
  const decision = useStep({
    ...ofRegistration,
    send: (_, key) => approvePoints(id, row_version, key),
    onDone: () => {
      toast.success(words.approvedToast);
      onDecided();
    },
  });

  return (
    <DecisionModal
      title={words.approvePoints}
      open
      onOpenChange={onOpenChange}
      back={words.backToApplication}
      action={{ children: words.approvePoints, icon: Check, onClick: () => decision.press() }}
      decision={decision}
      refused={words.approveRefused}
      reasons={words.reasons}
    >
      <p>{words.approveIntro}</p>
      <ScoreSummary registration={registration} />
    </DecisionModal>
  );
}
