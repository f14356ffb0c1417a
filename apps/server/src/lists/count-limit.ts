import { COUNT_LIMIT, TAB_COUNT_LIMIT } from '@urzad/contract';

export { COUNT_LIMIT, TAB_COUNT_LIMIT };

/** `found` was counted with a limit of one row more than `COUNT_LIMIT`. */
export function countOf(found: number): { count: number; count_limited?: 'yes' } {
  return found > COUNT_LIMIT ? { count: COUNT_LIMIT, count_limited: 'yes' } : { count: found };
}
