import { ApiError } from '../api-error';
import { networkOf } from './caller-network';

/** Callers of one limit. Beyond this number the older half is dropped; those of other limits stay. */
const REMEMBERED = 20_000;

export interface Limit {
  /** Name of the limit; counts of two names are independent. */
  name: string;
  /** Requests in one window. */
  max: number;
  windowMs: number;
}

/** A caller is an address, of which IPv6 counts by its network, or anything else that names one. */
export interface RateLimits {
  /**
   * Counts one request.
   * @throws ApiError `too-many-requests` with the seconds to wait
   */
  take(limit: Limit, caller: string): void;
  /**
   * Checks without counting: for a request of which only some outcomes count.
   * @throws ApiError `too-many-requests` when `take` would
   */
  refuse(limit: Limit, caller: string): void;
  /** Takes back the last count: of requests that are counted first, so that many at once are no more than the limit. */
  giveBack(limit: Limit, caller: string): void;
}

/** Sliding windows in memory, by technical time: one process serves one office, and a restart may reset the counts. */
export function rateLimits(now: () => Date): RateLimits {
  // A map for each limit, so that many invented addresses drop no count of another limit.
  const requestsByLimit = new Map<string, Map<string, number[]>>();

  /**
   * Earlier requests of the window, when there is room for one more. Those of the future were counted before the clock
   * was set back.
   */
  function recentOf({ name, max, windowMs }: Limit, key: string, at: number): number[] {
    const requests = requestsByLimit.get(name)?.get(key) ?? [];
    const recent = requests.filter((moment) => moment > at - windowMs && moment <= at);
    const [oldest] = recent;
    if (recent.length >= max && oldest !== undefined) {
      throw new ApiError('too-many-requests', null, {
        retryAfter: Math.ceil((oldest + windowMs - at) / 1000),
      });
    }
    return recent;
  }

  return {
    take(limit, caller) {
      const key = networkOf(caller);
      const at = now().getTime();
      const recent = recentOf(limit, key, at);
      const requests = requestsByLimit.get(limit.name) ?? new Map<string, number[]>();
      requestsByLimit.set(limit.name, requests);

      // Deleted first, so that the map is ordered by last use.
      requests.delete(key);
      requests.set(key, [...recent, at]);
      if (requests.size > REMEMBERED) forgetOldest(requests);
    },
    refuse(limit, caller) {
      recentOf(limit, networkOf(caller), now().getTime());
    },
    giveBack(limit, caller) {
      requestsByLimit.get(limit.name)?.get(networkOf(caller))?.pop();
    },
  };
}

function forgetOldest(requests: Map<string, number[]>) {
  for (const key of [...requests.keys()].slice(0, REMEMBERED / 2)) requests.delete(key);
}
