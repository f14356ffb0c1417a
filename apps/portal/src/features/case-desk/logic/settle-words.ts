import type { OfficeCase } from '@urzad/contract';
import type { Outcome } from '../api';
import type { DecisionWords } from '../messages/decisions';

/** The words of a decision that ends a case: of a review it decides about the application. */
export function settleWords(
  { kind, person, steps }: Pick<OfficeCase, 'kind' | 'person' | 'steps'>,
  outcome: Outcome,
  words: DecisionWords,
) {
  const isReview = kind === 'PONOWNA_OCENA';
  // An officer who may end a case but not write to the applicant has one that the applicant does not see.
  const isHidden = !steps.includes('answer');
  const label = isHidden ? words.note : words.answer;

  if (outcome === 'refuse') {
    return {
      button: words.refuse,
      title: words.refuseTitle,
      intro: introOf(isReview ? words.refuseReviewIntro : words.refuseIntro),
      label,
      send: words.refuseSend,
      done: words.refused,
      refused: words.refuseRefused,
    };
  }
  return {
    button: words.close,
    title: isReview ? words.acceptTitle : words.closeTitle,
    intro: introOf(isReview ? words.acceptIntro : words.closeIntro),
    label,
    send: isReview ? words.acceptSend : words.closeSend,
    done: isReview ? words.accepted : words.closed,
    refused: words.closeRefused,
  };

  function introOf(text: (name: string) => string): string {
    return isHidden ? words.noteOnly : text(person);
  }
}
