import type { FieldErrors } from '../fields/field-errors';
import { foldForSearch } from '../words/fold-for-search';
import type { Locale } from '../words/locale';
import { tidyText } from '../words/tidy-text';
import { findCommune } from './communes';
import { KNOWN_LOCALITIES, type Locality } from './known-localities';
import { POWIAT } from './regions';

/** The answers of a form about a place. */
export interface AnsweredPlace extends Locality {
  /** `yes`: it is not in the dictionary and was typed by hand. */
  own: string;
}

/** The longest name a place may have. */
export const LOCALITY_NAME_MAX = 60;

const NAME = /^\p{L}[\p{L}0-9 .,'()/-]*$/u;
const DISTRICT_CITIES_FROM = 61;

/** Whether a text can be the name of a place: the least that is required of one typed by hand. */
export function isLocalityName(text: string): boolean {
  const name = tidyText(text);
  return NAME.test(name) && name.length >= 2;
}

/** Places of exactly this name; case and Polish diacritics are ignored. */
export function localitiesNamed(text: string, localities: readonly Locality[]): Locality[] {
  const wanted = foldForSearch(text);

  return localities.filter(({ name }) => foldForSearch(name) === wanted);
}

/**
 * Places that a typed text may mean: of that very name, then those that begin with it, then those with a word that
 * does.
 */
export function suggestLocalities(
  text: string,
  limit: number,
  localities: readonly Locality[] = KNOWN_LOCALITIES,
): Locality[] {
  const wanted = foldForSearch(text);
  if (wanted === '') return [];

  const ranks = localities.map((locality) => ({
    locality,
    rank: rankOf(foldForSearch(locality.name), wanted),
  }));
  return ranks
    .filter(({ rank }) => rank < NOT_MEANT)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ locality }) => locality);
}

const NOT_MEANT = 3;

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(` ${wanted}`) || name.includes(`-${wanted}`) ? 2 : NOT_MEANT;
}

/** `gmina Kobylanka, powiat stargardzki`: where the commune lies. */
export function communityText(community: string, locale: Locale): string {
  const commune = findCommune(community);
  if (!commune) return '';
  if (isDistrictCity(commune.district)) return DISTRICT_CITY[locale];

  const district = POWIAT.find(({ code }) => code === commune.district)?.[locale] ?? '';
  return locale === 'pl'
    ? `gmina ${commune.name}, powiat ${district}`
    : `commune ${commune.name}, district ${district}`;
}

const DISTRICT_CITY = { pl: 'miasto na prawach powiatu', en: 'city with the rights of a district' } as const;

function isDistrictCity(district: string): boolean {
  return Number(district.slice(2)) >= DISTRICT_CITIES_FROM;
}

/** The errors of a place; an empty name and a missing commune are covered by other rules. */
export function placeErrors(
  { name, community, own }: AnsweredPlace,
  field: string,
  localities: readonly Locality[] = KNOWN_LOCALITIES,
): FieldErrors {
  if (name === '') return {};
  const isKnown = (known: Locality) =>
    known.name === name && (community === '' || known.community === community);
  const isRight = own === 'yes' ? isLocalityName(name) : localities.some(isKnown);

  return isRight ? {} : { [field]: 'not-valid-city' };
}
