import {
  type FieldErrors,
  type RegistrationFormStep,
  registrationErrors,
  registrationStepErrors,
  registrationSteps,
  stepOf,
} from '@urzad/domain';
import { useCallback } from 'react';
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
  const { context, saver } = useEditor();
  const finish = useFinish();

  const check = useCallback(
    (values: FormValues): FieldErrors => {
      const answers = answersOf(values);
      const own = registrationStepErrors(step, answers, context);
      return step < LAST_STEP || Object.keys(own).length > 0 ? own : registrationErrors(answers, context);
    },
    [step, context],
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
    const at = formStep(stepOf(name));
    if (at && at !== step) goTo(at);
  }

  return { check, goOn, reveal };
}

function formStep(number: number): RegistrationFormStep | undefined {
  return registrationSteps.find((each) => each.number === number)?.number;
}
