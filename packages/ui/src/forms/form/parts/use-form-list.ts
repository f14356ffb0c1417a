import { useCallback, useSyncExternalStore } from 'react';
import { focusWhenSeen } from '../../field/focus-field';
import { type FormLink, useFormLink } from '../form-context';

/** A list of groups of fields in a form. */
export interface FormList<Item> {
  /** One for each item, stable for as long as it is in the list. */
  keys: readonly string[];
  /** Adds an item at the end. `focus` is the field of the new item that takes the focus: `firstname`. */
  append: (item: Item, focus?: string) => void;
  /** Removes the item at this index, counted from 0. */
  remove: (at: number) => void;
}

/** A list of groups of fields: `children.0.pesel`. All components that render one list share its keys. */
export function useFormList<Item>(name: string): FormList<Item> {
  const link = useFormLink();
  const { follow, setList, element } = link;
  const listen = useCallback((changed: () => void) => follow(name, changed), [follow, name]);
  const keysNow = () => keysOf(link, name);
  const keys = useSyncExternalStore(listen, keysNow, keysNow);

  return {
    keys,
    append: (item, focus) => {
      const items = itemsOf(link, name);
      setList(name, [...items, item], [...keysNow(), newKey()]);
      const field = `[data-field="${CSS.escape(`${name}.${items.length}.${focus}`)}"]`;
      if (focus) void focusWhenSeen(() => element.current?.querySelector(field) ?? undefined);
    },
    remove: (at) => setList(name, itemsOf(link, name).toSpliced(at, 1), keysNow().toSpliced(at, 1)),
  };
}

/** Known keys stay; after a reset or a saved form the number of items may differ. */
function keysOf(link: FormLink, name: string): readonly string[] {
  const known = link.keys.get(name) ?? [];
  const { length } = itemsOf(link, name);
  if (known.length === length && link.keys.has(name)) return known;

  const keys = Array.from({ length }, (_, at) => known[at] ?? newKey());
  link.keys.set(name, keys);
  return keys;
}

function itemsOf({ currentValue }: FormLink, name: string): readonly unknown[] {
  const items = currentValue(name);
  return Array.isArray(items) ? items : [];
}

let made = 0;

function newKey(): string {
  made += 1;
  return String(made);
}
