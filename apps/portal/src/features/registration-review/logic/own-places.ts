import type { Registration } from '@urzad/contract';
import { communityText, type Locale, type Locality, REGIONS_WITH_COMMUNES, regionText } from '@urzad/domain';
import { formOfDraft } from '@urzad/grants/schemas';

/** A place typed by hand. Its commune is empty where the dictionary has no communes of its voivodeship. */
export interface OwnPlace extends Locality {
  region: string;
}

/** The places of a registration that were typed by hand, each once: residence and places of care. */
export function ownPlaces(draft: Registration['form']): OwnPlace[] {
  const { city, city_own, region, community, children } = formOfDraft(draft);
  const typed = [{ name: city, own: city_own, region, community }];
  for (const child of children) {
    const { provider_city: name, provider_city_own: own } = child;
    typed.push({ name, own, region: child.provider_region, community: child.provider_community });
  }

  return typed.filter(({ own }) => own === 'yes').reduce<OwnPlace[]>(withPlace, []);
}

function withPlace(known: OwnPlace[], { name, region, community }: OwnPlace): OwnPlace[] {
  const place = { name, region, community: REGIONS_WITH_COMMUNES.includes(region) ? community : '' };
  const isSame = (other: OwnPlace) =>
    other.name === name && other.region === region && other.community === place.community;

  return known.some(isSame) ? known : [...known, place];
}

/** `gmina Kobylanka, powiat stargardzki`, or the voivodeship without a known commune. */
export function whereText({ community, region }: OwnPlace, locale: Locale): string {
  if (community !== '') return communityText(community, locale);
  return regionText(region, locale);
}
