import type { Grosze } from '@urzad/domain';

/** An application on the reserve list. */
export interface WaitingApplication {
  id: number;
  rank_no: number;
  cost: Grosze;
}

/** What a call has left to give. */
export interface FreeMeans {
  places: number;
  budget: Grosze;
}

export interface Promotion {
  /** Those who move up, the first of the list first. */
  promoted: number[];
  /** A place is free, but the budget does not cover the application that is next. */
  waits: { id: number; missing: Grosze } | undefined;
}

/**
 * Who moves up from the reserve list: the first, as many as there are places and money for. Nobody is passed over: the
 * first who does not fit holds those behind (Order §12).
 */
export function promoteFromReserve(reserve: readonly WaitingApplication[], free: FreeMeans): Promotion {
  const promoted: number[] = [];
  let { places, budget } = free;
  for (const { id, cost } of reserve.toSorted((one, other) => one.rank_no - other.rank_no)) {
    if (places <= 0) break;
    if (cost > budget) return { promoted, waits: { id, missing: cost - budget } };
    promoted.push(id);
    places -= 1;
    budget -= cost;
  }
  return { promoted, waits: undefined };
}
