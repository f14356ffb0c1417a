import type { ValueForm } from '../field/use-carried-value';

/** Something to pick by its name (Spec §3, object picker item). */
export interface PickItem {
  /** What the form sends. */
  value: string;
  /** What is shown and searched for; two items of one list are told apart by it. */
  label: string;
  /** Address of a small picture. */
  image?: string | undefined;
}

/** A label is read as its item's value; text that is no item's label is its own value, for the form's rule to refuse. */
export function itemForm(items: () => readonly PickItem[]): ValueForm {
  return {
    read: (text) => {
      const label = text.trim();
      return items().findLast((item) => item.label === label)?.value ?? label;
    },
    write: (value) => items().findLast((item) => item.value === value)?.label ?? value,
  };
}
