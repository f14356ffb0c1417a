import type { Registration } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { Check } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { useRegistrationStep } from '#shared/registrations/use-registration-step';
import { approvePoints } from '../api';
import { decisionMessages } from '../messages/decision';
import { DecisionModal } from './decision-modal';
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
  const decision = useRegistrationStep({
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
    >
      <p>{words.approveIntro}</p>
      <ScoreSummary registration={registration} />
    </DecisionModal>
  );
}
