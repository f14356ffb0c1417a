import { type RankedApplication, rankingOrder } from './ranking';

/** An application with its new points, and those that wait in its call beside it. */
export interface ReviewedApplication {
  application: RankedApplication;
  /** It stands on the reserve list already. */
  isWaiting: boolean;
  /** The others on the reserve list, in their order. */
  reserve: readonly RankedApplication[];
  /** The others that have no place and are not on the list. */
  without: readonly RankedApplication[];
  /** How long the list was to be. It may be exceeded by those who are put before somebody. */
  reserve_limit: number;
}

/**
 * The place on the reserve list where new points put an application (Order §12): before the first of the list whom it
 * outranks. Behind the last one it joins only if there is room and nobody stands ahead of it; who is on the list stays
 * on it. `null`: it stays without a place.
 */
export function reserveRankAfterReview({
  application,
  isWaiting,
  reserve,
  without,
  reserve_limit,
}: ReviewedApplication): number | null {
  const outranks = (other: RankedApplication) => rankingOrder(application, other) < 0;
  const at = reserve.findIndex(outranks);
  if (at >= 0) return at + 1;

  const isNext = reserve.length < reserve_limit && without.every(outranks);
  return isWaiting || isNext ? reserve.length + 1 : null;
}
