import {
  CHILD_FIELDS,
  type ChildFieldName,
  PERSON_FIELDS,
  type PersonFieldName,
  type RegistrationFormStep,
  registrationSteps,
} from '@urzad/grants';
import { askedSectionsOf, isQuestion, type SpecSection, sectionsOf } from '#shared/spec-form/spec-sections';

/** The first question of each section; the others follow in the order of the form. */
const BEGINNINGS = {
  firstname: 'name',
  citizenship: 'identity',
  education: 'education',
  mail: 'contact',
  region: 'home',
  corr_same: 'correspondence',
  labour_status: 'labour',
  employer_name: 'employer',
  leave_to: 'leave',
  return_date: 'return',
  crit_single: 'criteria',
  migrant: 'situation',
  special_needs: 'needs',
  decl_rules: 'declarations',
  bank_account_number: 'account',
} as const satisfies Partial<Record<PersonFieldName, string>>;

export type SectionTitle = (typeof BEGINNINGS)[keyof typeof BEGINNINGS];

export type FormSection = SpecSection<PersonFieldName, SectionTitle>;

/** The questions of the person's steps by sections. Steps 4 and 5 have a section for each child. */
export const PERSON_SECTIONS: Partial<Record<RegistrationFormStep, readonly FormSection[]>> = ofSteps(
  false,
  (fields) => sectionsOf<PersonFieldName, SectionTitle>(fields.filter(isOfPerson), BEGINNINGS),
);

export const CHILD_SECTIONS: Partial<Record<RegistrationFormStep, readonly ChildFieldName[]>> = ofSteps(
  true,
  (fields) => fields.filter(isOfChild),
);

/** The sections of a step with at least one question, given the other answers: they are numbered without the others. */
export function askedSections(
  step: RegistrationFormStep,
  answers: Readonly<Record<string, unknown>>,
): readonly FormSection[] {
  return askedSectionsOf(PERSON_SECTIONS[step] ?? [], PERSON_FIELDS, answers);
}

function ofSteps<Made>(perChild: boolean, make: (fields: readonly string[]) => Made) {
  const steps = registrationSteps.filter((step) => step.perChild === perChild);

  return Object.fromEntries(steps.map(({ number, fields }) => [number, make(fields)]));
}

function isOfPerson(name: string): name is PersonFieldName {
  return isQuestion(PERSON_FIELDS, name);
}

function isOfChild(name: string): name is ChildFieldName {
  return isQuestion(CHILD_FIELDS, name);
}
