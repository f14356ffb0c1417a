import type { BoundError } from './error-codes';

/** The limit of a field while its text is longer, else `undefined`. */
export type BrokenLimit = () => number | undefined;

/** Fields with a largest length of their own. A form refuses longer texts, whatever else it checks. */
export function createLongFields() {
  const limits = new Map<string, BrokenLimit>();
  const faultAt = (name: string): BoundError<typeof TOO_LONG> | undefined => {
    const n = limits.get(name)?.();
    return n === undefined ? undefined : { code: TOO_LONG, n, isLength: true };
  };

  return {
    add: (name: string, limit: BrokenLimit) => {
      limits.set(name, limit);
      return () => {
        // The same name may have been registered again by another field.
        if (limits.get(name) === limit) limits.delete(name);
      };
    },
    faultAt,
    faults: () => {
      const found: Record<string, BoundError<typeof TOO_LONG>> = {};
      for (const name of limits.keys()) {
        const fault = faultAt(name);
        if (fault) found[name] = fault;
      }
      return found;
    },
  };
}

const TOO_LONG = 'is-too-big';
