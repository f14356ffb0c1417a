import { type FieldErrors, registrationErrors, registrationStepErrors, stepOf } from '@urzad/domain';
import { useCallback } from 'react';
import { questionOf, remarkErrors } from '../../form/explanations';
import { asQuestionStep, CHECK_STEP, type FormStep, findFormStep } from '../../form/form-steps';
import { answersOf, type FormValues } from '../../form/values';
import { useEditor } from './editor-context';
import { useFinish } from './use-finish';

/** From here on the whole form is judged, so that nothing is told in two rounds. */
const LAST_QUESTIONS = 7;

interface ProgressInput {
  step: FormStep;
  goTo: (step: FormStep) => void;
}

/** When one may go on: from each step when it is right itself, from the last questions and the check when all are. */
export function useProgress({ step, goTo }: ProgressInput) {
  const { context, saver, registration } = useEditor();
  const finish = useFinish();

  const check = useCallback(
    (values: FormValues): FieldErrors => {
      const answers = answersOf(values);
      const unanswered = remarkErrors(values, registration);
      const own = asQuestionStep(step);
      if (!own || own >= LAST_QUESTIONS) return { ...registrationErrors(answers, context), ...unanswered };

      const ownUnanswered = Object.entries(unanswered).filter(
        ([name]) => stepOf(questionOf(name, registration.remarks)) === own,
      );
      return { ...registrationStepErrors(own, answers, context), ...Object.fromEntries(ownUnanswered) };
    },
    [step, context, registration],
  );

  async function goOn(): Promise<FieldErrors | undefined> {
    if (step === CHECK_STEP) return finish();
    void saver.flush();
    goTo(findFormStep(step + 1)?.number ?? CHECK_STEP);
    return undefined;
  }

  /** To the step where a field is asked. */
  function reveal(name: string) {
    const at = findFormStep(stepOf(questionOf(name, registration.remarks)))?.number;
    if (at && at !== step) goTo(at);
  }

  return { check, goOn, reveal };
}
