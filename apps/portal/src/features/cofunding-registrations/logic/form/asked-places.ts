import { CARE_PLACE, CHILD_FIELDS, childPrefixOf, HOME_PLACE, PERSON_FIELDS } from '@urzad/grants';
import type { PlaceQuestionProps } from '#shared/entities/localities/place-question-props';

/** A place that the form asks for in one question: the paths of its answers and their descriptions in the domain. */
export type AskedPlace = Pick<PlaceQuestionProps, 'names' | 'specs'>;

const CARE_SPECS = {
  city: CHILD_FIELDS.provider_city,
  region: CHILD_FIELDS.provider_region,
  district: CHILD_FIELDS.provider_district,
  community: CHILD_FIELDS.provider_community,
};

/** The place that a question asks for: of care, which is asked for each child, or of the address. */
export function placeAskedAt(path: string): AskedPlace {
  const prefix = childPrefixOf(path);
  if (prefix === '') return { names: HOME_PLACE, specs: PERSON_FIELDS };

  return {
    names: {
      city: prefix + CARE_PLACE.city,
      own: prefix + CARE_PLACE.own,
      region: prefix + CARE_PLACE.region,
      district: prefix + CARE_PLACE.district,
      community: prefix + CARE_PLACE.community,
    },
    specs: CARE_SPECS,
  };
}
