import type { Registration } from '@urzad/contract';
import { askedFieldLabel } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { registrationQuery } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { type ConflictChoice, ConflictDialog, type Difference } from '#shared/object/conflict-dialog';
import { useSession } from '#shared/session/session-store';
import { type Mark, marksOf } from '../logic/review-marks';
import type { Review } from '../logic/use-review';
import { reviewMessages } from '../messages/review';

interface ReviewConflictProps extends Pick<ConflictChoice<Registration>, 'open' | 'onOpenChange'> {
  id: number;
  review: Review;
}

/** The marks that were changed here and by somebody else meanwhile; all others are joined. */
export function ReviewConflict({ id, review, open, onOpenChange }: ReviewConflictProps) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();
  const officeWords = useOfficeWords();
  const myId = useSession(({ me }) => me?.id);

  function textOf(mark: Mark | undefined): string {
    if (!mark) return words.notChecked;
    return mark.state === 'ok' ? words.agreed : words.remark(mark.text);
  }

  function differencesFrom(stored: Registration): Difference[] {
    const theirs = marksOf(stored.review);
    return review.collisionsWith(stored).map((path) => ({
      path,
      label: askedFieldLabel(path, locale, stored.form, officeWords),
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
        theirs: ({ changed_by }) =>
          changed_by && changed_by.id !== myId ? words.storedBy(changed_by.name) : words.stored,
        keepMine: words.keepMine,
        takeTheirs: () => words.takeStored,
      }}
      differencesFrom={differencesFrom}
      onKeepMine={choose((stored) => review.resolve(stored, 'mine'))}
      onTakeTheirs={choose((stored) => review.resolve(stored, 'theirs'))}
    />
  );
}
