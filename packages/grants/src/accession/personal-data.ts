import { type FieldErrors, type FieldSpec, fieldErrors, type IsoDate } from '@urzad/domain';
import { PERSON_FIELDS } from '../registration-form/registration-fields/registration-fields';
import type { RegistrationForm } from '../registration-form/registration-form';

const NAMES = [
  'education',
  'mail',
  'phone',
  'employer_name',
  'job_title',
  'migrant',
  'minority',
  'homeless',
] as const;

/**
 * The answers that a qualified person may bring up to date in the form of participant's data (D7, Process §7.3). Who the
 * person is, where they live, and what points were given for stay as they were checked.
 */
export const PERSONAL_DATA_FIELDS = {
  education: PERSON_FIELDS.education,
  mail: PERSON_FIELDS.mail,
  phone: PERSON_FIELDS.phone,
  employer_name: PERSON_FIELDS.employer_name,
  job_title: PERSON_FIELDS.job_title,
  migrant: PERSON_FIELDS.migrant,
  minority: PERSON_FIELDS.minority,
  homeless: PERSON_FIELDS.homeless,
} as const satisfies Record<(typeof NAMES)[number], FieldSpec>;

export type PersonalDataName = keyof typeof PERSONAL_DATA_FIELDS;
export type PersonalDataAnswers = Record<PersonalDataName, string>;

/** The answers as they were given in the registration. */
export function personalDataOf(form: RegistrationForm): PersonalDataAnswers {
  const { education, mail, phone, employer_name, job_title, migrant, minority, homeless } = form;
  return { education, mail, phone, employer_name, job_title, migrant, minority, homeless };
}

/** The form with these answers in it. */
export function withPersonalData(
  form: RegistrationForm,
  answers: Partial<PersonalDataAnswers>,
): RegistrationForm {
  return { ...form, ...answers };
}

/** What is wrong with the answers, by the names of fields; of somebody without work no employer is asked. */
export function personalDataErrors(
  form: RegistrationForm,
  answers: PersonalDataAnswers,
  today: IsoDate,
): FieldErrors {
  return fieldErrors(PERSONAL_DATA_FIELDS, { labour_status: form.labour_status, ...answers }, today);
}
