/** Rows of one statement, and of one transaction of a sweep. */
export const SWEEP_BATCH = 500;

/** The same names in their order, so many at once. */
export function batchesOf(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / SWEEP_BATCH) }, (_none, at) =>
    names.slice(at * SWEEP_BATCH, (at + 1) * SWEEP_BATCH),
  );
}
