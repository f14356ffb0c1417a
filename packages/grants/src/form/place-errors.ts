import {
  type FieldErrors,
  findCommune,
  isCity,
  type Locality,
  placeErrors,
  REGIONS_WITH_COMMUNES,
  regionOf,
} from '@urzad/domain';
import type { Child, RegistrationForm } from './registration-form';

/** What is wrong with where the applicant lives. A place of the dictionary is right in its own commune and district only. */
export function homeErrors(form: RegistrationForm, localities?: readonly Locality[]): FieldErrors {
  const { city, district, community, city_own } = form;
  const isElsewhere = city_own !== 'yes' && findCommune(community)?.district !== district;
  if (city !== '' && isElsewhere) return { city: 'not-valid-city' };

  return {
    ...placeErrors({ name: city, community, own: city_own }, 'city', localities),
    ...(!isCommuneOf(district, community) && { community: 'not-valid-option' as const }),
  };
}

/**
 * What is wrong with where a child is cared for. A name without a commune is one of the dictionary or of the built-in list
 * of Spec §5, which holds the larger places of other voivodeships and is what the form once asked by.
 */
export function careErrors(child: Child, localities?: readonly Locality[]): FieldErrors {
  const { provider_city: name, provider_region: region } = child;
  const { provider_district: district, provider_community: community } = child;
  const own = child.provider_city_own;
  const isRight = isCommuneOf(district, community) && (community === '' || regionOf(district) === region);

  if (own === 'yes') {
    const isAsked = REGIONS_WITH_COMMUNES.includes(region);
    return {
      ...placeErrors({ name, community, own }, 'provider_city'),
      ...(isAsked && !isRight && { provider_community: 'not-valid-option' as const }),
    };
  }
  if (community === '' && isCity(name)) return {};
  return isRight
    ? placeErrors({ name, community, own }, 'provider_city', localities)
    : { provider_city: 'not-valid-city' };
}

function isCommuneOf(district: string, community: string): boolean {
  return community === '' || findCommune(community)?.district === district;
}
