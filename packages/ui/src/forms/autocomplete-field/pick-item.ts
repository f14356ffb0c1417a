import type { ValueForm } from '../field/use-hidden-value';

/** Something to pick by its name (Spec §3, object picker item). */
export interface PickItem {
  /** What the form sends. */
  value: string;
  /** What is shown and searched for; two items of one list are told apart by it. */
  label: string;
  /** Address of a small picture. */
  image?: string | undefined;
}

/** Before text that is no item's label: no item has such a value, so that digits typed in a search are no id. */
const UNPICKED = '?';

/**
 * A label is read as its item's value, other text as itself behind a mark, for the form's rule to refuse. A value that
 * was given without its item is shown as it is, remembered in `unnamed` and read back.
 */
export function itemForm(items: () => readonly PickItem[], unnamed: Set<string>): ValueForm {
  return {
    read: (text) => {
      const label = text.trim();
      const picked = items().findLast((item) => item.label === label)?.value;
      if (picked !== undefined) return picked;
      return label === '' || unnamed.has(label) ? label : `${UNPICKED}${label}`;
    },
    write: (value) => {
      const label = items().findLast((item) => item.value === value)?.label;
      if (label !== undefined) return label;
      if (value.startsWith(UNPICKED)) return value.slice(UNPICKED.length);
      unnamed.add(value);
      return value;
    },
  };
}
