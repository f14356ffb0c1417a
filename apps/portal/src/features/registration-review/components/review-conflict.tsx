import type { Registration } from '@urzad/contract';
import { useMessages } from '#shared/i18n/messages';
import {
  ConflictDialog,
  type ConflictDialogProps,
  type Difference,
} from '#shared/registrations/conflict-dialog';
import { differingFields, type Mark, marksOf } from '../logic/review-marks';
import type { Review } from '../logic/use-review';
import { reviewMessages } from '../messages/review';

interface ReviewConflictProps extends Pick<ConflictDialogProps, 'id' | 'open' | 'onOpenChange'> {
  review: Review;
}

/** The marks of this window and those that somebody else has saved meanwhile. */
export function ReviewConflict({ review, onOpenChange, ...dialog }: ReviewConflictProps) {
  const words = useMessages(reviewMessages);

  function textOf(mark: Mark | undefined): string {
    if (!mark) return words.notChecked;
    return mark.state === 'ok' ? words.agreed : words.remark(mark.text);
  }

  function differencesFrom(stored: Registration): Difference[] {
    const theirs = marksOf(stored.review);
    return differingFields(review.marks, theirs).map((path) => ({
      path,
      mine: textOf(review.marks[path]),
      theirs: textOf(theirs[path]),
    }));
  }

  function choose(choice: (stored: Registration) => void) {
    return (stored: Registration) => {
      onOpenChange(false);
      choice(stored);
    };
  }

  return (
    <ConflictDialog
      {...dialog}
      onOpenChange={onOpenChange}
      words={{
        title: words.conflictTitle,
        text: (count) => (count > 0 ? words.conflictIntro : words.conflictSame),
        loading: words.loading,
        answer: words.field,
        mine: words.mine,
        theirs: () => words.stored,
        keepMine: words.keepMine,
        takeTheirs: words.takeStored,
      }}
      differencesFrom={differencesFrom}
      onKeepMine={choose(review.keepMine)}
      onTakeTheirs={choose(review.takeStored)}
    />
  );
}
