import { CHOICE_ROWS, LIST_ROWS } from './choice-rows';
import { DAY_ROWS, NUMBER_ROWS } from './day-rows';
import { FILE_ROWS } from './file-rows';
import { LINE_ROWS } from './line-rows';
import { OWN_ROWS } from './own-rows';

const TYPED_ROWS = [...LINE_ROWS, ...DAY_ROWS, ...NUMBER_ROWS];
const OTHER_ROWS = [...CHOICE_ROWS, ...LIST_ROWS, ...OWN_ROWS, ...FILE_ROWS];

/** Every field of the kit (Spec §5), with an empty, a valid and an invalid answer. */
export const EVERY_FIELD = [...TYPED_ROWS, ...OTHER_ROWS];

/** The same in two halves, for tests that take time with each. */
export const HALVES = { typed: TYPED_ROWS, other: OTHER_ROWS };

/** Where a field is in a form, beside alone. */
const PLACES = ['tab', 'panel', 'sheet', 'condition', 'plain'] as const;
export type Place = (typeof PLACES)[number];

/** The types that are proved in a place: each type has one place, and each place one type of five. */
export function rowsIn(place: Place, half: keyof typeof HALVES) {
  const nth = PLACES.indexOf(place);
  return HALVES[half].filter((_, at) => at % PLACES.length === nth);
}
