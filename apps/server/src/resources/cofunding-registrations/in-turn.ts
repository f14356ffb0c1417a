/** Runs works with the same key one after another; others go on side by side. */
export function inTurnBy() {
  const last = new Map<number, Promise<unknown>>();

  return async function inTurn<Result>(key: number, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve();
    // How the one before ended is its own caller's business.
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
