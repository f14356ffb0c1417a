import { isShown } from '@urzad/domain';
import {
  type ChildFieldName,
  PERSON_FIELDS,
  type PersonFieldName,
  type RegistrationFormStep,
} from '@urzad/grants';

/** A part of a step with a number of its own, which people say on the phone: "jestem przy 3.2". */
export interface FormSection {
  title: SectionTitle;
  fields: readonly PersonFieldName[];
}

export type SectionTitle =
  | 'name'
  | 'identity'
  | 'education'
  | 'contact'
  | 'home'
  | 'correspondence'
  | 'labour'
  | 'employer'
  | 'leave'
  | 'return'
  | 'criteria'
  | 'situation'
  | 'needs'
  | 'declarations'
  | 'account';

/** The fields of the person's steps in the groups they are asked in. Steps 4 and 5 have a section for each child. */
export const PERSON_SECTIONS: Partial<Record<RegistrationFormStep, readonly FormSection[]>> = {
  1: [
    { title: 'name', fields: ['firstname', 'secondname', 'lastname', 'family_name'] },
    {
      title: 'identity',
      fields: ['citizenship', 'no_pesel', 'pesel', 'id_document', 'born_date', 'sex'],
    },
    { title: 'education', fields: ['education'] },
  ],
  2: [
    { title: 'contact', fields: ['mail', 'phone'] },
    {
      title: 'home',
      fields: [
        'region',
        'district',
        'community',
        'city',
        'city_own',
        'zip_code',
        'street',
        'building_number',
        'apartment_number',
      ],
    },
    {
      title: 'correspondence',
      fields: [
        'corr_same',
        'corr_city',
        'corr_zip_code',
        'corr_street',
        'corr_building_number',
        'corr_apartment_number',
      ],
    },
  ],
  3: [
    {
      title: 'labour',
      fields: ['labour_status', 'labour_since', 'labour_document_date'],
    },
    { title: 'employer', fields: ['employer_name', 'employer_nip', 'employer_address', 'job_title'] },
    { title: 'leave', fields: ['leave_to'] },
    { title: 'return', fields: ['return_date', 'return_form'] },
  ],
  6: [
    {
      title: 'criteria',
      fields: ['crit_single', 'crit_big_family', 'disability'],
    },
    { title: 'situation', fields: ['migrant', 'minority', 'homeless'] },
    { title: 'needs', fields: ['special_needs'] },
  ],
  7: [
    {
      title: 'declarations',
      fields: ['decl_rules', 'decl_truth', 'decl_no_double', 'decl_residence', 'decl_custody', 'decl_return'],
    },
    { title: 'account', fields: ['bank_account_number'] },
  ],
};

/** The parts of a step of which something is asked, given the other answers: they are numbered without the others. */
export function askedSections(
  step: RegistrationFormStep,
  answers: Readonly<Record<string, unknown>>,
): readonly FormSection[] {
  return (PERSON_SECTIONS[step] ?? []).filter(({ fields }) =>
    fields.some((name) => isShown(PERSON_FIELDS[name], answers)),
  );
}

export const CHILD_SECTIONS: Partial<Record<RegistrationFormStep, readonly ChildFieldName[]>> = {
  4: ['firstname', 'lastname', 'pesel', 'relation', 'disability', 'disability_to', 'other_public_support'],
  5: [
    'care_form',
    'provider_name',
    'provider_register_no',
    'provider_nip',
    'provider_city',
    'provider_city_own',
    'provider_region',
    'provider_district',
    'provider_community',
    'care_start',
    'care_months',
    'planned_cost',
    'other_parent_name',
    'other_parent_works',
  ],
};
