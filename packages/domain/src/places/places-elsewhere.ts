import { CITIES } from './cities';
import { KNOWN_LOCALITIES } from './known-localities';

const here: ReadonlySet<string> = new Set(KNOWN_LOCALITIES.map(({ name }) => name));

/** Places of the built-in list without a known commune: those of other voivodeships, by name alone. */
export const PLACES_ELSEWHERE: readonly string[] = CITIES.filter((name) => !here.has(name));
