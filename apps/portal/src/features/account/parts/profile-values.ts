import type { BodyOf, users } from '@urzad/contract';
import { type FieldErrors, type IsoDate, type PROFILE_FIELDS, profileErrors } from '@urzad/domain';
import type { KnownUser } from '../../../shared/session/me';

/** Region, district and commune are asked for in the application itself, where they decide. */
export const PROFILE_NAMES = [
  'firstname',
  'lastname',
  'mail',
  'phone',
  'pesel',
  'location_zip_code',
  'location_city',
  'location_street',
  'location_building_number',
  'location_apartment_number',
] as const satisfies readonly (keyof typeof PROFILE_FIELDS)[];

export type ProfileName = (typeof PROFILE_NAMES)[number];
export type ProfileValues = Record<ProfileName, string>;

/** What the account already knows. */
export function profileValuesOf(user: KnownUser): ProfileValues {
  return {
    firstname: user.firstname ?? '',
    lastname: user.lastname ?? '',
    mail: user.mail ?? '',
    phone: user.phone ?? '',
    pesel: user.pesel ?? '',
    location_zip_code: user.location_zip_code ?? '',
    location_city: user.location_city ?? '',
    location_street: user.location_street ?? '',
    location_building_number: user.location_building_number ?? '',
    location_apartment_number: user.location_apartment_number ?? '',
  };
}

export function isChangedProfile(values: ProfileValues, user: KnownUser): boolean {
  const known = profileValuesOf(user);
  return PROFILE_NAMES.some((name) => values[name] !== known[name]);
}

export function profileValueErrors(values: ProfileValues, today: IsoDate): FieldErrors {
  return profileErrors(values, today);
}

/** The address is the account's own and was confirmed by a code: it is shown, not sent. */
export function profileChangeOf({ mail: _mail, ...values }: ProfileValues): BodyOf<typeof users.accountSet> {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()]));
}
