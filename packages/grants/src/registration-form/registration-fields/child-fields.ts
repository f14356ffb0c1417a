import {
  type FieldSpec,
  GMINY,
  LOCALITY_NAME_MAX,
  POWIAT,
  REGIONS_WITH_COMMUNES,
  WOJEWODZTWO,
  YES_NO,
} from '@urzad/domain';
import { CARE_FORM, OTHER_PUBLIC_SUPPORT, RELATION } from '../../dictionaries/dictionaries';

const WITH_REGISTER = CARE_FORM.map(({ code }) => code).filter((code) => code !== 'NIANIA');
const IF_REGISTERED = { care_form: WITH_REGISTER };
const IF_NANNY = { care_form: ['NIANIA'] };
const IF_TYPED = { provider_city_own: ['yes'] };
const IN_REGION_OF_DICTIONARIES = { provider_region: REGIONS_WITH_COMMUNES };

/** The largest monthly cost: 99 999,99 zł. Larger ones are typing errors. */
const COST_MAX = 9_999_999;

/** The questions about each child: step 4 who the child is, step 5 its care. */
export const CHILD_FIELDS = {
  firstname: { step: 4, type: 'name', pl: 'Imię dziecka', en: "Child's first name", required: true, max: 60 },
  lastname: {
    step: 4,
    type: 'name',
    pl: 'Nazwisko dziecka',
    en: "Child's last name",
    required: true,
    max: 60,
  },
  pesel: { step: 4, type: 'pesel', pl: 'PESEL dziecka', en: "Child's PESEL", required: true },
  relation: {
    step: 4,
    type: 'option',
    pl: 'Stosunek do dziecka',
    en: 'Relation to the child',
    required: true,
    library: 'RELATION',
    options: RELATION,
  },
  disability: {
    step: 4,
    type: 'yesNo',
    pl: 'Dziecko ma orzeczenie o niepełnosprawności',
    en: 'The child has a disability certificate',
    required: true,
    options: YES_NO,
    isSensitive: true,
  },
  disability_to: {
    step: 4,
    type: 'date',
    pl: 'Orzeczenie ważne do (puste: na stałe)',
    en: 'Certificate valid until (empty: permanent)',
    required: false,
    side: 'future',
    when: { disability: ['yes'] },
    isSensitive: true,
  },
  other_public_support: {
    step: 4,
    type: 'option',
    pl: 'Świadczenie z programu Aktywny rodzic',
    en: 'Benefit of the programme Active Parent',
    required: true,
    library: 'OTHER_PUBLIC_SUPPORT',
    options: OTHER_PUBLIC_SUPPORT,
  },
  care_form: {
    step: 5,
    type: 'option',
    pl: 'Forma opieki',
    en: 'Form of care',
    required: true,
    library: 'CARE_FORM',
    options: CARE_FORM,
  },
  provider_name: {
    step: 5,
    type: 'text',
    pl: 'Nazwa placówki albo imię i nazwisko opiekuna',
    en: 'Name of the care provider',
    required: true,
    max: 200,
  },
  provider_register_no: {
    step: 5,
    type: 'text',
    pl: 'Numer w rejestrze lub wykazie',
    en: 'Number in the register',
    required: true,
    max: 40,
    when: IF_REGISTERED,
  },
  provider_nip: {
    step: 5,
    type: 'nip',
    pl: 'NIP placówki',
    en: 'NIP of the care provider',
    required: true,
    when: IF_REGISTERED,
  },
  /** As the town of the address; it may lie in another voivodeship. */
  provider_city: {
    step: 5,
    type: 'text',
    pl: 'Miejscowość opieki',
    en: 'Place of care',
    required: true,
    max: LOCALITY_NAME_MAX,
  },
  /** Seen as in the address. */
  provider_city_own: {
    step: 5,
    type: 'yesNo',
    pl: 'Miejscowość opieki spoza słownika',
    en: 'Place of care not in the dictionary',
    required: false,
    options: YES_NO,
    when: IF_TYPED,
  },
  /** Derived from a place of the dictionary; asked for one that was typed by hand. */
  provider_region: {
    step: 5,
    type: 'option',
    pl: 'Województwo opieki',
    en: 'Voivodeship of care',
    required: true,
    options: WOJEWODZTWO,
    when: IF_TYPED,
  },
  provider_district: {
    step: 5,
    type: 'option',
    pl: 'Powiat opieki',
    en: 'District of care',
    required: true,
    options: POWIAT,
    when: IN_REGION_OF_DICTIONARIES,
  },
  provider_community: {
    step: 5,
    type: 'option',
    pl: 'Gmina opieki',
    en: 'Commune of care',
    required: true,
    options: GMINY,
    when: IN_REGION_OF_DICTIONARIES,
  },
  care_start: { step: 5, type: 'date', pl: 'Opieka od dnia', en: 'Care from', required: true },
  care_months: {
    step: 5,
    type: 'int',
    pl: 'Liczba miesięcy opieki',
    en: 'Months of care',
    required: true,
    min: 1,
  },
  planned_cost: {
    step: 5,
    type: 'price',
    pl: 'Planowany koszt miesięczny',
    en: 'Planned monthly cost',
    required: true,
    min: 1,
    max: COST_MAX,
  },
  other_parent_name: {
    step: 5,
    type: 'name',
    pl: 'Imię i nazwisko drugiego rodzica',
    en: 'Name of the other parent',
    required: false,
    max: 60,
    when: IF_NANNY,
  },
  other_parent_works: {
    step: 5,
    type: 'yesNo',
    pl: 'Drugi rodzic pracuje',
    en: 'The other parent works',
    required: false,
    options: YES_NO,
    when: IF_NANNY,
  },
} as const satisfies Record<string, FieldSpec>;
