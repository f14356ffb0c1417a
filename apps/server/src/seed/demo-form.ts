import { findCommune, KNOWN_LOCALITIES, localitiesNamed, regionOf } from '@urzad/domain';
import { type ProfileAnswers, prefillFromProfile } from '@urzad/grants';
import { type Child, EMPTY_CHILD, type RegistrationForm } from '@urzad/grants/schemas';

/** A child of the demo data: what differs from a nursery for 1 340,00 zł. */
export type DemoChild = Partial<Child> & Pick<Child, 'firstname' | 'lastname' | 'pesel'>;

/** Days that a form names, around the call it is written for. */
export interface DemoDays {
  /** The employer's certificate. */
  document: string;
  /** Return to work and begin of care. */
  back: string;
}

const EMPLOYER = {
  labour_status: 'pracujaca_rodzicielski',
  labour_since: '2026-06-15',
  employer_name: '„Fikcyjna” sp. z o.o.',
  employer_nip: '0000000017',
  employer_address: 'ul. Dębowa 3, 70-001 Szczecin',
  job_title: 'specjalistka',
  return_form: 'UMOWA_O_PRACE',
};

const NO_CRITERIA = {
  crit_single: 'no',
  crit_big_family: 'no',
  migrant: 'NIE',
  minority: 'NIE',
  homeless: 'NIE',
  disability: 'NIE',
};

const AGREED = {
  decl_rules: 'yes',
  decl_truth: 'yes',
  decl_no_double: 'yes',
  decl_residence: 'yes',
  decl_custody: 'yes',
  decl_return: 'yes',
};

/** The answers about a place of care, of one of the initial places of the dictionary. */
export function placeOfCare(name: string) {
  const [place] = localitiesNamed(name, KNOWN_LOCALITIES);
  const commune = findCommune(place?.community ?? '');
  if (!commune) throw new Error(`No place of the dictionary is called ${name}.`);
  const { code: provider_community, district: provider_district } = commune;

  return {
    provider_city: name,
    provider_region: regionOf(provider_district),
    provider_district,
    provider_community,
  };
}

const NURSERY = {
  relation: 'RODZIC',
  disability: 'no',
  other_public_support: 'NIE',
  care_form: 'ZLOBEK',
  care_months: 12,
  provider_name: 'Żłobek „Pod Żółwikiem”',
  provider_register_no: '0001/ZL',
  provider_nip: '0000000023',
  ...placeOfCare('Stargard'),
  planned_cost: 134_000,
};

interface DemoAnswers {
  profile: ProfileAnswers;
  children: readonly DemoChild[];
  days: DemoDays;
  over?: Partial<RegistrationForm> | undefined;
}

/** A complete form as a parent of the demo data would fill it in, ready to be signed. */
export function demoForm({ profile, children, days, over = {} }: DemoAnswers): RegistrationForm {
  return {
    ...prefillFromProfile(profile),
    education: 'ISCED_3_4',
    ...EMPLOYER,
    ...NO_CRITERIA,
    ...AGREED,
    leave_to: days.back,
    return_date: days.back,
    labour_document_date: days.document,
    children: children.map((child) => ({ ...EMPTY_CHILD, ...NURSERY, care_start: days.back, ...child })),
    ...over,
  };
}
