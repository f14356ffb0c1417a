import { foldForSearch } from '../words/fold-for-search';
import { CITIES } from './cities';

/** One entry of the list in its exact spelling (Spec §5). An office may give a longer list of its own. */
export function isCity(text: string, cities: readonly string[] = CITIES): boolean {
  return cities.includes(text);
}

/** Places that a typed text may mean, those that begin with it first. Case and Polish diacritics are ignored. */
export function suggestCities(text: string, limit: number, cities: readonly string[] = CITIES): string[] {
  const wanted = foldForSearch(text);
  if (wanted === '') return [];

  const beginning = cities.filter((city) => foldForSearch(city).startsWith(wanted));
  const inside = cities.filter((city) => foldForSearch(city).includes(` ${wanted}`));

  return [...new Set([...beginning, ...inside])].slice(0, limit);
}
