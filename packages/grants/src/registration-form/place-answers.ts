/** The answers of the question about the place of the address. */
export const HOME_PLACE = {
  city: 'city',
  own: 'city_own',
  district: 'district',
  community: 'community',
} as const;

/** The answers of the question about the place of care, which may lie in another voivodeship. */
export const CARE_PLACE = {
  city: 'provider_city',
  own: 'provider_city_own',
  region: 'provider_region',
  district: 'provider_district',
  community: 'provider_community',
} as const;

const PLACES: readonly { readonly city: string }[] = [HOME_PLACE, CARE_PLACE];
const OF_CHILD = /^children\.[0-9]+\./;

/** `children.0.` of `children.0.pesel`; empty for an answer about the person. */
export function childPrefixOf(path: string): string {
  return OF_CHILD.exec(path)?.[0] ?? '';
}

/**
 * The paths that one question asks for together with this one, that of the question first; this path alone where it
 * is no part of a place.
 */
export function answeredTogether(path: string): readonly string[] {
  const prefix = childPrefixOf(path);
  const names = PLACES.map((place): string[] => Object.values(place));
  const parts = names.find((each) => each.includes(path.slice(prefix.length)));

  return parts?.map((name) => prefix + name) ?? [path];
}

/** The question that asks for this answer: for a commune that of the name of its place. */
export function questionOfAnswer(path: string): string {
  return answeredTogether(path)[0] ?? path;
}
