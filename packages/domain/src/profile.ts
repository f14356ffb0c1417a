import { GMINY } from './communes';
import { YES_NO } from './dictionaries';
import type { FieldErrors } from './field-errors';
import { fieldErrors } from './field-rules';
import type { FieldSpec, FieldsValue } from './field-spec';
import type { IsoDate } from './iso-date';
import type { Locality } from './known-localities';
import { homeErrors } from './localities';
import { POWIAT, WOJEWODZTWO } from './regions';
import { EMPTY_REGISTRATION, type RegistrationForm } from './schemas/registration-form';

/** What the screen `/autocomplete` asks, under the names that users have (Spec §3, decisions §7). */
export const PROFILE_FIELDS = {
  firstname: { step: 1, type: 'name', pl: 'Imię', en: 'First name', required: true, max: 60 },
  lastname: { step: 1, type: 'name', pl: 'Nazwisko', en: 'Last name', required: true, max: 60 },
  mail: { step: 1, type: 'mail', pl: 'Adres e-mail', en: 'E-mail address', required: true, max: 254 },
  phone: { step: 1, type: 'phone', pl: 'Telefon', en: 'Phone', required: true, max: 11 },
  pesel: { step: 1, type: 'pesel', pl: 'PESEL', en: 'PESEL', required: false, max: 11 },
  location_region: {
    step: 2,
    type: 'option',
    pl: 'Województwo',
    en: 'Voivodeship',
    required: false,
    options: WOJEWODZTWO,
  },
  location_district: {
    step: 2,
    type: 'option',
    pl: 'Powiat',
    en: 'District',
    required: false,
    options: POWIAT,
  },
  location_community: {
    step: 2,
    type: 'option',
    pl: 'Gmina',
    en: 'Commune',
    required: false,
    options: GMINY,
  },
  location_city: {
    step: 2,
    type: 'text',
    pl: 'Miejscowość',
    en: 'Town or village',
    required: false,
    max: 60,
  },
  /** The place is not in the dictionary MIEJSCOWOSCI. */
  location_city_own: {
    step: 2,
    type: 'yesNo',
    pl: 'Miejscowość spoza słownika',
    en: 'Town or village not in the dictionary',
    required: false,
    options: YES_NO,
  },
  location_zip_code: {
    step: 2,
    type: 'zipCode',
    pl: 'Kod pocztowy',
    en: 'Postal code',
    required: false,
    max: 6,
  },
  location_street: { step: 2, type: 'text', pl: 'Ulica', en: 'Street', required: false, max: 100 },
  location_building_number: {
    step: 2,
    type: 'text',
    pl: 'Numer domu',
    en: 'House number',
    required: false,
    max: 10,
  },
  location_apartment_number: {
    step: 2,
    type: 'text',
    pl: 'Numer lokalu',
    en: 'Flat number',
    required: false,
    max: 10,
  },
} as const satisfies Record<string, FieldSpec>;

export type Profile = FieldsValue<typeof PROFILE_FIELDS>;

/** A profile as an account may hold it: what was never entered is missing or `null`. */
export type ProfileAnswers = { [K in keyof Profile]?: Profile[K] | null | undefined };

/** @param localities the dictionary MIEJSCOWOSCI; without it the places that it begins with */
/** What an account needs before its owner may act as a citizen (guard 6 of Spec §2). */
export function isProfileComplete(person: {
  firstname?: unknown;
  lastname?: unknown;
  mail?: unknown;
}): boolean {
  return [person.firstname, person.lastname, person.mail].every(Boolean);
}

export function profileErrors(
  profile: ProfileAnswers,
  today: IsoDate,
  localities?: readonly Locality[],
): FieldErrors {
  const { location_city, location_community, location_city_own } = profile;
  const home = {
    name: location_city ?? '',
    community: location_community ?? '',
    own: location_city_own ?? '',
  };

  // A place typed by hand needs to be told where it lies.
  const isUntold = home.own === 'yes' && home.name !== '' && home.community === '';
  return {
    ...(isUntold && { location_community: 'is-empty' as const }),
    ...homeErrors(home, 'location_city', localities),
    ...fieldErrors(PROFILE_FIELDS, profile, today),
  };
}

/** A new form that already knows what the account knows; empty parts keep the form's own beginnings. */
export function prefillFromProfile(profile: ProfileAnswers): RegistrationForm {
  const known: Partial<RegistrationForm> = {
    firstname: profile.firstname ?? '',
    lastname: profile.lastname ?? '',
    mail: profile.mail ?? '',
    phone: profile.phone ?? '',
    pesel: profile.pesel ?? '',
    region: profile.location_region ?? '',
    district: profile.location_district ?? '',
    community: profile.location_community ?? '',
    city: profile.location_city ?? '',
    city_own: profile.location_city_own ?? '',
    zip_code: profile.location_zip_code ?? '',
    street: profile.location_street ?? '',
    building_number: profile.location_building_number ?? '',
    apartment_number: profile.location_apartment_number ?? '',
  };
  const entered = Object.entries(known).filter(([, value]) => value !== '');

  return { ...EMPTY_REGISTRATION, ...Object.fromEntries(entered), children: [] };
}
