import {
  ATTACHMENTS_STEP,
  type GrantErrors,
  type RegistrationContext,
  registrationErrors,
  stepOf,
} from '@urzad/grants';
import { errorsOfStep, stepsWithErrors } from '#shared/spec-form/errors-of-step';
import { questionOf } from '#shared/spec-form/explanations';
import { asQuestionStep, CHECK_STEP, type FormStep } from './form-steps';
import { type Remarked, remarkErrors } from './remark-errors';
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
  const errors = {
    ...registrationErrors(answersOf(values), context),
    ...remarkErrors(values, registration),
  };
  const own = asQuestionStep(step);
  // From the last questions on the whole form is validated, so that all errors are shown at once.
  if (!own || own >= ATTACHMENTS_STEP) return errors;

  return errorsOfStep(errors, own, stepIn(registration));
}

/** Steps with an invalid answer or explanation. */
export function lackingSteps(values: FormValues, judged: Judged): ReadonlySet<number> {
  return stepsWithErrors(stepErrors(CHECK_STEP, values, judged), stepIn(judged.registration));
}

/** The step of a path, that of an explanation by its remark. */
function stepIn({ remarks }: Pick<Remarked, 'remarks'>): (path: string) => number {
  return (path) => stepOf(questionOf(path, remarks));
}
