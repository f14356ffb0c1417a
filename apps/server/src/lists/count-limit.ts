/** A list is counted exactly up to this number; a larger exact count would cost more than the page itself (Order §1). */
export const COUNT_LIMIT = 10_000;

/** `found` was counted with a limit of one row more than `COUNT_LIMIT`. */
export function countOf(found: number): { count: number; count_limited?: 'yes' } {
  return found > COUNT_LIMIT ? { count: COUNT_LIMIT, count_limited: 'yes' } : { count: found };
}
