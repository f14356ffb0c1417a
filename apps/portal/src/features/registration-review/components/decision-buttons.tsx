import type { Registration } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import type { RejectReason } from '@urzad/grants';
import { Button } from '@urzad/ui';
import { Check, MessageSquareReply, X } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { hasUnclear } from '../logic/decision-hints';
import type { Progress } from '../logic/review-marks';
import type { Review } from '../logic/use-review';
import { decisionMessages } from '../messages/decision';
import { reviewMessages } from '../messages/review';
import { RejectDialog } from './reject-dialog';
import { ReturnDialog } from './return-dialog';
import { ScoreDialog } from './score-dialog';

interface DecisionButtonsProps {
  registration: Registration;
  review: Review;
  progress: Progress;
  /** The reasons of a rejection that fit what is recorded. */
  reasons: readonly RejectReason[];
  /** The id of the reason why a button is disabled. */
  reasonId: string;
  today: IsoDate;
  onDecided: () => void;
}

/** Reject, ask for correction or give points; disabled buttons have a reason. */
export function DecisionButtons({ progress, reasons, reasonId, ...props }: DecisionButtonsProps) {
  const words = useMessages(reviewMessages);
  const decisionWords = useMessages(decisionMessages);
  const [opened, setOpened] = useState<'reject' | 'return' | 'score'>();
  const { steps } = props.registration;
  const mayReturn = steps.includes('return');
  const canReject = reasons.length > 0 && progress.wordless === 0;
  const canReturn = progress.remarks > 0 && progress.wordless === 0;
  const isAgreed = progress.remarks + progress.wordless === 0 && progress.checked === progress.all;
  const canScore = isAgreed && !hasUnclear(props.registration);
  const dialog = { ...props, onOpenChange: () => setOpened(undefined) };

  return (
    <>
      {steps.includes('reject') && (
        <Button
          icon={X}
          disabled={!canReject}
          aria-describedby={reasonId}
          onClick={() => setOpened('reject')}
        >
          {decisionWords.rejectIt}
        </Button>
      )}
      {mayReturn && (
        <Button
          variant={canReturn ? 'primary' : 'secondary'}
          icon={MessageSquareReply}
          disabled={!canReturn}
          aria-describedby={reasonId}
          onClick={() => setOpened('return')}
        >
          {words.returnIt}
        </Button>
      )}
      <Button
        variant={canScore ? 'primary' : 'secondary'}
        icon={Check}
        disabled={!canScore}
        aria-describedby={reasonId}
        onClick={() => setOpened('score')}
      >
        {words.approve}
      </Button>
      {opened === 'reject' && <RejectDialog open reasons={reasons} {...dialog} />}
      {opened === 'return' && <ReturnDialog open {...dialog} />}
      {opened === 'score' && <ScoreDialog open {...dialog} />}
    </>
  );
}
