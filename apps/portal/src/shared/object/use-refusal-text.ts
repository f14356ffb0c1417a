import { isConflict, isStepGone } from '../http/refusals';
import { useMessages } from '../i18n/messages';
import { objectMessages } from './messages';
import { missingSum } from './missing-sum';
import { type RefusalTexts, refusalText } from './refusal-text';

/**
 * The text of a refused decision, by the reasons of the server. Of a conflict that it is decided once more: a decision has
 * no two versions to compare; of a status in which the step is not there that somebody was faster; of a budget how much it
 * lacks. That nobody decides for another person is said of every decision.
 */
export function useRefusalText(reasons: RefusalTexts = {}): (error: unknown) => string | undefined {
  const { notWhileActing, changedMeanwhile, stepGone, missing } = useMessages(objectMessages);

  return (error) => {
    const text = refusalText(error, { acting: notWhileActing, ...reasons });
    if (text === undefined) {
      if (isStepGone(error)) return stepGone;
      return isConflict(error) ? changedMeanwhile : undefined;
    }
    const sum = missingSum(error);
    return sum === undefined ? text : `${text} ${missing(sum)}`;
  };
}
