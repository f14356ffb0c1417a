import { type FieldSpec, isShown } from '@urzad/domain';
import {
  CHILD_FIELDS,
  type ChildFieldName,
  PERSON_FIELDS,
  type PersonFieldName,
  type RegistrationFormStep,
  registrationSteps,
} from '@urzad/grants';

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

/** A section of a step with a number of its own, which people name on the phone: "jestem przy 3.2". */
export interface FormSection {
  title: SectionTitle;
  fields: readonly PersonFieldName[];
}

/** The questions of the person's steps by sections. Steps 4 and 5 have a section for each child. */
export const PERSON_SECTIONS: Partial<Record<RegistrationFormStep, readonly FormSection[]>> = ofSteps(
  false,
  (fields) => sectionsOf(fields.filter(isOfPerson)),
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
  return (PERSON_SECTIONS[step] ?? []).filter(({ fields }) =>
    fields.some((name) => isShown(PERSON_FIELDS[name], answers)),
  );
}

function ofSteps<Made>(perChild: boolean, make: (fields: readonly string[]) => Made) {
  const steps = registrationSteps.filter((step) => step.perChild === perChild);

  return Object.fromEntries(steps.map(({ number, fields }) => [number, make(fields)]));
}

function sectionsOf(names: readonly PersonFieldName[]): readonly FormSection[] {
  const beginnings: Partial<Record<PersonFieldName, SectionTitle>> = BEGINNINGS;

  return names.flatMap((name, at) => {
    const title = beginnings[name];
    if (title === undefined) return [];
    const next = names.findIndex((other, place) => place > at && beginnings[other] !== undefined);
    return { title, fields: names.slice(at, next < 0 ? undefined : next) };
  });
}

function isOfPerson(name: string): name is PersonFieldName {
  return isAsked(PERSON_FIELDS, name);
}

function isOfChild(name: string): name is ChildFieldName {
  return isAsked(CHILD_FIELDS, name);
}

/** A derived field is no question. */
function isAsked(fields: Readonly<Record<string, FieldSpec>>, name: string): boolean {
  return Object.hasOwn(fields, name) && !fields[name]?.derived;
}
