import { Alert, ReviewLayout } from '@urzad/ui';
import { useEffect, useId, useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { progressOf } from '../logic/review-marks';
import { useReview } from '../logic/use-review';
import { useReviewGroups } from '../logic/use-review-groups';
import { decisionMessages } from '../messages/decision';
import { CaseHistory } from './case-history';
import { CorrectionChanges } from './correction-changes';
import { DecisionButtons } from './decision-buttons';
import { Evidence } from './evidence';
import { OwnLocalities } from './own-localities';
import type { ReviewPartsProps } from './read-only-review';
import { ReviewAnswers } from './review-answers';
import { ReviewConflict } from './review-conflict';
import { ReviewProgress } from './review-progress';

/** The formal check: each answer is agreed or remarked on, then decided. */
export function EditableReview({ registration, today, heading, onDecided }: ReviewPartsProps) {
  const review = useReview(registration);
  const decisionWords = useMessages(decisionMessages);
  const reasonId = useId();
  const [isComparing, setComparing] = useState(false);
  const isConflict = review.save.phase === 'conflict';
  useEffect(() => {
    if (isConflict) setComparing(true);
  }, [isConflict]);
  const rows = useReviewGroups(registration, today).flatMap((group) => group.rows);
  const progress = progressOf(
    rows.map(({ path, parts }) => parts?.map((part) => part.path) ?? [path]),
    review.marks,
  );

  return (
    <>
      <ReviewLayout
        heading={heading}
        answers={
          <>
            {registration.second_note && (
              <Alert kind="warning" title={decisionWords.sentBack}>
                {registration.second_note}
              </Alert>
            )}
            <CorrectionChanges registration={registration} today={today} />
            <OwnLocalities registration={registration} />
            <ReviewAnswers
              registration={registration}
              today={today}
              marks={review.marks}
              onMark={review.mark}
              onWrite={review.write}
            />
            <CaseHistory history={registration.history} />
          </>
        }
        evidence={<Evidence registration={registration} />}
        progress={
          <ReviewProgress
            progress={progress}
            mayReturn={registration.steps.includes('return')}
            reasonId={reasonId}
            save={review.save}
            onSaveAgain={() => void review.saver.flush()}
            onCompare={() => setComparing(true)}
          />
        }
        decision={
          <DecisionButtons
            registration={registration}
            review={review}
            progress={progress}
            reasonId={reasonId}
            today={today}
            onDecided={onDecided}
          />
        }
      />
      <ReviewConflict id={registration.id} open={isComparing} onOpenChange={setComparing} review={review} />
    </>
  );
}
