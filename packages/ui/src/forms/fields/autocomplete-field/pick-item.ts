import type { ValueForm } from '../../field/use-hidden-value';

/** An item that is chosen by its name (Spec §3, object picker item). */
export interface PickItem {
  /** The submitted value. */
  value: string;
  /** The shown and searched text; it has to be unique in a list. */
  label: string;
  /** The language of the label, where it may be another than that of the interface, as of a name: "pl". */
  lang?: string | undefined;
  /** Address of a small picture. */
  image?: string | undefined;
}

/**
 * Prefix of text that is no item's label: no item has such a value, so digits that were typed for a search are never
 * an id.
 */
const UNPICKED = '?';

/**
 * A label is parsed to its item's value, other text to itself behind a prefix, for the rule of the form to refuse. A
 * value that was given without its item is shown as it is, and kept in `unnamed`.
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
