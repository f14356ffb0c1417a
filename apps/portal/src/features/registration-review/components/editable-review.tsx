import { fittingReasons, reviewedFields } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { Alert, ReviewLayout } from '@urzad/ui';
import { useCallback, useId, useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { DecisionSheet } from '#shared/object/decision-sheet';
import { decisionHints, hasUnclear } from '../logic/decision-hints';
import { firstNewKey } from '../logic/new-files';
import { keptMarks, progressOf } from '../logic/review-marks';
import { type Review, useReview } from '../logic/use-review';
import { useReviewGroups } from '../logic/use-review-groups';
import { decisionMessages } from '../messages/decision';
import { CorrectionChanges } from './correction-changes';
import { DecisionButtons } from './decision-buttons';
import { Evidence } from './evidence';
import { OwnLocalities } from './own-localities';
import type { ReviewPartsProps } from './read-only-review';
import { RelatedRegistrations } from './related-registrations';
import { ReviewAnswers } from './review-answers';
import { ReviewCases } from './review-cases';
import { ReviewConflict } from './review-conflict';
import { ReviewHistory } from './review-history';
import { DecisionHints, ReviewProgress } from './review-progress';
import { UnclearSignatures } from './unclear-signatures';

/** The formal check: each answer is agreed or remarked on, then decided. */
export function EditableReview({ registration, today, heading, onDecided }: ReviewPartsProps) {
  const [isComparing, setComparing] = useState(false);
  const compare = useCallback(() => setComparing(true), []);
  const review = useReview(registration, { onCollision: compare });
  const reasonId = useId();
  const [file, openFile] = useState(() => firstNewKey(registration));
  const rows = useReviewGroups(registration, today).flatMap((group) => group.rows);
  const progress = progressOf(
    rows.map(({ path, parts }) => parts?.map((part) => part.path) ?? [path]),
    review.marks,
  );

  const reasons = fittingReasons({
    fields: reviewedFields(formOfDraft(registration.form)),
    review: keptMarks(review.marks),
    history: registration.history,
  });

  return (
    <>
      <ReviewLayout
        heading={heading}
        answers={
          <ReviewedAnswers registration={registration} today={today} review={review} onFileOpen={openFile} />
        }
        evidence={<Evidence registration={registration} chosen={file} onChoose={openFile} />}
        progress={
          <ReviewProgress
            progress={progress}
            save={review.save}
            onSaveAgain={() => void review.saver.flush()}
            onCompare={compare}
          />
        }
        hint={
          <DecisionHints
            id={reasonId}
            hints={decisionHints(progress, {
              mayReturn: registration.steps.includes('return'),
              canReject: reasons.length > 0,
              isUnclear: hasUnclear(registration),
            })}
          />
        }
        sheet={(decision) => <DecisionSheet>{decision}</DecisionSheet>}
        decision={
          <DecisionButtons
            registration={registration}
            review={review}
            progress={progress}
            reasons={reasons}
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

interface ReviewedAnswersProps extends Pick<ReviewPartsProps, 'registration' | 'today'> {
  review: Review;
  onFileOpen: (key: string) => void;
}

/** The answers with their marks, between why they are looked at again and what has happened so far. */
function ReviewedAnswers({ registration, today, review, onFileOpen }: ReviewedAnswersProps) {
  const words = useMessages(decisionMessages);

  return (
    <>
      {registration.second_note && (
        <Alert kind="warning" title={words.sentBack}>
          {registration.second_note}
        </Alert>
      )}
      <UnclearSignatures registration={registration} />
      <CorrectionChanges registration={registration} today={today} onFileOpen={onFileOpen} />
      <RelatedRegistrations related={registration.related} />
      <OwnLocalities registration={registration} />
      <ReviewAnswers
        registration={registration}
        today={today}
        marks={review.marks}
        onMark={review.mark}
        onWrite={review.write}
      />
      <ReviewHistory registration={registration} />
      <ReviewCases id={registration.id} id_officecase={registration.id_officecase} />
    </>
  );
}
