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

/** Errors of the place of residence. A place of the dictionary is valid in its own commune and district only. */
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
 * Errors of the place of care. A name without a commune is valid in the dictionary or in the built-in list of Spec
 * §5, which has the larger places of other voivodeships and which older forms used.
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
