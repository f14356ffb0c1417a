import { hasWords, searchWords } from '@urzad/domain';
import type { PickItem } from '../autocomplete-field/pick-item';

/** The items whose label has every typed word, ignoring Polish diacritics, in their order. */
export function matchingItems(items: readonly PickItem[], text: string): readonly PickItem[] {
  const words = searchWords(text);

  return items.filter(({ label }) => hasWords(label, words));
}

/** The items of values; an unknown value is shown as it is. Of two items with one value the last counts. */
export function itemsOf(values: readonly string[], known: readonly PickItem[]): readonly PickItem[] {
  return values.map((value) => known.findLast((item) => item.value === value) ?? { value, label: value });
}

/** The chosen values with all listed ones added or removed; others stay. */
export function withListed(
  chosen: readonly string[],
  listed: readonly PickItem[],
  isPicked: boolean,
): readonly string[] {
  const values = listed.map(({ value }) => value);
  const others = chosen.filter((value) => !values.includes(value));

  return isPicked ? [...chosen, ...values.filter((value) => !chosen.includes(value))] : others;
}
