import type { QueryClient } from '@tanstack/react-query';
import { isStale } from './rooms-of-queries';

/** Many changes at once are asked for together: the first at once, the others this much later. */
const PAUSE_MS = 400;

type Change = { obj_type: string; id_obj?: number | undefined };

/**
 * Asks again for what has changed and is looked at. The answer takes the place of the one before without a jump, as at a
 * refresh by time; what nobody looks at is only marked as out of date.
 */
export function refetchChanged(queries: QueryClient) {
  let waiting: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refetch() {
    const changes = waiting;
    waiting = [];
    timer = changes.length > 0 ? setTimeout(refetch, PAUSE_MS) : undefined;
    if (changes.length === 0) return;
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => changes.some((change) => isStale(queryKey, change)),
    });
  }

  return {
    change(change: Change) {
      waiting.push(change);
      if (timer === undefined) refetch();
    },
    stop: () => clearTimeout(timer),
  };
}
