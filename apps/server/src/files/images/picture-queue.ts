import { Semaphore } from 'async-mutex';
import { ApiError } from '../../api-error';
import { inTurnBy } from '../../in-turn';

/** Pictures at once: each may take half a gigabyte. */
const AT_ONCE = 2;
/** Pictures of one person that wait behind the one that is decoded; the portal sends one at a time. */
const OWN_MAX = 5;
/** Pictures of everybody that wait. */
const ALL_MAX = 50;
const RETRY_AFTER_SECONDS = 5;

/**
 * The order in which pictures are decoded: two at once, of each person one. Whoever sends many waits behind himself, so that
 * a picture of somebody else has its turn after one of each person before.
 */
export function pictureQueue() {
  const places = new Semaphore(AT_ONCE);
  const ownTurn = inTurnBy<number>();
  const waiting = new Map<number, number>();
  let all = 0;

  function count(id_user: number, by: 1 | -1) {
    all += by;
    const own = (waiting.get(id_user) ?? 0) + by;
    if (own === 0) waiting.delete(id_user);
    else waiting.set(id_user, own);
  }

  /** @throws ApiError `server` 503 with Retry-After when too many wait */
  return async <Result>(id_user: number, work: () => Promise<Result>): Promise<Result> => {
    if ((waiting.get(id_user) ?? 0) > OWN_MAX || all >= AT_ONCE + ALL_MAX) {
      throw new ApiError('server', null, { status: 503, retryAfter: RETRY_AFTER_SECONDS });
    }
    count(id_user, 1);
    try {
      return await ownTurn(id_user, () => places.runExclusive(work));
    } finally {
      count(id_user, -1);
    }
  };
}
