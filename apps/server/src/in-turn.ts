import { Mutex } from 'async-mutex';

/** A queue for each key: works with the same key run one after another, others side by side. */
export function inTurnBy<Key extends number | string>() {
  const turns = new Map<Key, Mutex>();

  return async function inTurn<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const turn = turns.get(key) ?? new Mutex();
    turns.set(key, turn);
    try {
      return await turn.runExclusive(work);
    } finally {
      if (!turn.isLocked()) turns.delete(key);
    }
  };
}
