import { ageOn, type IsoDate } from '@urzad/domain';
import { derivedFields } from '../registration-form/registration-derived';
import type { RegistrationForm } from '../registration-form/registration-form';

/**
 * The answers of the form that the European fund asks for (Process §7.3). They are kept as they stood when the person
 * joined: what changes later does not change them.
 */
const ANSWERS = [
  ...(['firstname', 'secondname', 'lastname', 'pesel', 'no_pesel', 'id_document', 'citizenship'] as const),
  ...([
    'education',
    'mail',
    'phone',
    'region',
    'district',
    'community',
    'city',
    'zip_code',
    'street',
  ] as const),
  ...(['building_number', 'apartment_number', 'labour_status', 'labour_since', 'unemployed_months'] as const),
  ...([
    'employer_name',
    'employer_nip',
    'employer_address',
    'job_title',
    'leave_kind',
    'return_date',
  ] as const),
  ...(['return_form', 'migrant', 'third_country', 'minority', 'homeless', 'disability'] as const),
] as const satisfies readonly (keyof RegistrationForm)[];

/** The data of a participant for the system of the European fund, as on the day of joining. */
export type EsfSnapshot = Pick<RegistrationForm, (typeof ANSWERS)[number]> & {
  /** The country of the project. */
  country: 'PL';
  participant: 'INDIVIDUAL';
  sex: 'K' | 'M' | null;
  /** In completed years, on the day of joining. */
  age: number | null;
  degurba: 1 | 2 | 3 | null;
  /** The forms of care that are paid for, in the order of the children. */
  support: string[];
  join_date: IsoDate;
  support_from: IsoDate;
  planned_end: IsoDate;
};

interface Support {
  /** Of the commune of the person, if it is in the register. */
  degurba: EsfSnapshot['degurba'];
  join_date: IsoDate;
  planned_end: IsoDate;
  support_from: IsoDate;
  support: string[];
}

export function esfSnapshot(form: RegistrationForm, support: Support): EsfSnapshot {
  const { born_date, sex } = derivedFields(form, support.join_date);

  return {
    country: 'PL',
    participant: 'INDIVIDUAL',
    ...answersOf(form),
    sex,
    age: born_date && ageOn(support.join_date, born_date),
    ...support,
  };
}

function answersOf(form: RegistrationForm): Pick<RegistrationForm, (typeof ANSWERS)[number]> {
  // Object.fromEntries cannot say that each name has its own value.
  return Object.fromEntries(ANSWERS.map((name) => [name, form[name]])) as Pick<
    RegistrationForm,
    (typeof ANSWERS)[number]
  >;
}
