import { registrationSteps } from './registration-fields/registration-fields';
import type { RegistrationForm } from './registration-form';
import { registrationRows } from './registration-rows';

/** The attachments are agreed with as a whole: whether all that is needed is there. */
export const REVIEWED_ATTACHMENTS = 'attachments';

/** Paths that the formal check has to agree with before points are given: all that was asked for. */
export function reviewedFields(form: RegistrationForm): string[] {
  // The day decides only how dates read, and only the paths are wanted here.
  const reading = { locale: 'pl', today: '' } as const;
  const answers = registrationSteps.flatMap(({ number }) =>
    registrationRows(number, form, reading).map(({ path }) => path),
  );

  return [...answers, REVIEWED_ATTACHMENTS];
}
