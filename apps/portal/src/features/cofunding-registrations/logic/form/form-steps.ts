import { type RegistrationFormStep, registrationSteps } from '@urzad/grants';

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
