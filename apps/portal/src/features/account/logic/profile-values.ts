import type { BodyOf, users } from '@urzad/contract';
import { type FieldErrors, type IsoDate, type Locality, regionOf, withoutPrivate } from '@urzad/domain';
import { PROFILE_FIELDS, profileErrors } from '@urzad/grants';
import type { KeptDraft } from '#shared/drafts/kept-draft';
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

/** What this browser may store of the profile until it is sent: no PESEL and no address (Order §2). */
export function profileDraftOf(values: ProfileValues): Record<string, unknown> {
  return withoutPrivate(PROFILE_FIELDS, values);
}

/** The values of the account, and over them what was typed before the page was loaded again. */
export function profileStartOf(user: KnownUser, kept: Pick<KeptDraft, 'values'> | null): ProfileValues {
  const values = profileValuesOf(user);
  for (const name of PROFILE_NAMES) {
    const typed = kept?.values[name];
    // The address is confirmed by a code, not typed.
    if (typeof typed === 'string' && name !== 'mail') values[name] = typed;
  }
  return values;
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
