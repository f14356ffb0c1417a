import * as z from 'zod/mini';
import { answersOfStored, FORM_STEPS, formVersionOf } from './form-versions';
import { type RegistrationDraft, registrationDraft } from './registration-form';

const StoredDraft = z.record(z.string(), z.unknown());

/**
 * A stored draft as the form of today takes it.
 * @throws when it holds an answer that no field of the form takes, which would be lost with the next save, or is of a newer
 * version than this program knows
 */
export function draftOfStored(value: unknown, steps = FORM_STEPS): RegistrationDraft {
  const stored = z.parse(StoredDraft, value);
  const version = formVersionOf(stored);
  if (version > steps.length) {
    throw new Error(
      `A draft answers version ${version} of the form, this program knows version ${steps.length}: start the newer one.`,
    );
  }
  return z.parse(registrationDraft, answersOfStored(stored, steps));
}
