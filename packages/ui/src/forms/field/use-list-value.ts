import { type RefObject, useState } from 'react';
import type { ValueProps } from './field-props';
import { useFormReset } from './use-form-reset';

/**
 * A list of texts that a person builds: controlled by `value`, or uncontrolled with `defaultValue`, to which a reset
 * returns.
 */
export function useListValue(
  { value, defaultValue, onValueChange }: ValueProps<readonly string[]>,
  inForm: RefObject<HTMLInputElement | null>,
) {
  const [own, setOwn] = useState<readonly string[]>(defaultValue ?? []);
  const list = value ?? own;

  useFormReset(inForm, () => setOwn(defaultValue ?? []));

  function change(next: readonly string[]) {
    setOwn(next);
    onValueChange?.(next);
  }

  return {
    list,
    rows: rowsOf(list),
    change,
    add: (...texts: readonly string[]) => change([...list, ...texts]),
    removeAt: (place: number) => change(list.filter((_, at) => at !== place)),
  };
}

/** Each text with its index and a key: a text may occur twice. */
function rowsOf(list: readonly string[]) {
  const seen = new Map<string, number>();

  return list.map((text, place) => {
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return { text, place, key: `${times} ${text}` };
  });
}
