import {
  ATTACHMENTS_STEP,
  type GrantErrors,
  type RegistrationContext,
  registrationErrors,
  registrationStepErrors,
  stepOf,
} from '@urzad/grants';
import { questionOf, type Remarked, remarkErrors } from './explanations';
import { asQuestionStep, CHECK_STEP, type FormStep } from './form-steps';
import { answersOf, type FormValues } from './values';

export interface Judged {
  context: RegistrationContext;
  registration: Remarked;
}

/** The errors that prevent going on from a step: its own, from the last questions and the check those of all. */
export function stepErrors(
  step: FormStep,
  values: FormValues,
  { context, registration }: Judged,
): GrantErrors {
  const answers = answersOf(values);
  const unanswered = remarkErrors(values, registration);
  const own = asQuestionStep(step);
  // From the last questions on the whole form is validated, so that all errors are shown at once.
  if (!own || own >= ATTACHMENTS_STEP) return { ...registrationErrors(answers, context), ...unanswered };

  const ownUnanswered = Object.entries(unanswered).filter(
    ([name]) => stepOf(questionOf(name, registration.remarks)) === own,
  );
  return { ...registrationStepErrors(own, answers, context), ...Object.fromEntries(ownUnanswered) };
}

/** Steps with an invalid answer or explanation. */
export function lackingSteps(values: FormValues, judged: Judged): ReadonlySet<number> {
  const names = Object.keys(stepErrors(CHECK_STEP, values, judged));

  return new Set(names.map((name) => stepOf(questionOf(name, judged.registration.remarks))));
}
