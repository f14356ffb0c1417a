import type { Registration } from '@urzad/contract';
import { childNamesOf, registrationFieldLabel } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { registrationQuery } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { type ConflictChoice, ConflictDialog, type Difference } from '#shared/object/conflict-dialog';
import { differingFields, type Mark, marksOf } from '../logic/review-marks';
import type { Review } from '../logic/use-review';
import { reviewMessages } from '../messages/review';

interface ReviewConflictProps extends Pick<ConflictChoice<Registration>, 'open' | 'onOpenChange'> {
  id: number;
  review: Review;
}

/** The marks of this window and those that somebody else has saved meanwhile. */
export function ReviewConflict({ id, review, open, onOpenChange }: ReviewConflictProps) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();

  function textOf(mark: Mark | undefined): string {
    if (!mark) return words.notChecked;
    return mark.state === 'ok' ? words.agreed : words.remark(mark.text);
  }

  function differencesFrom(stored: Registration): Difference[] {
    const theirs = marksOf(stored.review);
    return differingFields(review.marks, theirs).map((path) => ({
      path,
      label: registrationFieldLabel(path, locale, childNamesOf(stored.form)),
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
      query={registrationQuery(id)}
      open={open}
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
