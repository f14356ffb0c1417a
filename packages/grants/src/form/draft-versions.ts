import { answersOfStored, FORM_STEPS, formVersionOf } from './form-versions';
import type { RegistrationDraft } from './registration-form';

/**
 * A stored draft as the form of today takes it. It was checked when it was written; an answer that no field takes stays in it
 * and is not a reason to show nothing: that each changed field has its step is for the tests to say.
 *
 * @throws when it is of a newer version than this program knows
 */
export function draftOfStored(
  stored: Readonly<Record<string, unknown>>,
  steps = FORM_STEPS,
): RegistrationDraft {
  const version = formVersionOf(stored);
  if (version > steps.length) {
    throw new Error(
      `A draft answers version ${version} of the form, this program knows version ${steps.length}: start the newer one.`,
    );
  }
  // The schema of its version held when it was written, and the steps lead from there to today's.
  return answersOfStored(stored, steps) as RegistrationDraft;
}
