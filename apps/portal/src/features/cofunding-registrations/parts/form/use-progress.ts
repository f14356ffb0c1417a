import {
  type FieldErrors,
  type RegistrationFormStep,
  registrationErrors,
  registrationStepErrors,
  registrationSteps,
  stepOf,
} from '@urzad/domain';
import { useCallback } from 'react';
import { questionOf, remarkErrors } from '../../form/explanations';
import { answersOf, type FormValues } from '../../form/values';
import { useEditor } from './editor-context';
import { useFinish } from './use-finish';

const LAST_STEP = 7;

interface ProgressInput {
  step: RegistrationFormStep;
  goTo: (step: RegistrationFormStep) => void;
}

/** When one may go on: from each step when it is right itself, from the last one when all of them are. */
export function useProgress({ step, goTo }: ProgressInput) {
  const { context, saver, registration } = useEditor();
  const finish = useFinish();

  const check = useCallback(
    (values: FormValues): FieldErrors => {
      const answers = answersOf(values);
      const unanswered = remarkErrors(values, registration);
      const ownUnanswered = Object.entries(unanswered).filter(
        ([name]) => stepOf(questionOf(name, registration.remarks)) === step,
      );
      const own = { ...registrationStepErrors(step, answers, context), ...Object.fromEntries(ownUnanswered) };
      if (step < LAST_STEP || Object.keys(own).length > 0) return own;
      return { ...registrationErrors(answers, context), ...unanswered };
    },
    [step, context, registration],
  );

  async function goOn(): Promise<FieldErrors | undefined> {
    const next = formStep(step + 1);
    if (!next) return finish();
    void saver.flush();
    goTo(next);
    return undefined;
  }

  /** To the step where a field is asked. */
  function reveal(name: string) {
    const at = formStep(stepOf(questionOf(name, registration.remarks)));
    if (at && at !== step) goTo(at);
  }

  return { check, goOn, reveal };
}

function formStep(number: number): RegistrationFormStep | undefined {
  return registrationSteps.find((each) => each.number === number)?.number;
}
