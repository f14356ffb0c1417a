import { Mutex } from 'async-mutex';

/** A queue for each key: works with the same key run one after another, others side by side. */
export function inTurnBy() {
  const turns = new Map<number, Mutex>();

  return async function inTurn<Result>(key: number, work: () => Promise<Result>): Promise<Result> {
    const turn = turns.get(key) ?? new Mutex();
    turns.set(key, turn);
    try {
      return await turn.runExclusive(work);
    } finally {
      if (!turn.isLocked()) turns.delete(key);
    }
  };
}
