import type { Registration } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Button } from '@urzad/ui';
import { Check, MessageSquareReply } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages';
import type { Progress } from '../review-marks';
import { reviewMessages } from '../review-messages';
import type { Review } from '../use-review';
import { ReturnDialog } from './return-dialog';
import { ScoreDialog } from './score-dialog';

interface DecisionButtonsProps {
  registration: Registration;
  review: Review;
  progress: Progress;
  today: IsoDate;
  onDecided: () => void;
}

/** Ask for correction or approve; what cannot be done yet says why. */
export function DecisionButtons({ progress, ...props }: DecisionButtonsProps) {
  const words = useMessages(reviewMessages);
  const reasonId = useId();
  const [opened, setOpened] = useState<'return' | 'score'>();
  const { steps } = props.registration;
  const mayReturn = steps.includes('return');
  const canReturn = progress.remarks > 0 && progress.wordless === 0;
  const canScore = progress.remarks + progress.wordless === 0 && progress.checked === progress.all;
  const reason = useReason(progress, mayReturn);
  const dialog = { ...props, onOpenChange: () => setOpened(undefined) };

  return (
    <>
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
      <p id={reasonId} className="basis-full text-sm text-muted empty:hidden desktop:text-right">
        {reason}
      </p>
      {opened === 'return' && <ReturnDialog open {...dialog} />}
      {opened === 'score' && <ScoreDialog open {...dialog} />}
    </>
  );
}

/** Why the button that is not ready is not. */
function useReason({ checked, all, remarks, wordless }: Progress, mayReturn: boolean): string | undefined {
  const words = useMessages(reviewMessages);
  if (wordless > 0) return words.remarkNeedsWords;
  if (remarks > 0)
    return mayReturn ? words.scoreNeedsNoRemarks : `${words.scoreNeedsNoRemarks} ${words.noReturnHere}`;
  if (checked < all) return words.scoreNeedsAll;

  return mayReturn ? words.returnNeedsRemark : undefined;
}
