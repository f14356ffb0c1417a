import type { Registration } from '@urzad/contract';
import {
  type RegistrationContext,
  type RegistrationFormStep,
  registrationErrors,
  registrationSteps,
  stepOf,
} from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';

/** After the questions: all answers once more, before the document is made of them. */
export const CHECK_STEP = 8;
export type FormStep = RegistrationFormStep | typeof CHECK_STEP;

/** The steps of the form: those of its questions, and the check. */
export const EVERY_STEP: readonly FormStep[] = [...registrationSteps.map(({ number }) => number), CHECK_STEP];

export function findFormStep(number: number): FormStep | undefined {
  return EVERY_STEP.find((step) => step === number);
}

export function asQuestionStep(step: FormStep): RegistrationFormStep | undefined {
  return step === CHECK_STEP ? undefined : step;
}

/** The first step that lacks something, in a correction that of the first remark; without one the check. */
export function firstStep(
  { status, remarks, form }: Pick<Registration, 'status' | 'remarks' | 'form'>,
  context: RegistrationContext,
): FormStep {
  const [path] =
    status === 'to_correct'
      ? remarks.map(({ field }) => field)
      : Object.keys(registrationErrors(formOfDraft(form), context));
  if (path === undefined) return CHECK_STEP;

  return findFormStep(stepOf(path)) ?? 1;
}
