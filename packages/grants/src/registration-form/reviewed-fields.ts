import { NO_OFFICE_WORDS } from '../dictionaries/office-words';
import { registrationSteps } from './registration-fields/registration-fields';
import type { RegistrationForm } from './registration-form';
import { registrationRows } from './registration-rows';

/** The attachments are agreed as a whole: whether all required ones are there. */
export const REVIEWED_ATTACHMENTS = 'attachments';

/** Paths that the formal check has to agree before points are given: all questions that were asked. */
export function reviewedFields(form: RegistrationForm): string[] {
  // Day and words affect only the texts, which are not used here.
  const reading = { locale: 'pl', today: '2000-01-01', words: NO_OFFICE_WORDS } as const;
  const answers = registrationSteps.flatMap(({ number }) =>
    registrationRows(number, form, reading).map(({ path }) => path),
  );

  return [...answers, REVIEWED_ATTACHMENTS];
}
