import type { FieldErrors } from '@urzad/domain';
import { type RegistrationContext, registrationErrors, registrationStepErrors, stepOf } from '@urzad/grants';
import { questionOf, type Remarked, remarkErrors } from './explanations';
import { asQuestionStep, CHECK_STEP, type FormStep } from './form-steps';
import { answersOf, type FormValues } from './values';

/** From here on the whole form is judged, so that no error is shown later than the others. */
const LAST_QUESTIONS = 7;

export interface Judged {
  context: RegistrationContext;
  registration: Remarked;
}

/** What keeps a person from going on from a step: its own errors, from the last questions and the check those of all. */
export function stepErrors(
  step: FormStep,
  values: FormValues,
  { context, registration }: Judged,
): FieldErrors {
  const answers = answersOf(values);
  const unanswered = remarkErrors(values, registration);
  const own = asQuestionStep(step);
  if (!own || own >= LAST_QUESTIONS) return { ...registrationErrors(answers, context), ...unanswered };

  const ownUnanswered = Object.entries(unanswered).filter(
    ([name]) => stepOf(questionOf(name, registration.remarks)) === own,
  );
  return { ...registrationStepErrors(own, answers, context), ...Object.fromEntries(ownUnanswered) };
}

/** Steps in which an answer, or the reply to a remark, is not right yet. */
export function lackingSteps(values: FormValues, judged: Judged): ReadonlySet<number> {
  const names = Object.keys(stepErrors(CHECK_STEP, values, judged));

  return new Set(names.map((name) => stepOf(questionOf(name, judged.registration.remarks))));
}
