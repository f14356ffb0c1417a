import type { Registration } from '@urzad/contract';
import { COUNTED_THINGS, countText, type IsoDate, longDateText } from '@urzad/domain';
import { REGISTRATION_STATUSES } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { deadlineText } from '#shared/deadlines/deadline-text';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { useSession } from '#shared/session/session-store';
import { checkState } from '../logic/document-facts';
import { decisionMessages } from '../messages/decision';
import { documentsCheckMessages } from '../messages/documents-check';
import { reviewMessages } from '../messages/review';

interface OutcomeProps {
  registration: Registration;
  today: IsoDate;
}

/** Shown where nothing can be decided: the present state. */
export function Outcome(props: OutcomeProps) {
  return <span>{useOutcomeText(props)}</span>;
}

function useOutcomeText({ registration, today }: OutcomeProps): string {
  const words = useMessages(reviewMessages);
  const decisionWords = useMessages(decisionMessages);
  const documentsWords = useMessages(documentsCheckMessages);
  const locale = useLocale();
  const { table } = useStatuses(REGISTRATION_STATUSES);
  const mayAssess = useSession(({ may }) => may('cofunding_registration_assess'));
  const { status, steps, owner, correction_to, points_final, approved, accession } = registration;

  if (steps.includes('take')) return words.takeHint;
  if (status === 'to_correct') {
    return correction_to
      ? words.waitingForParent(
          longDateText(correction_to, locale),
          deadlineText(correction_to, today, locale),
        )
      : words.waitsFor;
  }
  if (status === 'documents' && accession) {
    return documentsWords.waits(longDateText(accession.documents_to, locale));
  }
  if (steps.includes('acceptDocuments')) {
    const { left } = checkState(registration);
    return left > 0 ? documentsWords.toCheck(left) : documentsWords.allChecked;
  }
  if (status === 'documents_check' && mayAssess) {
    return owner ? words.ledBy(owner.name) : documentsWords.checkHint;
  }
  if (status === 'scored' && points_final !== null) {
    const points = countText(points_final, COUNTED_THINGS.point, locale);
    return approved === 'yes' ? words.scored(points) : decisionWords.waitsForSecond(points);
  }
  if (!mayAssess) return words.readOnly;
  if (steps.includes('takeOver')) return owner ? words.ledBy(owner.name) : words.takeHint;
  if (status === 'formally_rejected') return words.rejected;

  return words.notNow(table[status][locale]);
}
