import {
  type FieldErrors,
  type FieldSpec,
  type FieldsValue,
  fieldErrors,
  GMINY,
  type IsoDate,
  type Locality,
  POWIAT,
  placeErrors,
  YES_NO,
} from '@urzad/domain';
import { CONTACT_FIELDS } from './registration-fields/contact-fields';
import { IDENTITY_FIELDS } from './registration-fields/identity-fields';
import { EMPTY_REGISTRATION, type RegistrationForm } from './registration-form';

/**
 * The questions of the screen `/autocomplete`, under the names of the entity user (Spec §3, Order §7): questions of
 * the form, asked early.
 */
export const PROFILE_FIELDS = {
  firstname: IDENTITY_FIELDS.firstname,
  lastname: IDENTITY_FIELDS.lastname,
  mail: { ...CONTACT_FIELDS.mail, step: 1 },
  phone: { ...CONTACT_FIELDS.phone, step: 1 },
  pesel: { step: 1, type: 'pesel', pl: 'PESEL', en: 'PESEL', required: false },
  location_region: { ...CONTACT_FIELDS.region, required: false, isPrivate: true },
  location_district: {
    step: 2,
    type: 'option',
    pl: CONTACT_FIELDS.district.pl,
    en: CONTACT_FIELDS.district.en,
    required: false,
    library: 'POWIAT',
    options: POWIAT,
    isPrivate: true,
  },
  location_community: {
    step: 2,
    type: 'option',
    pl: CONTACT_FIELDS.community.pl,
    en: CONTACT_FIELDS.community.en,
    required: false,
    library: 'GMINY',
    options: GMINY,
    isPrivate: true,
  },
  location_city: { ...CONTACT_FIELDS.city, required: false },
  /** The place is not in the dictionary MIEJSCOWOSCI. */
  location_city_own: {
    step: 2,
    type: 'yesNo',
    pl: CONTACT_FIELDS.city_own.pl,
    en: CONTACT_FIELDS.city_own.en,
    required: false,
    options: YES_NO,
    isPrivate: true,
  },
  location_zip_code: { ...CONTACT_FIELDS.zip_code, required: false },
  location_street: CONTACT_FIELDS.street,
  location_building_number: { ...CONTACT_FIELDS.building_number, required: false },
  location_apartment_number: CONTACT_FIELDS.apartment_number,
} as const satisfies Record<string, FieldSpec>;

export type Profile = FieldsValue<typeof PROFILE_FIELDS>;

/** A profile as it is stored in an account: an answer that was never given is missing or `null`. */
export type ProfileAnswers = { [K in keyof Profile]?: Profile[K] | null | undefined };

/** The answers that an account needs before its owner may act as a citizen (guard 6 of Spec §2). */
export function isProfileComplete(person: {
  firstname?: unknown;
  lastname?: unknown;
  mail?: unknown;
}): boolean {
  return [person.firstname, person.lastname, person.mail].every(Boolean);
}

/** @param localities the dictionary MIEJSCOWOSCI; without it its initial places */
export function profileErrors(
  profile: ProfileAnswers,
  today: IsoDate,
  localities?: readonly Locality[],
): FieldErrors {
  const { location_city, location_district, location_community, location_city_own } = profile;
  const home = {
    name: location_city ?? '',
    community: location_community ?? '',
    own: location_city_own ?? '',
  };

  // A place typed by hand needs a district and a commune.
  const isUntold = home.own === 'yes' && home.name !== '' && home.community === '';
  return {
    ...(isUntold && !location_district && { location_district: 'is-empty' as const }),
    ...(isUntold && { location_community: 'is-empty' as const }),
    ...placeErrors(home, 'location_city', localities),
    ...fieldErrors(PROFILE_FIELDS, profile, today),
  };
}

/** A new form with the answers of the account; empty ones keep the initial values of the form. */
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
