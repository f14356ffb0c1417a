import type { Registration } from '@urzad/contract';
import { Button, Modal, toast } from '@urzad/ui';
import { Check } from 'lucide-react';
import { FormFailure } from '../../../shared/form/form-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { decisionMessages } from '../decision-messages';
import { refusalText } from '../refusal-text';
import { approvePoints } from '../review-api';
import { useDecision } from '../use-decision';
import { ScoreSummary } from './score-summary';

export interface ApprovalDialogProps {
  registration: Registration;
  onOpenChange: (open: boolean) => void;
  onDecided: () => void;
}

/** The points once more, with their reason, before they count. */
export function ApproveDialog({ registration, onOpenChange, onDecided }: ApprovalDialogProps) {
  const words = useMessages(decisionMessages);
  const { id, row_version } = registration;
  const decision = useDecision({
    id,
    decide: (_, key) => approvePoints(id, row_version, key),
    onDecided: () => {
      toast.success(words.approvedToast);
      onDecided();
    },
  });

  return (
    <Modal
      width="narrow"
      title={words.approvePoints}
      open
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.backToApplication}</Button>
          <Button
            variant="primary"
            icon={Check}
            loading={decision.isPending}
            onClick={() => decision.take(undefined)}
          >
            {words.approvePoints}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {decision.error && (
          <FormFailure
            title={words.approveRefused}
            error={decision.error}
            text={refusalText(decision.error, words)}
          />
        )}
        <p>{words.approveIntro}</p>
        <ScoreSummary registration={registration} />
      </div>
    </Modal>
  );
}
