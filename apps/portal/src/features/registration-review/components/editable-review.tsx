import { useQuery } from '@tanstack/react-query';
import { Alert, ReviewLayout } from '@urzad/ui';
import { useId } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { registrationQuery } from '#shared/registrations/registration-query';
import { progressOf } from '../logic/review-marks';
import { useReview } from '../logic/use-review';
import { useReviewGroups } from '../logic/use-review-groups';
import { decisionMessages } from '../messages/decision';
import { CaseHistory } from './case-history';
import { ConflictDialog } from './conflict-dialog';
import { CorrectionChanges } from './correction-changes';
import { DecisionButtons } from './decision-buttons';
import { Evidence } from './evidence';
import { OwnLocalities } from './own-localities';
import type { ReviewPartsProps } from './read-only-review';
import { ReviewAnswers } from './review-answers';
import { ReviewProgress } from './review-progress';

/** The formal check: every answer agreed with or remarked on, then a decision. */
export function EditableReview({ registration, today, heading, onDecided }: ReviewPartsProps) {
  const review = useReview(registration);
  const decisionWords = useMessages(decisionMessages);
  const reasonId = useId();
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
      {review.save.phase === 'conflict' && <Conflict id={registration.id} review={review} />}
    </>
  );
}

/** Asks for what is stored now before both versions are shown. */
function Conflict({ id, review }: { id: number; review: ReturnType<typeof useReview> }) {
  const { data, isFetchedAfterMount } = useQuery({ ...registrationQuery(id), refetchOnMount: 'always' });

  return data && isFetchedAfterMount ? <ConflictDialog review={review} stored={data} /> : null;
}
