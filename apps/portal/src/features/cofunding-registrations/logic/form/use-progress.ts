import { type GrantErrors, stepOf } from '@urzad/grants';
import { useCallback } from 'react';
import { questionOf } from '#shared/spec-form/explanations';
import { useIsSending } from './attachments-context';
import { useEditor } from './editor';
import { CHECK_STEP, type FormStep, findFormStep } from './form-steps';
import { stepErrors } from './step-errors';
import { useFinish } from './use-finish';
import type { FormValues } from './values';

/** A file is still on its way: the document would be made without it. */
export class UnsentFiles extends Error {
  override readonly name = 'UnsentFiles';
}

interface ProgressInput {
  step: FormStep;
  /** The step after this one: the next, or the check that the person came from. */
  next: FormStep | undefined;
  goTo: (step: FormStep) => void;
}

/**
 * When the person may go on: from each step when it is valid itself, from the last questions and the check when all
 * are.
 */
export function useProgress({ step, next, goTo }: ProgressInput) {
  const { context, saver, registration } = useEditor();
  const finish = useFinish();
  const isSending = useIsSending();

  const check = useCallback(
    (values: FormValues) =>
      // Answers that cannot be changed any more are read-only.
      registration.isTooLate || registration.status === 'cancelled'
        ? {}
        : stepErrors(step, values, { context, registration }),
    [step, context, registration],
  );

  async function goOn(): Promise<GrantErrors | undefined> {
    if (step === CHECK_STEP) {
      if (isSending()) throw new UnsentFiles();
      return finish();
    }
    void saver.flush();
    goTo(next ?? CHECK_STEP);
    return undefined;
  }

  /** To the step where a field is asked. */
  function reveal(name: string) {
    const at = findFormStep(stepOf(questionOf(name, registration.remarks)));
    if (at && at !== step) goTo(at);
  }

  return { check, goOn, reveal };
}
