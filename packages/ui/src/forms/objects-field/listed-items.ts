import { foldForSearch } from '@urzad/domain';
import type { PickItem } from '../autocomplete-field/pick-item';

/** The items whose label holds every typed word, with or without Polish letters, in the order they came in. */
export function matchingItems(items: readonly PickItem[], text: string): readonly PickItem[] {
  const words = foldForSearch(text).split(/\s+/).filter(Boolean);

  return items.filter(({ label }) => {
    const folded = foldForSearch(label);
    return words.every((word) => folded.includes(word));
  });
}

/** What values are called; a value that no known item has is shown as it is. The item met last is believed. */
export function itemsOf(values: readonly string[], known: readonly PickItem[]): readonly PickItem[] {
  return values.map((value) => known.findLast((item) => item.value === value) ?? { value, label: value });
}

/** The chosen values with all of the listed ones, or with none of them; what is not listed stays as it was. */
export function withListed(
  chosen: readonly string[],
  listed: readonly PickItem[],
  isPicked: boolean,
): readonly string[] {
  const values = listed.map(({ value }) => value);
  const others = chosen.filter((value) => !values.includes(value));

  return isPicked ? [...chosen, ...values.filter((value) => !chosen.includes(value))] : others;
}
