import type { OfficeCase } from '@urzad/contract';
import type { Outcome } from '../api';
import type { DecisionWords } from '../messages/decisions';

/** The words of a decision that ends a case: of a review it decides about its object. */
export function settleWords(
  { kind, obj_type, person, steps }: Pick<OfficeCase, 'kind' | 'obj_type' | 'person' | 'steps'>,
  outcome: Outcome,
  words: DecisionWords,
) {
  const isReview = kind === 'PONOWNA_OCENA';
  const isOfClaim = obj_type === 'cofundingrequest';
  const refuseReview = isOfClaim ? words.refuseClaimIntro : words.refuseReviewIntro;
  const accept = isOfClaim ? words.acceptClaimIntro : words.acceptIntro;
  // An officer who may end a case but not write to the applicant has one that the applicant does not see.
  const isHidden = !steps.includes('answer');
  const label = isHidden ? words.note : words.answer;

  if (outcome === 'refuse') {
    return {
      button: words.refuse,
      title: words.refuseTitle,
      intro: introOf(isReview ? refuseReview : words.refuseIntro),
      label,
      send: words.refuseSend,
      done: words.refused,
      refused: words.refuseRefused,
    };
  }
  if (kind === 'REZYGNACJA') {
    return {
      button: words.resignTitle,
      title: words.resignTitle,
      intro: introOf(words.resignIntro),
      label,
      send: words.resignSend,
      done: words.resigned,
      refused: words.closeRefused,
    };
  }
  return {
    button: words.close,
    title: isReview ? words.acceptTitle : words.closeTitle,
    intro: introOf(isReview ? accept : words.closeIntro),
    label,
    send: isReview ? words.acceptSend : words.closeSend,
    done: isReview ? words.accepted : words.closed,
    refused: words.closeRefused,
  };

  function introOf(text: (name: string) => string): string {
    return isHidden ? words.noteOnly : text(person);
  }
}
