import { type RegistrationFormStep, registrationSteps } from '@urzad/grants';

/** After the questions: all answers once more, before the document is made of them. */
export const CHECK_STEP = 8;
export type FormStep = RegistrationFormStep | typeof CHECK_STEP;

/** The steps of the form: those of its questions, and the check. */
export const FORM_STEPS: readonly { number: FormStep; pl: string; en: string }[] = [
  ...registrationSteps,
  { number: CHECK_STEP, pl: 'Sprawdź odpowiedzi', en: 'Check your answers' },
];

export function findFormStep(number: number) {
  return FORM_STEPS.find((step) => step.number === number);
}

export function asQuestionStep(step: FormStep): RegistrationFormStep | undefined {
  return step === CHECK_STEP ? undefined : step;
}
