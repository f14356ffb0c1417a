import { answersOfStored, FORM_STEPS, formVersionOf } from './form-versions';
import type { RegistrationDraft } from './registration-form';

/**
 * A stored draft, migrated to the present version of the form. It was validated when it was written; an answer
 * without a field stays in it and does not make the draft unreadable: that each changed field has a migration is
 * checked by tests.
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
  // The draft was valid for the schema of its version, and the steps lead from that version to the present one.
  return answersOfStored(stored, steps) as RegistrationDraft;
}
