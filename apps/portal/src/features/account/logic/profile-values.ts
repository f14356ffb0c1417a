import type { BodyOf, users } from '@urzad/contract';
import { type FieldErrors, type IsoDate, type Locality, regionOf } from '@urzad/domain';
import { type PROFILE_FIELDS, profileErrors } from '@urzad/grants';
import type { KnownUser } from '#shared/session/me';

export const PROFILE_NAMES = [
  'firstname',
  'lastname',
  'mail',
  'phone',
  'pesel',
  'location_city',
  'location_city_own',
  'location_district',
  'location_community',
  'location_zip_code',
  'location_street',
  'location_building_number',
  'location_apartment_number',
] as const satisfies readonly (keyof typeof PROFILE_FIELDS)[];

export type ProfileName = (typeof PROFILE_NAMES)[number];
export type ProfileValues = Record<ProfileName, string>;

/** The values of the account. */
export function profileValuesOf(user: KnownUser): ProfileValues {
  return {
    firstname: user.firstname ?? '',
    lastname: user.lastname ?? '',
    mail: user.mail ?? '',
    phone: user.phone ?? '',
    pesel: user.pesel ?? '',
    location_city: user.location_city ?? '',
    location_city_own: user.location_city_own ?? '',
    location_district: user.location_district ?? '',
    location_community: user.location_community ?? '',
    location_zip_code: user.location_zip_code ?? '',
    location_street: user.location_street ?? '',
    location_building_number: user.location_building_number ?? '',
    location_apartment_number: user.location_apartment_number ?? '',
  };
}

export function isChangedProfile(values: ProfileValues, user: KnownUser): boolean {
  const known = profileValuesOf(user);
  return PROFILE_NAMES.some((name) => values[name] !== known[name]);
}

export function profileValueErrors(
  values: ProfileValues,
  today: IsoDate,
  localities: readonly Locality[],
): FieldErrors {
  return profileErrors(values, today, localities);
}

/**
 * The e-mail address is the account's own, confirmed by a code: it is shown, not sent. The voivodeship follows from
 * the district.
 */
export function profileChangeOf({ mail: _mail, ...values }: ProfileValues): BodyOf<typeof users.accountSet> {
  const texts = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()]));

  return { ...texts, location_region: regionOf(values.location_district) };
}
