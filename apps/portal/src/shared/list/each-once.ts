import type { ApiFailure } from '../http/api-failure';
import { isRefusal } from '../http/refusals';
import { type IdempotencyKey, idempotencyKey } from '../http/use-idempotency-key';

/** What became of the objects. */
export interface StepsTaken {
  done: ReadonlySet<number>;
  refused: ReadonlyMap<number, ApiFailure>;
}

interface Steps<Found> {
  objects: readonly Found[];
  /** What is sent with each: other words are another write. */
  said: string;
  send: (found: Found, idempotencyKey: string) => Promise<unknown>;
}

/** What a step of one object is refused with; anything else concerns them all. */
const OF_ONE: readonly string[] = ['no-privilege', 'object-no-exist', 'illegal-step', 'conflict'];

/**
 * Takes one step of each object, one after another. A refused one is left, the others go on. Any other failure stops;
 * taken up again, no object is done twice.
 */
export function eachOnce<Found extends { id: number }>(newKey?: () => string) {
  const keys = new Map<string, IdempotencyKey>();
  const done = new Set<number>();
  const refused = new Map<number, ApiFailure>();

  return async ({ objects, said, send }: Steps<Found>): Promise<StepsTaken> => {
    for (const found of objects) {
      if (done.has(found.id) || refused.has(found.id)) continue;
      const name = `${found.id} ${said}`;
      const key = keys.get(name) ?? idempotencyKey(newKey);
      keys.set(name, key);
      try {
        await key.use((present) => send(found, present));
        done.add(found.id);
      } catch (error) {
        if (!isRefusal(error) || !OF_ONE.includes(error.code)) throw error;
        refused.set(found.id, error);
      }
    }
    return { done, refused };
  };
}
