import { type FieldErrors, type FieldSpec, fieldErrors, type IsoDate, YES_NO } from '@urzad/domain';
import { type FileKind, LEAVE_KIND, RETURN_FORM } from '../dictionaries/dictionaries';

type Facts = Readonly<Record<string, FieldSpec>>;

/** What the officer reads from a document, by the names of the fields. */
export type AccessionFacts = Readonly<Record<string, string>>;

const ISSUED = {
  step: 1,
  type: 'date',
  pl: 'Data wystawienia',
  en: 'Date of issue',
  required: true,
  side: 'past',
} as const satisfies FieldSpec;

const ISSUER = {
  step: 1,
  type: 'text',
  pl: 'Kto wystawił (imię, nazwisko i stanowisko albo nazwa instytucji)',
  en: 'Issued by (name and position, or institution)',
  required: false,
  max: 200,
} as const satisfies FieldSpec;

/** What every certificate says of itself. */
const CERTIFICATE: Facts = { issued_date: ISSUED, issuer_name: ISSUER };

const EMPLOYER: Facts = {
  employer_name: {
    step: 1,
    type: 'text',
    pl: 'Nazwa pracodawcy',
    en: 'Name of the employer',
    required: true,
    max: 200,
  },
  employer_nip: { step: 1, type: 'nip', pl: 'NIP pracodawcy', en: 'NIP of the employer', required: true },
  employer_regon: {
    step: 1,
    type: 'regon',
    pl: 'REGON pracodawcy',
    en: 'REGON of the employer',
    required: false,
  },
  employer_address: {
    step: 1,
    type: 'text',
    pl: 'Adres pracodawcy',
    en: 'Address of the employer',
    required: false,
    max: 200,
  },
  contract_kind: {
    step: 1,
    type: 'option',
    pl: 'Rodzaj umowy',
    en: 'Kind of contract',
    required: true,
    library: 'RETURN_FORM',
    options: RETURN_FORM,
  },
  employed_from: {
    step: 1,
    type: 'date',
    pl: 'Zatrudnienie od dnia',
    en: 'Employed from',
    required: true,
  },
  employed_to: {
    step: 1,
    type: 'date',
    pl: 'Zatrudnienie do dnia (puste: na czas nieokreślony)',
    en: 'Employed until (empty: without end)',
    required: false,
  },
  work_time: {
    step: 1,
    type: 'text',
    pl: 'Wymiar czasu pracy (na przykład 1/2)',
    en: 'Working time (for example 1/2)',
    required: false,
    max: 40,
  },
  work_place_community: {
    step: 1,
    type: 'text',
    pl: 'Miejsce pracy (gmina)',
    en: 'Place of work (commune)',
    required: false,
    max: 120,
  },
  leave_kind: {
    step: 1,
    type: 'option',
    pl: 'Rodzaj urlopu',
    en: 'Kind of leave',
    required: false,
    library: 'LEAVE_KIND',
    options: LEAVE_KIND,
  },
  leave_from: { step: 1, type: 'date', pl: 'Urlop od dnia', en: 'On leave from', required: false },
  leave_to: { step: 1, type: 'date', pl: 'Urlop do dnia', en: 'On leave until', required: false },
  return_date: {
    step: 1,
    type: 'date',
    pl: 'Powrót do pracy w dniu',
    en: 'Return to work on',
    required: false,
  },
};

const FACILITY: Facts = {
  provider_name: {
    step: 1,
    type: 'text',
    pl: 'Nazwa placówki albo opiekuna dziennego',
    en: 'Name of the facility or day carer',
    required: true,
    max: 200,
  },
  register_no: {
    step: 1,
    type: 'text',
    pl: 'Numer w rejestrze lub wykazie',
    en: 'Number in the register',
    required: true,
    max: 40,
  },
  provider_nip: { step: 1, type: 'nip', pl: 'NIP placówki', en: 'NIP of the facility', required: true },
  provider_regon: {
    step: 1,
    type: 'regon',
    pl: 'REGON placówki',
    en: 'REGON of the facility',
    required: false,
  },
  in_register: {
    step: 1,
    type: 'yesNo',
    pl: 'Placówka jest w publicznym rejestrze',
    en: 'The facility is in the public register',
    required: true,
    options: YES_NO,
  },
};

const NANNY: Facts = {
  nanny_name: {
    step: 1,
    type: 'name',
    pl: 'Imię i nazwisko niani',
    en: "Nanny's name",
    required: true,
    max: 120,
  },
  nanny_pesel: { step: 1, type: 'pesel', pl: 'PESEL niani', en: "Nanny's PESEL", required: true },
  contract_date: {
    step: 1,
    type: 'date',
    pl: 'Umowa z dnia',
    en: 'Date of the contract',
    required: true,
    side: 'past',
  },
};

/** What is read from a document of each kind before it is accepted; a missing kind asks nothing. */
const FACTS: Readonly<Partial<Record<FileKind, Facts>>> = {
  ZASW_PRACODAWCA: { ...CERTIFICATE, ...EMPLOYER },
  ZASW_PUP: CERTIFICATE,
  ZASW_ZUS: CERTIFICATE,
  ZASW_PLACOWKA: FACILITY,
  UMOWA_UAKTYWNIAJACA: NANNY,
};

export function accessionFactsOf(kind: FileKind): Facts {
  return FACTS[kind] ?? {};
}

/** What is wrong with the facts themselves, by their names. */
export function accessionFactErrors(kind: FileKind, facts: AccessionFacts, today: IsoDate): FieldErrors {
  return fieldErrors(accessionFactsOf(kind), facts, today);
}
