import type { Locality } from '@urzad/domain';
import type { RegisteredLocality, StoredPlace } from './repository';

/** What the registers change in the dictionary. */
export interface RegisterPlan {
  /** New places, and those that come back. */
  added: RegisteredLocality[];
  /** Known places that get their identifier. */
  named: RegisteredLocality[];
  /** Places with another name, or in another commune. */
  renamed: { place: StoredPlace; to: RegisteredLocality }[];
  /** Places that the registers had and have no more. */
  ended: StoredPlace[];
}

/**
 * Compares the dictionary with the registers, by the identifiers of SIMC and without one by name and commune. Places that
 * have none stay: the office added them.
 * @param stored the places of the voivodeship, deleted ones too
 */
export function planRegister(
  stored: readonly StoredPlace[],
  places: readonly RegisteredLocality[],
): RegisterPlan {
  const bySym = new Map(stored.flatMap((place) => (place.sym === null ? [] : [[place.sym, place] as const])));
  const wanted = new Map(places.map((place) => [place.sym, place]));
  // The name of a place that moves away itself is free.
  const staying = stored.filter(({ sym, ...place }) => {
    const next = sym === null ? undefined : wanted.get(sym);
    return next === undefined || keyOf(next) === keyOf(place);
  });
  const byKey = new Map(staying.map((place) => [keyOf(place), place]));
  const plan: RegisterPlan = { added: [], named: [], renamed: [], ended: [] };

  for (const place of places) {
    const own = bySym.get(place.sym);
    const there = byKey.get(keyOf(place));
    if (there && there === own) {
      if (there.deleted === 'yes') plan.added.push(place);
    } else if (there) {
      plan.named.push(place);
      if (own) plan.ended.push(own);
    } else if (own) plan.renamed.push({ place: own, to: place });
    else plan.added.push(place);
  }
  const isNamed = new Set(plan.named.map(keyOf));
  for (const place of stored) {
    const isGone = place.sym !== null && !wanted.has(place.sym);
    if (isGone && place.deleted === 'no' && !isNamed.has(keyOf(place))) plan.ended.push(place);
  }
  return plan;
}

function keyOf({ name, community }: Locality): string {
  return `${name}|${community}`;
}
