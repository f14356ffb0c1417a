/**
 * The touched fields: those that had the focus and lost it. They and their parts may show errors (Spec §5). A field of a
 * list is known by its index, so when the list grows shorter its marks are dropped: the items that moved up are
 * untouched.
 */
export function createTouchedFields(currentValue: (name: string) => unknown) {
  const left = new Map<string, readonly number[]>();

  const lengthsAround = (name: string) =>
    listsAround(name).map((list) => {
      const value = currentValue(list);
      return Array.isArray(value) ? value.length : 0;
    });

  return {
    add: (name: string) => void left.set(name, lengthsAround(name)),
    clear: () => left.clear(),
    isEmpty: () => left.size === 0,
    includes: (name: string) => left.has(name),
    /** Whether it is a part of a field that was left: `children.0` of `children`. */
    includesPart: (name: string) => [...left.keys()].some((group) => name.startsWith(`${group}.`)),
    /** The values have changed. */
    look: () => {
      for (const [name, before] of left) {
        const now = lengthsAround(name);
        if (now.some((length, at) => length < (before[at] ?? 0))) left.delete(name);
        else left.set(name, now);
      }
    },
  };
}

/** `children.0.pesel` lies in the list `children`. */
function listsAround(name: string): string[] {
  const parts = name.split('.');
  return parts.flatMap((part, at) => (/^\d+$/.test(part) ? [parts.slice(0, at).join('.')] : []));
}
